import { offsetAt, type TimeZone } from './time-zone.js';

const NO_BREAK = '\u00a0';
/** What stands after the hours and minutes before and after noon. */
const HALVES = {
  en: [' AM', ' PM'],
  es: [`${NO_BREAK}a.${NO_BREAK}m.`, `${NO_BREAK}p.${NO_BREAK}m.`],
} as const;

export type ClockLanguage = keyof typeof HALVES;

/**
 * Formats a time of day as '6:00 PM', or in Spanish as '6:00 p. m.'. Every screen, mail and chat line uses this one format
 * of its language, whatever the region: a table whose card says 18:00 and whose mail says 6 PM looks like two tables.
 * @param hour 0 to 23
 */
export function timeOfDay(hour: number, minute: number, language: ClockLanguage = 'en'): string {
  const [before, after] = HALVES[language];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${hour < 12 ? before : after}`;
}

/** Formats the local time in `zone` at an instant. */
export function timeOfDayAt(instant: Date, zone: TimeZone, language: ClockLanguage = 'en'): string {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), zone));
  return timeOfDay(local.getUTCHours(), local.getUTCMinutes(), language);
}
