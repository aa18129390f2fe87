import type { Slot } from '../../shared/slot.js';
import { finalRunOf } from '../../shared/slot.js';
import type { TimeZone } from '../../shared/time-zone.js';
import type { PastSeeker } from './past-seeker.js';

/** When a request was opened and withdrawn. */
export interface RequestTimes {
  readonly slot: Slot;
  readonly timeZone: TimeZone;
  readonly createdAt: Date;
  /** When it was withdrawn; null if it was not. */
  readonly withdrawnAt: Date | null;
}

/** A request of a past Saturday as it is stored now, with its user. */
export interface PastRequest extends RequestTimes {
  readonly person: PastSeeker;
}

/** Whether the request was open, seated or waiting, at the final run of its time zone. */
export function wasOpenAtFinalRun({ slot, timeZone, createdAt, withdrawnAt }: RequestTimes): boolean {
  const finalRun = finalRunOf(slot, timeZone);
  return createdAt <= finalRun && (withdrawnAt === null || withdrawnAt > finalRun);
}
