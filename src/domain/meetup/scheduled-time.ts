import type { CalendarDate } from '../shared/calendar-date.js';
import { instantAt, type TimeZone } from '../shared/time-zone.js';

/** Times of a meetup that have a name, on the wall clock of the venue. */
const NAMED = { brunch: [11, 0], lunch: [13, 0], dinner: [18, 0] } as const;
export const NAMED_TIMES = Object.keys(NAMED) as Array<keyof typeof NAMED>;

const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `brunch`, `lunch`, `dinner`, or a time of the clock such as `19:30`. */
export type ScheduledTime = string;

export function isScheduledTime(text: string): boolean {
  return Object.hasOwn(NAMED, text) || CLOCK_TIME.test(text);
}

/** When a meetup of that date and time begins in `zone`. */
export function startsAt(date: CalendarDate, time: ScheduledTime, zone: TimeZone): Date {
  const [hour, minute] = Object.hasOwn(NAMED, time)
    ? NAMED[time as keyof typeof NAMED]
    : (time.split(':').map(Number) as [number, number]);
  return instantAt(date, hour, minute, zone);
}
