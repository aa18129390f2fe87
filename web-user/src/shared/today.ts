import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { isTimeZone, localDate } from '@domain/shared/time-zone.js';

/** The zone of the person, where it is known, else of this device. */
export function zoneOf(person?: { timeZone?: string | null }): string {
  const known = person?.timeZone;
  return known && isTimeZone(known) ? known : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The calendar day it is now for the person. */
export function today(person?: { timeZone?: string | null }): CalendarDate {
  return localDate(new Date(), zoneOf(person));
}
