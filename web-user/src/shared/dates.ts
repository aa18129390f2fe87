import { dateLabel } from '@domain/shared/saturday.js';
import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { localDate, type TimeZone } from '@domain/shared/time-zone.js';
import { catalogue } from './i18n/catalogue.js';
import { formattingLocale } from './i18n/locale.js';

const WORDS = {
  brunch: '11:00 AM (Brunch)',
  lunch: '1:00 PM (Lunch)',
  dinner: '6:00 PM (Dinner)',
  cafe: 'Cafe',
  restaurant: 'Restaurant',
};

const t = catalogue('dates', WORDS);

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

const known = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

/** Formats a date as 'Sat, Nov 28'. */
export const saturdayLabel = (date: CalendarDate): string => dateLabel(date, formattingLocale);

/** Formats the last day before the instant, in the zone, as 'Wed, Nov 25'. */
export const dayBefore = (instant: string, zone: TimeZone): string =>
  dateLabel(localDate(new Date(Date.parse(instant) - 1), zone), formattingLocale);

/** Formats the day of an instant in the device's time zone as 'Nov 21, 2026'. */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat(formattingLocale, { dateStyle: 'medium' }).format(new Date(instant));

/** Formats an instant in the device's time zone as 'Saturday, November 28, 2026 at 9:00 AM'. */
export const fullMomentLabel = (instant: string): string =>
  new Intl.DateTimeFormat(formattingLocale, { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(instant),
  );

/** Formats a meal as '1:00 PM (Lunch)', and a time such as 19:30 as '7:30 PM'. */
export const mealLabel = (meal: string): string => (known(meal) ? t(meal) : clockLabel(meal));

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
export const venueLabel = (venue: string): string => (known(venue) ? t(venue) : venue);

function clockLabel(time: string): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (!minutes) return time;
  return new Intl.DateTimeFormat(formattingLocale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(Date.UTC(2000, 0, 1, Number(hours), Number(minutes)));
}

/** Formats an instant in a time zone as 'Sat, Nov 28, 10:00 AM'. */
export const momentThere = (instant: string, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat(formattingLocale, { ...DAY, ...CLOCK, timeZone }).format(new Date(instant));

/** Formats a time of today as '2:05 PM', any other as 'Fri, Nov 20, 2:05 PM', in the device's time zone. */
export function momentLabel(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(formattingLocale, {
    ...(isToday ? {} : DAY),
    ...CLOCK,
  }).format(at);
}
