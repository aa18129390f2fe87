import { STARTING_HOUR } from '@domain/shared/slot.js';
import { dateLabel } from '@domain/shared/saturday.js';
import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { timeOfDay } from '@domain/shared/time-of-day.js';
import { localDate, offsetAt, type TimeZone } from '@domain/shared/time-zone.js';
import { messagesOf } from './i18n/messages-of.js';
import { formattingLocale, has24Hours, locale } from './i18n/locale.js';
import { zoneOf } from './today.js';

const t = messagesOf('dates');

/** Start of each meal, in local hours; brunch is no longer offered. */
const HOURS: Partial<Record<string, number>> = { brunch: 11, ...STARTING_HOUR };

/** Formats the last day before the instant, in the zone, as 'Wed, Nov 25'. */
export const dayBefore = (instant: string, zone: TimeZone): string =>
  dateLabel(localDate(new Date(Date.parse(instant) - 1), zone), formattingLocale);

/** Formats the day of an instant in the device's time zone as 'Nov 21, 2026'. */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat(formattingLocale, { dateStyle: 'medium' }).format(new Date(instant));

/** The name of a zone whose clock differs from the device's at an instant, as 'Eastern Standard Time'; otherwise null. */
export function awayZoneLabel(instant: string, timeZone: TimeZone): string | null {
  const at = Date.parse(instant);
  if (offsetAt(at, timeZone) === offsetAt(at, zoneOf())) return null;
  const format = new Intl.DateTimeFormat(formattingLocale, { timeZone, timeZoneName: 'long' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
}

/** Formats a meal as '1:00 PM (Lunch)', and a time such as 19:30 as '7:30 PM'. */
export function mealLabel(meal: string): string {
  const hour = HOURS[meal];
  if (hour !== undefined && t.has(meal)) return t(meal, { time: time(hour, 0) });
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(meal) ?? [];
  return minutes ? time(Number(hours), Number(minutes)) : meal;
}

const time = (hour: number, minute: number): string => timeOfDay(hour, minute, locale, has24Hours);

/** The parts of a calendar page: 'Sat', '28', 'Nov'. */
export function dateTileParts(date: CalendarDate): { weekday: string; day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formattingLocale, { ...options, timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
  };
}

/** Formats a venue type as 'Cafe' or 'Restaurant'. */
export const venueLabel = (venue: string): string => (t.has(venue) ? t(venue) : venue);
