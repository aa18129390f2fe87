import { addDays, type CalendarDate, isCalendarDate, weekday } from './calendar-date.js';
import { invalidField } from './refusal.js';
import { HORIZON_DAYS, HORIZON_WEEKS, isClosed, SATURDAY } from './saturday.js';

class NotASaturday extends invalidField('not_a_saturday', 'preferredDate', 'Please choose a Saturday') {}

export class SaturdayTooSoon extends invalidField(
  'saturday_too_soon',
  'preferredDate',
  'Please choose a Saturday at least two days ahead',
) {}

class SaturdayTooFar extends invalidField(
  'saturday_too_far',
  'preferredDate',
  `Please choose a Saturday within the next ${HORIZON_WEEKS} weeks`,
  { weeks: HORIZON_WEEKS },
) {}

/**
 * Validates the date of a request made on the user's local date `today`.
 * @throws NotASaturday, SaturdayTooSoon, SaturdayTooFar
 */
export function ensureOpenSaturday(date: CalendarDate, today: CalendarDate): void {
  if (!isCalendarDate(date) || weekday(date) !== SATURDAY) throw new NotASaturday();
  if (isClosed(date, today)) throw new SaturdayTooSoon();
  if (date > addDays(today, HORIZON_DAYS)) throw new SaturdayTooFar();
}
