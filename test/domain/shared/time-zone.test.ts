import { instantAt, isTimeZone, localDate, zoneOfMost } from '../../../src/domain/shared/time-zone.js';

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
  ])('18:00 local time in %s on %s is %s', (zone, date, instant) => {
    expect(iso(date, 18, 0, zone)).toBe(instant);
  });

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

  it('a local time repeated in autumn returns one of its two instants', () => {
    expect(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']).toContain(
      iso('2026-11-01', 1, 30, 'America/New_York'),
    );
  });
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
