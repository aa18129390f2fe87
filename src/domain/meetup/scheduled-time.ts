import type { CalendarDate } from '../shared/calendar-date.js';
import { STARTING_HOUR } from '../shared/slot.js';
import { instantAt, type TimeZone } from '../shared/time-zone.js';

/** Named times of a meetup in local hours; `brunch` is not a meal of a slot. */
const NAMED_HOURS = { brunch: 11, ...STARTING_HOUR };

const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `brunch`, `lunch`, `dinner`, or a local time in the format `19:30`. */
export type ScheduledTime = string;

export function isScheduledTime(text: string): boolean {
  return Object.hasOwn(NAMED_HOURS, text) || CLOCK_TIME.test(text);
}

/** UTC instant of the local date and time in `zone`. */
export function startsAt(date: CalendarDate, time: ScheduledTime, zone: TimeZone): Date {
  const [hour, minute] = Object.hasOwn(NAMED_HOURS, time)
    ? [NAMED_HOURS[time as keyof typeof NAMED_HOURS], 0]
    : (time.split(':').map(Number) as [number, number]);
  return instantAt(date, hour, minute, zone);
}
