import { addDays } from './calendar-date.js';
import { instantAt, localDate, localHour, type TimeZone } from './time-zone.js';

/** Nothing that can wait is sent at night, from 10 PM to 8 AM in the zone of its reader. */
export const NIGHT = { begins: 22, ends: 8 } as const;

export function isNight(instant: Date, timeZone: TimeZone): boolean {
  const hour = localHour(instant, timeZone);
  return hour >= NIGHT.begins || hour < NIGHT.ends;
}

/** @returns the seconds until the end of the night, rounded up; 0 by day */
export function secondsUntilDay(instant: Date, timeZone: TimeZone): number {
  if (!isNight(instant, timeZone)) return 0;
  const today = localDate(instant, timeZone);
  const date = localHour(instant, timeZone) < NIGHT.ends ? today : addDays(today, 1);
  return Math.ceil((instantAt(date, NIGHT.ends, 0, timeZone).getTime() - instant.getTime()) / 1000);
}
