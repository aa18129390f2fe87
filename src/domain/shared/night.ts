import { localHour, type TimeZone } from './time-zone.js';

/** Nothing that can wait is sent at night, from 10 PM to 8 AM in the zone of its reader. */
export const NIGHT = { begins: 22, ends: 8 } as const;

export function isNight(instant: Date, timeZone: TimeZone): boolean {
  const hour = localHour(instant, timeZone);
  return hour >= NIGHT.begins || hour < NIGHT.ends;
}
