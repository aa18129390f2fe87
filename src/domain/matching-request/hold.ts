import { HOUR_MS } from '../shared/durations.js';
import { finalRunOf, type Slot } from '../shared/slot.js';
import type { TimeZone } from '../shared/time-zone.js';

const LONGEST_HOLD_HOURS = 24;

/** For how many friends a request can wait. */
export const MOST_FRIENDS = 2;

/** Until when a request waits for the friends who come along: a day, and never past its final run. */
export function holdUntil(slot: Slot, zone: TimeZone, now: Date): Date {
  const day = new Date(now.getTime() + LONGEST_HOLD_HOURS * HOUR_MS);
  const finalRun = finalRunOf(slot, zone);
  return day < finalRun ? day : finalRun;
}

/** Whether rolling runs leave a request out because it waits for friends; a final run takes it as it is. */
export const isHeld = (heldUntil: Date | null | undefined, now: Date): boolean =>
  heldUntil != null && now < heldUntil;
