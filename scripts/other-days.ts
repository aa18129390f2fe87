import { addDays, type CalendarDate, weekday } from '../src/domain/shared/calendar-date.js';
import { HOUR_MS, MINUTE_MS } from '../src/domain/shared/durations.js';
import { instantAt, localDate, type TimeZone } from '../src/domain/shared/time-zone.js';

const AMERICA = 'America/New_York';
const EUROPE = 'Europe/Berlin';
/** Twice what lies between two leap days of most centuries. */
const SEARCHED_DAYS = 8 * 366;

/** A date at which tests run, and a time of it. */
export interface OtherDay {
  readonly name: string;
  readonly fits: (date: CalendarDate, today: CalendarDate, zone: TimeZone) => boolean;
  /** Since midnight, so that it is before a change of the clock. */
  readonly after: readonly [hours: number, minutes: number];
  readonly zone?: TimeZone;
  /** The server's tests take minutes, so they run on three of the days. */
  readonly server?: true;
}

const midnight = (date: CalendarDate, zone: TimeZone): number => instantAt(date, 0, 0, zone).getTime();
const lasts = (hours: number) => (date: CalendarDate, _today: CalendarDate, zone: TimeZone) =>
  midnight(addDays(date, 1), zone) - midnight(date, zone) === hours * HOUR_MS;
const isOn = (day: number) => (date: CalendarDate) => weekday(date) === day;
const endsWith = (ending: string) => (date: CalendarDate) => date.endsWith(ending);
const isAhead = (days: number) => (date: CalendarDate, today: CalendarDate) => date === addDays(today, days);

/** Clocks change a minute after the start of their runs, and the year five minutes after. */
export const OTHER_DAYS: readonly OtherDay[] = [
  { name: 'Saturday', fits: isOn(6), after: [12, 35] },
  { name: 'Friday', fits: isOn(5), after: [0, 15], server: true },
  { name: 'summer time begins in America', fits: lasts(23), after: [1, 59] },
  { name: 'summer time ends in America', fits: lasts(25), after: [1, 59] },
  { name: 'summer time begins in Europe', fits: lasts(23), after: [1, 59], zone: EUROPE },
  { name: 'summer time ends in Europe', fits: lasts(25), after: [2, 59], zone: EUROPE },
  { name: 'end of the year', fits: endsWith('-12-31'), after: [23, 55], server: true },
  { name: 'February 28', fits: endsWith('-02-28'), after: [12, 0] },
  { name: 'February 29', fits: endsWith('-02-29'), after: [12, 0] },
  { name: 'Monday', fits: isOn(1), after: [9, 0] },
  { name: 'a year ahead', fits: isAhead(365), after: [12, 0] },
  { name: 'five years ahead', fits: isAhead(5 * 365 + 1), after: [12, 0], server: true },
];

/** @returns the instant on the next date after today that fits */
export function instantOf({ fits, after: [hours, minutes], zone = AMERICA }: OtherDay, now: Date): Date {
  const today = localDate(now, zone);
  for (let days = 1; days < SEARCHED_DAYS; days++) {
    const date = addDays(today, days);
    if (fits(date, today, zone))
      return new Date(midnight(date, zone) + hours * HOUR_MS + minutes * MINUTE_MS);
  }
  throw new Error(`no date from ${today} fits`);
}
