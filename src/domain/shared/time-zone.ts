import { type CalendarDate, calendarDate, dateParts } from './calendar-date.js';

/** IANA time zone name, such as `America/New_York`. */
export type TimeZone = string;

const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

function formatterOf(zone: TimeZone): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

function wallClock(instant: Date, zone: TimeZone): Record<string, number> {
  return Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
}

/** The most frequent time zone; a tie goes to the first in alphabetical order. @param zones not empty */
export function zoneOfMost(zones: readonly TimeZone[]): TimeZone {
  const counts = new Map<TimeZone, number>();
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]![0];
}

/** Whether the runtime supports the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The local date in `zone` at a UTC instant. */
export function localDate(instant: Date, zone: TimeZone): CalendarDate {
  const { year, month, day } = wallClock(instant, zone);
  return calendarDate(year!, month!, day!);
}

/** The local hour in `zone` at a UTC instant, 0 to 23. */
export const localHour = (instant: Date, zone: TimeZone): number => wallClock(instant, zone).hour!;

/** UTC offset of `zone` at the instant, in milliseconds; positive east of UTC. */
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
 * UTC instant of a local date and time in `zone`. A local time skipped by a daylight saving change is moved forward by
 * the length of the gap; of a repeated one, either instant is returned.
 */
export function instantAt(date: CalendarDate, hour: number, minute: number, zone: TimeZone): Date {
  const { year, month, day } = dateParts(date);
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  const first = wanted - offsetAt(wanted, zone);
  const second = wanted - offsetAt(first, zone);
  const isShown = second + offsetAt(second, zone) === wanted;
  return new Date(isShown ? second : Math.max(first, second));
}
