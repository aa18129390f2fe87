import { HOUR_MS } from '../shared/durations.js';
import { addDays } from '../shared/calendar-date.js';
import { type Slot, startOf } from '../shared/slot.js';
import { instantAt, type TimeZone } from '../shared/time-zone.js';

/** Hours before the start at which the last answers are due: an hour before seating ends and the venue is final. */
const LAST_ANSWER_HOURS = 4;
/** Members have at least this many hours to answer; otherwise they are not asked. */
const LEAST_HOURS = 1;

/**
 * UTC instant until which members who are asked at `now` may agree to a change of their table: noon of the Friday before,
 * and from then on four hours before the start, local time in `zone`. See ADR 45.
 * @returns null when it is too late to ask
 */
export function answerDeadlineOf(slot: Slot, zone: TimeZone, now: Date): Date | null {
  const fridayNoon = instantAt(addDays(slot.preferredDate, -1), 12, 0, zone);
  const lastAnswer = new Date(startOf(slot, zone).getTime() - LAST_ANSWER_HOURS * HOUR_MS);
  const soonest = now.getTime() + LEAST_HOURS * HOUR_MS;
  return [fridayNoon, lastAnswer].find((deadline) => deadline.getTime() >= soonest) ?? null;
}
