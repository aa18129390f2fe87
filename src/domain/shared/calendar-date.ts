import { DAY_MS } from './durations.js';
/** A local date without time or time zone (ISO 8601), in the format YYYY-MM-DD. */
export type CalendarDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const utc = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10);

/**
 * Whether the text is an existing date of the years 1 to 9999. False for 2025-02-30, and for the year 0, which the
 * Gregorian calendar lacks.
 */
export function isCalendarDate(text: string): boolean {
  if (!PATTERN.test(text) || text.startsWith('0000')) return false;
  const ms = utc(text);
  return !Number.isNaN(ms) && fromUtc(ms) === text;
}

/** The date `days` later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(utc(date) + days * DAY_MS);
}

/** Day of the week: 0 for Sunday to 6 for Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(utc(date)).getUTCDay();
}

/** Parses a date into year, month (1 to 12) and day. */
export function dateParts(date: CalendarDate): { year: number; month: number; day: number } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/** Formats a date. The result may not exist, so validate parts from users with `isCalendarDate`. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}
