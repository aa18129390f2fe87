import { isCalendarDate } from '../shared/calendar-date.js';
import { instantFrom } from '../shared/instant.js';
import { instantAt, type TimeZone } from '../shared/time-zone.js';
import { UntilNotAhead } from './suspension-errors.js';

/**
 * Parses the end of a suspension: an ISO 8601 instant with an offset, or a date, whose local midnight in `homeZone` is
 * returned.
 * @throws UntilNotAhead for any other text
 */
export function untilFrom(text: string, homeZone: TimeZone): Date {
  if (isCalendarDate(text)) return instantAt(text, 0, 0, homeZone);
  const instant = instantFrom(text);
  if (!instant) throw new UntilNotAhead();
  return instant;
}
