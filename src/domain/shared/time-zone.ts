import { type CalendarDate, calendarDate, dateParts } from './calendar-date.js';

/** An IANA name such as `America/New_York`. */
export type TimeZone = string;

const clocks = new Map<TimeZone, Intl.DateTimeFormat>();

function clockOf(zone: TimeZone): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

function wallClock(instant: Date, zone: TimeZone): Record<string, number> {
  return Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
}

/** Whether the runtime knows the zone. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day it is at `instant` for someone in `zone`. */
export function localDate(instant: Date, zone: TimeZone): CalendarDate {
  const { year, month, day } = wallClock(instant, zone);
  return calendarDate(year!, month!, day!);
}

/**
 * The instant at which the wall clock of `zone` shows the time on the date. In the hour that a spring
 * change skips it is the instant after the gap; in the hour an autumn change repeats, one of the two.
 */
export function instantAt(date: CalendarDate, hour: number, minute: number, zone: TimeZone): Date {
  const { year, month, day } = dateParts(date);
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  let guess = wanted;
  for (let correction = 0; correction < 2; correction++) {
    const shown = wallClock(new Date(guess), zone);
    guess += wanted - Date.UTC(shown.year!, shown.month! - 1, shown.day!, shown.hour!, shown.minute!);
  }
  return new Date(guess);
}
