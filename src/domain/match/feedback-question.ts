import { addDays, type CalendarDate } from '../shared/calendar-date.js';
import { instantAt, type TimeZone } from '../shared/time-zone.js';

/** Local hours on the day after a match from which (included) until which (excluded) its members are asked for feedback. */
export const ASKED_FROM_HOUR = 10;
export const ASKED_UNTIL_HOUR = 20;

/** Whether members may be asked for feedback now. After that day they are not: a late question is worse than none. */
export function isFeedbackQuestionDue(date: CalendarDate, timeZone: TimeZone, now: Date): boolean {
  const dayAfter = addDays(date, 1);
  const at = (hour: number): Date => instantAt(dayAfter, hour, 0, timeZone);
  return now >= at(ASKED_FROM_HOUR) && now < at(ASKED_UNTIL_HOUR);
}
