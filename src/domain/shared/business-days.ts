import { addDays, type CalendarDate, weekday } from './calendar-date.js';
import { instantAt, localDate, type TimeZone } from './time-zone.js';

const SUNDAY = 0;
const SATURDAY = 6;

/** The date `days` business days (Monday to Friday) after `date`. Public holidays are not excluded. */
export function businessDaysAfter(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (weekday(day) !== SATURDAY && weekday(day) !== SUNDAY) left--;
  }
  return day;
}

/** Deadline: the UTC instant at the end of the last business day, with days counted in `zone`. */
export function dueAfterBusinessDays(days: number, now: Date, zone: TimeZone): Date {
  const lastDay = businessDaysAfter(localDate(now, zone), days);
  return instantAt(addDays(lastDay, 1), 0, 0, zone);
}
