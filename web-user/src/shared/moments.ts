import { dateLabel } from '@domain/shared/saturday.js';
import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { timeOfDayAt } from '@domain/shared/time-of-day.js';
import { localDate, type TimeZone } from '@domain/shared/time-zone.js';
import { formattingLocale, has24Hours, locale } from './i18n/locale.js';
import { zoneOf } from './today.js';

/** Formats a date as 'Sat, Nov 28'. */
export const saturdayLabel = (date: CalendarDate): string => dateLabel(date, formattingLocale);

/** Formats the time of an instant in a time zone as '10:00 AM'. */
export const timeThere = (instant: string | Date, timeZone: TimeZone): string =>
  timeOfDayAt(new Date(instant), timeZone, locale, has24Hours);

/** Formats an instant in a time zone as 'Sat, Nov 28, 10:00 AM'. */
export const momentThere = (instant: string | Date, timeZone: TimeZone): string =>
  `${saturdayLabel(localDate(new Date(instant), timeZone))}, ${timeThere(instant, timeZone)}`;

/** Formats a time of today as '2:05 PM', any other as 'Fri, Nov 20, 2:05 PM', in the device's time zone. */
export function momentLabel(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return (isToday ? timeThere : momentThere)(new Date(at), zoneOf());
}

/** Formats an instant in the device's time zone as 'Saturday, November 28, 2026, 9:00 AM'. */
export const fullMomentLabel = (instant: string): string => {
  const day = new Intl.DateTimeFormat(formattingLocale, { dateStyle: 'full' }).format(new Date(instant));
  return `${day}, ${timeThere(instant, zoneOf())}`;
};
