import { LOCALE } from '../i18n/language.js';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });
const CALENDAR_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a timestamp as "Nov 21, 2026", in the device's time zone. */
export const formatDay = (instant: string): string => DAY.format(new Date(instant));

/** Formats a timestamp as "Nov 21, 2026, 5:50 PM", in the device's time zone. */
export const formatDateTime = (instant: string): string => MOMENT.format(new Date(instant));

/** Formats a timestamp as "5:50 PM", in the device's time zone. */
export const formatTime = (instant: string): string => TIME.format(new Date(instant));

/** Formats a date without a time zone, such as a birthday, as "January 1, 2000". */
export const formatCalendarDay = (date: string): string => CALENDAR_DAY.format(new Date(`${date}T00:00:00Z`));

/** @returns the date that many days from now in the format YYYY-MM-DD, in the device's time zone */
export function dayFromToday(days: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
    .toISOString()
    .slice(0, 10);
}
