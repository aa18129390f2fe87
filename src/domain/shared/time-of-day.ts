import type { Language } from './language.js';
import { localHour, offsetAt, type TimeZone } from './time-zone.js';

const NO_BREAK = '\u00a0';
/** What stands after the hours and minutes before and after noon; null where the day has 24 hours. */
const HALVES: Readonly<Record<Language, readonly [before: string, after: string] | null>> = {
  en: [' AM', ' PM'],
  es: [`${NO_BREAK}a.${NO_BREAK}m.`, `${NO_BREAK}p.${NO_BREAK}m.`],
  fr: null,
  de: null,
};

/**
 * Formats a time of day as '6:00 PM', in Spanish as '6:00 p. m.', and in French and German as '18:00'. Every mail uses this one
 * format of its language; a screen also knows the region of its reader.
 * @param hour 0 to 23
 * @param has24Hours whether the reader's region counts them, as Great Britain and Spain do
 */
export function timeOfDay(
  hour: number,
  minute: number,
  language: Language = 'en',
  has24Hours = false,
): string {
  const halves = has24Hours ? null : HALVES[language];
  const minutes = String(minute).padStart(2, '0');
  return halves ? `${hour % 12 || 12}:${minutes}${halves[hour < 12 ? 0 : 1]}` : `${hour}:${minutes}`;
}

/** The local hour from which on a day is called tonight. */
const EVENING = 17;
export const isEvening = (instant: Date, zone: TimeZone): boolean => localHour(instant, zone) >= EVENING;

/** Formats the local time in `zone` at an instant. */
export function timeOfDayAt(
  instant: Date,
  zone: TimeZone,
  language: Language = 'en',
  has24Hours = false,
): string {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), zone));
  return timeOfDay(local.getUTCHours(), local.getUTCMinutes(), language, has24Hours);
}
