import { addDays, type CalendarDate, weekday } from './calendar-date.js';
import { instantAt, type TimeZone } from './time-zone.js';

export const SATURDAY = 6;

/** Minimum number of days between a request and its Saturday, because the final run is on the Friday before. */
export const NOTICE_DAYS = 2;
export const HORIZON_WEEKS = 8;
/** Maximum number of days between a request and its Saturday. */
export const HORIZON_DAYS = HORIZON_WEEKS * 7;

/** The first Saturday that can be requested on the user's local date `today`. */
export function firstOpenSaturday(today: CalendarDate): CalendarDate {
  return comingSaturday(addDays(today, NOTICE_DAYS));
}

/** The Saturday of the week that ends with it: today, if it is one. */
export const comingSaturday = (today: CalendarDate): CalendarDate =>
  addDays(today, (SATURDAY - weekday(today) + 7) % 7);

/** The next `count` Saturdays that can be requested, soonest first. */
export function openSaturdays(today: CalendarDate, count: number): CalendarDate[] {
  const first = firstOpenSaturday(today);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}

/** Whether a Saturday is closed for requests, on the user's local date `today`. */
export const isClosed = (date: CalendarDate, today: CalendarDate): boolean =>
  date < addDays(today, NOTICE_DAYS);

/** UTC instant at which the Saturday closes for requests in the zone, shortly before its final run. */
export const closingOf = (date: CalendarDate, timeZone: TimeZone): Date =>
  instantAt(addDays(date, 1 - NOTICE_DAYS), 0, 0, timeZone);

/** By locale, because making one takes longer than formatting many dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string): Intl.DateTimeFormat {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    formatters.set(locale, formatter);
  }
  return formatter;
}

/** Formats a date, by default as 'Sat, Jun 28'. Formatted in UTC, so that no time zone can shift the day. */
export const dateLabel = (date: CalendarDate, locale = 'en-US'): string =>
  formatterOf(locale).format(new Date(`${date}T00:00:00Z`));
