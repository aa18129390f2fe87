import { ageBand, ageOn } from '../../domain/shared/age.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';

const QUARTER_HOUR_MS = 900_000;
let latest = { zone: '', quarter: NaN, date: '' as CalendarDate };

/** The local date, which changes at the start of a quarter of an hour in every time zone. */
function today(now: Date, zone: TimeZone): CalendarDate {
  const quarter = Math.floor(now.getTime() / QUARTER_HOUR_MS);
  if (latest.quarter !== quarter || latest.zone !== zone)
    latest = { zone, quarter, date: localDate(now, zone) };
  return latest.date;
}

/** The age band that other users see; null without a date of birth. */
export function presentAgeRange(dateOfBirth: string | null, now: Date, timeZone: TimeZone): string | null {
  return dateOfBirth && ageBand(ageOn(dateOfBirth, today(now, timeZone)));
}
