import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { isTimeZone, localDate, type TimeZone } from '@domain/shared/time-zone.js';
import type { Match } from './api/types.js';

/** The zone of this device; UTC, as its clock then shows, where it says none that `Intl` knows, such as `Etc/Unknown`. */
export function deviceZone(): TimeZone {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** The user's time zone if known, or else the device's. */
export function zoneOf(person?: { timeZone?: string | null }): string {
  const known = person?.timeZone;
  return known && isTimeZone(known) ? known : deviceZone();
}

/** The current calendar day in the user's time zone. */
export function today(person?: { timeZone?: string | null }): CalendarDate {
  return localDate(new Date(), zoneOf(person));
}

/** Whether it is the day of the match, where it takes place. */
export const isToday = ({ suggestedDate, timeZone }: Pick<Match, 'suggestedDate' | 'timeZone'>): boolean =>
  localDate(new Date(), timeZone) === suggestedDate;
