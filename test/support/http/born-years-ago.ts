import { addDays, type CalendarDate } from '../../../src/domain/shared/calendar-date.js';
import { localDate } from '../../../src/domain/shared/time-zone.js';

const DAYS_A_YEAR = 365.25;

/** The birth date of a person who is this old today, and months before and after, wherever they are. */
export const bornYearsAgo = (age: number): CalendarDate =>
  addDays(localDate(new Date(), 'UTC'), -Math.round((age + 0.5) * DAYS_A_YEAR));
