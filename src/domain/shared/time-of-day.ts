import type { Language } from './language.js';
import { offsetAt, type TimeZone } from './time-zone.js';

const NO_BREAK = '\u00a0';
/** What stands after the hours and minutes before and after noon; null where the day has 24 hours. */
const HALVES: Readonly<Record<Language, readonly [before: string, after: string] | null>> = {
  en: [' AM', ' PM'],
  es: [`${NO_BREAK}a.${NO_BREAK}m.`, `${NO_BREAK}p.${NO_BREAK}m.`],
  fr: null,
  de: null,
};

/**
 * Formats a time of day as '6:00 PM', in Spanish as '6:00 p. m.', and in French and German as '18:00'. Every screen, mail and
 * chat line uses this one format of its language, whatever the region: a table whose card says 18:00 and whose mail says 6 PM
 * looks like two tables.
 * @param hour 0 to 23
 */
export function timeOfDay(hour: number, minute: number, language: Language = 'en'): string {
  const halves = HALVES[language];
  const minutes = String(minute).padStart(2, '0');
  return halves ? `${hour % 12 || 12}:${minutes}${halves[hour < 12 ? 0 : 1]}` : `${hour}:${minutes}`;
}

/** Formats the local time in `zone` at an instant. */
export function timeOfDayAt(instant: Date, zone: TimeZone, language: Language = 'en'): string {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), zone));
  return timeOfDay(local.getUTCHours(), local.getUTCMinutes(), language);
}
