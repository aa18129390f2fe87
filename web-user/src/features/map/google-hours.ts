import { LONGEST_HOURS, type Openness } from '@domain/places/openness.js';

/** The fields of `google.maps.places.OpeningHoursPoint` and `OpeningHoursPeriod`; day 0 is Sunday. */
interface Point {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}
interface Period {
  readonly open: Point;
  readonly close: Point | null;
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const MINUTES_PER_DAY = 24 * 60;
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

/** Google describes a place that never closes as one period without an end. */
const neverCloses = (periods: readonly Period[]): boolean => periods.some(({ close }) => !close);

/**
 * Google's periods in the format of OpenStreetMap, which the server reads, such as `Fr,Sa 16:00-26:00`. @returns null
 * without periods, and for those that the format cannot hold
 */
export function hoursOf(periods: readonly Period[] | undefined): string | null {
  if (!periods?.length) return null;
  if (neverCloses(periods)) return '24/7';
  const timesOfDay = new Map<number, string[]>();
  for (const { open, close } of periods) {
    const [opens, closes] = [
      clock(open.hour, open.minute),
      clock(close!.hour + 24 * daysUntil(open, close!), close!.minute),
    ];
    timesOfDay.set(open.day, [...(timesOfDay.get(open.day) ?? []), `${opens}-${closes}`]);
  }
  const daysOfTimes = new Map<string, string[]>();
  for (const [day, times] of timesOfDay)
    daysOfTimes.set(times.join(), [...(daysOfTimes.get(times.join()) ?? []), DAYS[day]!]);
  // A comma and not a semicolon, after which a day would end the hours that began on the evening before.
  const hours = [...daysOfTimes].map(([times, days]) => `${days.join()} ${times}`).join(', ');
  return hours.length <= LONGEST_HOURS ? hours : null;
}

/** Whether a place with these periods is open at the instant. @param offsetMinutes from UTC to the clock of the place */
export function opennessAt(
  periods: readonly Period[] | undefined,
  offsetMinutes: number | null | undefined,
  now: Date,
): Openness {
  if (!periods?.length || typeof offsetMinutes !== 'number') return 'unknown';
  if (neverCloses(periods)) return 'open';
  const there = new Date(now.getTime() + offsetMinutes * 60_000);
  const minute = minuteOfWeek({
    day: there.getUTCDay(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  });
  const isOpen = periods.some(({ open, close }) => {
    const [opens, closes] = [minuteOfWeek(open), minuteOfWeek(close!)];
    return (
      (minute - opens + MINUTES_PER_WEEK) % MINUTES_PER_WEEK <
      (closes - opens + MINUTES_PER_WEEK) % MINUTES_PER_WEEK
    );
  });
  return isOpen ? 'open' : 'closed';
}

const minuteOfWeek = ({ day, hour, minute }: Point): number => day * MINUTES_PER_DAY + hour * 60 + minute;
const daysUntil = (open: Point, close: Point): number => (close.day - open.day + 7) % 7;
const clock = (hour: number, minute: number): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
