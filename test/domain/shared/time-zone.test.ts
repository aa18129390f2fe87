import { instantAt, isTimeZone, localDate, zoneOfMost } from '../../../src/domain/shared/time-zone.js';
import { timeOfDay, timeOfDayAt } from '../../../src/domain/shared/time-of-day.js';
import { isNight, secondsUntilDay } from '../../../src/domain/shared/night.js';

const iso = (date: string, hour: number, minute: number, zone: string) =>
  instantAt(date, hour, minute, zone).toISOString();

describe('instantAt', () => {
  it.each([
    ['America/New_York', '2026-03-06', '2026-03-06T23:00:00.000Z'],
    ['America/New_York', '2026-07-04', '2026-07-04T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-07', '2026-03-07T12:30:00.000Z'],
    ['Asia/Kathmandu', '2026-03-07', '2026-03-07T12:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-07', '2026-03-07T04:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-03-07', '2026-03-08T05:00:00.000Z'],
    ['UTC', '2026-03-07', '2026-03-07T18:00:00.000Z'],
  ])('18:00 local time in %s on %s is %s', (zone, date, instant) =>
    expect(iso(date, 18, 0, zone)).toBe(instant),
  );

  it('the UTC offset changes with daylight saving time in spring', () => {
    expect(iso('2026-03-07', 18, 0, 'America/New_York')).toBe('2026-03-07T23:00:00.000Z');
    expect(iso('2026-03-08', 18, 0, 'America/New_York')).toBe('2026-03-08T22:00:00.000Z');
  });

  it('instants near a daylight saving change are correct', () => {
    expect(iso('2026-03-08', 0, 15, 'America/New_York')).toBe('2026-03-08T05:15:00.000Z');
    expect(iso('2026-03-08', 1, 59, 'America/New_York')).toBe('2026-03-08T06:59:00.000Z');
    expect(iso('2026-03-08', 3, 0, 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(iso('2026-11-01', 0, 59, 'America/New_York')).toBe('2026-11-01T04:59:00.000Z');
    expect(iso('2026-11-01', 2, 0, 'America/New_York')).toBe('2026-11-01T07:00:00.000Z');
    expect(iso('2026-10-04', 1, 45, 'Australia/Lord_Howe')).toBe('2026-10-03T15:15:00.000Z');
    expect(iso('2026-10-04', 2, 45, 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
  });

  it('a local time skipped in spring is moved past the gap', () => {
    expect(iso('2026-03-08', 2, 30, 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(iso('2026-03-29', 2, 0, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('a final run in an hour skipped at midnight is moved to the start of the day', () => {
    const instant = instantAt('2026-04-24', 0, 15, 'Africa/Cairo');
    expect(instant.toISOString()).toBe('2026-04-23T22:15:00.000Z');
    expect(localDate(instant, 'Africa/Cairo')).toBe('2026-04-24');
  });

  it('a local time repeated in autumn returns one of its two instants', () =>
    expect(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']).toContain(
      iso('2026-11-01', 1, 30, 'America/New_York'),
    ));
});

describe('localDate', () => {
  const instant = new Date('2026-03-07T04:30:00Z');

  it('the same instant has different local dates in different time zones', () => {
    expect(localDate(instant, 'America/New_York')).toBe('2026-03-06');
    expect(localDate(instant, 'UTC')).toBe('2026-03-07');
    expect(localDate(instant, 'Pacific/Kiritimati')).toBe('2026-03-07');
    expect(localDate(instant, 'Pacific/Pago_Pago')).toBe('2026-03-06');
  });

  it('a local date starts at local midnight', () => {
    expect(localDate(new Date('2026-03-07T04:59:59.999Z'), 'America/New_York')).toBe('2026-03-06');
    expect(localDate(new Date('2026-03-07T05:00:00Z'), 'America/New_York')).toBe('2026-03-07');
  });
});

it.each([
  ['America/New_York', true],
  ['UTC', true],
  ['Mars/Olympus_Mons', false],
  ['', false],
])('isTimeZone for %p returns %p', (name, known) => expect(isTimeZone(name)).toBe(known));

it('zoneOfMost returns the most frequent time zone, in any order', () => {
  expect(zoneOfMost(['UTC', 'Asia/Tokyo', 'UTC'])).toBe('UTC');
  expect(zoneOfMost(['UTC', 'Asia/Tokyo'])).toBe(zoneOfMost(['Asia/Tokyo', 'UTC']));
});

describe('a time of day', () => {
  it.each([
    [0, 5, '12:05 AM'],
    [9, 0, '9:00 AM'],
    [11, 59, '11:59 AM'],
    [12, 0, '12:00 PM'],
    [13, 0, '1:00 PM'],
    [23, 30, '11:30 PM'],
  ])('%i:%i reads %s, with the minutes', (hour, minute, label) =>
    expect(timeOfDay(hour, minute)).toBe(label),
  );

  it('counts 24 hours in French and German', () =>
    expect([timeOfDay(18, 5, 'fr'), timeOfDay(9, 0, 'de')]).toEqual(['18:05', '9:00']));

  it('has one Spanish form, which no line break splits', () => {
    expect(timeOfDay(18, 0, 'es')).toBe('6:00\u00a0p.\u00a0m.');
    expect(timeOfDay(11, 0, 'es')).toBe('11:00\u00a0a.\u00a0m.');
  });

  it('is that of the zone at an instant, on both sides of a change of the clocks', () => {
    expect(timeOfDayAt(new Date('2026-03-07T23:00:00Z'), 'America/New_York')).toBe('6:00 PM');
    expect(timeOfDayAt(new Date('2026-03-08T22:00:00Z'), 'America/New_York')).toBe('6:00 PM');
    expect(timeOfDayAt(new Date('2026-03-08T22:00:59Z'), 'Asia/Kolkata')).toBe('3:30 AM');
  });
});

const NEW_YORK = 'America/New_York';

describe('the night', () => {
  it('is from 10 PM to 8 AM in the zone of the reader', () => {
    expect(isNight(new Date('2026-03-20T01:59:59Z'), NEW_YORK)).toBe(false);
    expect(isNight(new Date('2026-03-20T02:00:00Z'), NEW_YORK)).toBe(true);
    expect(isNight(new Date('2026-03-20T11:59:59Z'), NEW_YORK)).toBe(true);
    expect(isNight(new Date('2026-03-20T12:00:00Z'), NEW_YORK)).toBe(false);
  });

  it('ends in the seconds that are left, before and after midnight', () => {
    expect(secondsUntilDay(new Date('2026-03-20T02:00:00Z'), NEW_YORK)).toBe(10 * 3600);
    expect(secondsUntilDay(new Date('2026-03-20T11:59:58.500Z'), NEW_YORK)).toBe(2);
    expect(secondsUntilDay(new Date('2026-03-20T12:00:00Z'), NEW_YORK)).toBe(0);
  });

  it('is an hour shorter when clocks go forward', () =>
    expect(secondsUntilDay(new Date('2026-03-08T03:00:00Z'), NEW_YORK)).toBe(9 * 3600));
});
