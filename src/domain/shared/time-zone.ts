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

/** The zone that most of these are; of equally frequent ones the first by name. */
export function zoneOfMost(zones: readonly TimeZone[]): TimeZone {
  const counts = new Map<TimeZone, number>();
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]![0];
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

/** How far the wall clock of `zone` is ahead of UTC at the instant, in milliseconds. */
export function offsetAt(ms: number, zone: TimeZone): number {
  const shown = wallClock(new Date(ms), zone);
  const shownMs = Date.UTC(
    shown.year!,
    shown.month! - 1,
    shown.day!,
    shown.hour!,
    shown.minute!,
    shown.second!,
  );
  return shownMs - Math.floor(ms / 1000) * 1000;
}

/**
 * The instant at which the wall clock of `zone` shows the time on the date. In the hour that a spring
 * change skips it is as long after the gap; in the hour an autumn change repeats, one of the two.
 */
export function instantAt(date: CalendarDate, hour: number, minute: number, zone: TimeZone): Date {
  const { year, month, day } = dateParts(date);
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  const first = wanted - offsetAt(wanted, zone);
  const second = wanted - offsetAt(first, zone);
  const isShown = second + offsetAt(second, zone) === wanted;
  return new Date(isShown ? second : Math.max(first, second));
}
