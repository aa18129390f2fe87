import { addDays, type CalendarDate, dateParts } from '../../shared/calendar-date.js';

/** A calendar quarter, both days included. */
export interface Quarter {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What is stored of a quarter goes after a year, day by day; three are complete on every day. */
const QUARTERS = 3;
/** Late cancellations and groups of friends are settled. */
const DAYS_AFTER = 7;

/** The last quarters that are over, the newest first: no two of them overlap, and none of them grows any more. */
export function pastQuarters(today: CalendarDate): Quarter[] {
  const { year, month } = dateParts(addDays(today, -DAYS_AFTER));
  const current = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: QUARTERS }, (_, ago) => current - 1 - ago).map((quarter) => ({
    from: firstDay(quarter),
    to: addDays(firstDay(quarter + 1), -1),
  }));
}

const firstDay = (quarter: number): CalendarDate =>
  `${Math.floor(quarter / 4)}-${String(1 + 3 * (quarter % 4)).padStart(2, '0')}-01`;
