import { addDays, type CalendarDate, isCalendarDate, weekday } from './calendar-date.js';
import { InvalidField } from './domain-error.js';

const SATURDAY = 6;

/** Requests close two days ahead, so that tables are settled on the Friday before. */
export const NOTICE_DAYS = 2;
/** Nobody plans a dinner with strangers further ahead than this. */
export const HORIZON_DAYS = 8 * 7;

export class NotASaturday extends InvalidField {
  readonly code = 'not_a_saturday';
  readonly field = 'preferredDate';
  constructor() {
    super('Please choose a Saturday');
  }
}

export class SaturdayTooSoon extends InvalidField {
  readonly code = 'saturday_too_soon';
  readonly field = 'preferredDate';
  constructor() {
    super('Please choose a Saturday at least two days ahead');
  }
}

export class SaturdayTooFar extends InvalidField {
  readonly code = 'saturday_too_far';
  readonly field = 'preferredDate';
  constructor() {
    super('Please choose a Saturday within the next 8 weeks');
  }
}

/** The first Saturday one may still ask for on the day `today` (the asker's own calendar day). */
export function firstOpenSaturday(today: CalendarDate): CalendarDate {
  const earliest = addDays(today, NOTICE_DAYS);
  return addDays(earliest, (SATURDAY - weekday(earliest) + 7) % 7);
}

/** The next `count` Saturdays one may ask for, soonest first. */
export function openSaturdays(today: CalendarDate, count: number): CalendarDate[] {
  const first = firstOpenSaturday(today);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}

/**
 * Refuses a date one cannot ask for on the day `today`.
 * @throws NotASaturday, SaturdayTooSoon, SaturdayTooFar
 */
export function ensureOpenSaturday(date: CalendarDate, today: CalendarDate): void {
  if (!isCalendarDate(date) || weekday(date) !== SATURDAY) throw new NotASaturday();
  if (date < addDays(today, NOTICE_DAYS)) throw new SaturdayTooSoon();
  if (date > addDays(today, HORIZON_DAYS)) throw new SaturdayTooFar();
}

/** 'Sat, Jun 28' in English: built from the date's own parts, so no zone can shift the day. */
export function dateLabel(date: CalendarDate, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
