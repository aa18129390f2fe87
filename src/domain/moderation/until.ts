import { isCalendarDate } from '../shared/calendar-date.js';
import { instantAt, type TimeZone } from '../shared/time-zone.js';
import { UntilNotAhead } from './suspension-errors.js';

/** PostgreSQL does not parse a year of five digits in the ISO 8601 format of JavaScript. */
const LAST_YEAR = 9999;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses the end of a suspension: an ISO 8601 instant with an offset, or a date, whose local midnight in `homeZone` is
 * returned.
 * @throws UntilNotAhead for any other text
 */
export function untilFrom(text: string, homeZone: TimeZone): Date {
  if (isCalendarDate(text)) return instantAt(text, 0, 0, homeZone);
  const instant = INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) ? new Date(text) : null;
  if (!instant || !(instant.getUTCFullYear() <= LAST_YEAR)) throw new UntilNotAhead();
  return instant;
}
