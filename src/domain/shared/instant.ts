import { isCalendarDate } from './calendar-date.js';

/** PostgreSQL does not parse a year of five digits in the ISO 8601 format of JavaScript. */
const LAST_YEAR = 9999;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an ISO 8601 instant with an offset. @returns null for any other text */
export function instantFrom(text: string): Date | null {
  const instant = INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) ? new Date(text) : null;
  return instant && instant.getUTCFullYear() <= LAST_YEAR ? instant : null;
}
