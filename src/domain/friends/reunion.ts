import { DAY_MS } from '../shared/durations.js';
import { offersAt } from '../pair-chat/chat-offer.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { DomainError } from '../shared/domain-error.js';
import { isNight } from '../shared/night.js';
import { closingOf, firstOpenSaturday } from '../shared/saturday.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';

/** Days after feedback has closed in which an offer that an outage delayed is still made. */
const OFFERED_WITHIN_DAYS = 3;

/**
 * There is no such offer for this user, or it is over for them. One error for all, because a reason would reveal an answer
 * or a block.
 */
export class ReunionNotFound extends DomainError {
  readonly code = 'reunion_not_found';
  constructor() {
    super('This offer is no longer open.');
  }
}

/** Whether the members of a match are offered to meet again now: from a time that no answer changes, by day only. */
export function isTimeToOffer(startsAt: Date, timeZone: TimeZone, now: Date): boolean {
  const at = offersAt(startsAt, timeZone).getTime();
  const isInTime = now.getTime() >= at && now.getTime() < at + OFFERED_WITHIN_DAYS * DAY_MS;
  return isInTime && !isNight(now, timeZone);
}

/** The Saturday of an offer made at `now`, and the UTC instant at which it closes for requests. */
export function nextReunion(now: Date, timeZone: TimeZone): { saturday: CalendarDate; expiresAt: Date } {
  const saturday = firstOpenSaturday(localDate(now, timeZone));
  return { saturday, expiresAt: closingOf(saturday, timeZone) };
}

/** Whether a member can still accept. A refusal is final. */
export const isOpenReunion = (
  { expiresAt, agrees }: { readonly expiresAt: Date; readonly agrees: boolean | null },
  now: Date,
): boolean => now < expiresAt && agrees !== false;
