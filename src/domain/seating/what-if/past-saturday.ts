import { addDays, type CalendarDate, weekday } from '../../shared/calendar-date.js';

const SATURDAY = 6;

/** The last Saturday that is over on the local date `today`; on a Saturday that of the week before. */
export function lastSaturdayBefore(today: CalendarDate): CalendarDate {
  const yesterday = addDays(today, -1);
  return addDays(yesterday, -((weekday(yesterday) - SATURDAY + 7) % 7));
}
