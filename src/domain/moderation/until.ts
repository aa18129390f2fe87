import { isCalendarDate } from '../shared/calendar-date.js';
import { instantAt, type TimeZone } from '../shared/time-zone.js';
import { UntilNotAhead } from './suspension-errors.js';

/** PostgreSQL reads no year of five digits in the way in which an instant is told. */
const LAST_YEAR = 9999;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The moment at which a suspension ends: an instant as ISO 8601 says it, or a day, which is the first on which the
 * person is welcome again where the product is at home. @throws UntilNotAhead for any other text
 */
export function untilFrom(text: string, homeZone: TimeZone): Date {
  if (isCalendarDate(text)) return instantAt(text, 0, 0, homeZone);
  const instant = INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) ? new Date(text) : null;
  if (!instant || !(instant.getUTCFullYear() <= LAST_YEAR)) throw new UntilNotAhead();
  return instant;
}
