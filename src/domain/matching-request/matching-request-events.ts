import type { Slot } from '../shared/slot.js';
import type { TimeZone } from '../shared/time-zone.js';

/** A request was opened or requeued, which starts a rolling run. */
interface RequestOpened {
  readonly type: 'request-opened';
  readonly slot: Slot;
}

/** A waiting request ended because its user moved to where its Saturday is closed. */
export interface RequestClosed {
  readonly type: 'request-closed';
  readonly userId: number;
  readonly slot: Slot;
  /** Of the new location. */
  readonly timeZone: TimeZone;
}

/** A request ended before it had a seat: friends who came along go on without it. */
interface RequestEnded {
  readonly type: 'request-ended';
  readonly requestId: number;
  readonly slot: Slot;
}

export type MatchingRequestEvent = RequestOpened | RequestClosed | RequestEnded;
