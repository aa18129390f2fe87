import { addDays, type CalendarDate, weekday } from '../shared/calendar-date.js';

const SUNDAY = 0;
const SATURDAY = 6;

/** The day that lies so many business days (Monday to Friday; holidays are not known here) after `date`. */
export function businessDaysAfter(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (weekday(day) !== SATURDAY && weekday(day) !== SUNDAY) left--;
  }
  return day;
}
