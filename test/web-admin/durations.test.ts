import { formatAgo, formatCountdown, formatDue } from '../../web-admin/src/shared/time/durations.js';

const NOON = '2026-11-21T12:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const before = (ms: number) => Date.parse(NOON) - ms;

describe('durations', () => {
  test.each([
    [2 * DAY + HOUR, 'in 2 days'],
    [DAY, 'in 1 day'],
    [DAY - 1, 'in 23 hours'],
    [3 * HOUR, 'in 3 hours'],
    [HOUR, 'in 1 hour'],
    [59 * MINUTE, 'in 59 minutes'],
    [30_000, 'in moments'],
    [0, 'moments overdue'],
    [-MINUTE, '1 minute overdue'],
    [-2 * HOUR, '2 hours overdue'],
    [-10 * DAY, '10 days overdue'],
  ])('a due time %i ms from now is formatted as "%s"', (ms, words) =>
    expect(formatDue(NOON, before(ms))).toBe(words),
  );

  test.each([
    [0, 'just now'],
    [5 * MINUTE, '5 minutes ago'],
    [DAY, '1 day ago'],
  ])('a time %i ms ago is formatted as "%s"', (ms, words) =>
    expect(formatAgo(NOON, before(-ms))).toBe(words),
  );

  test.each([
    [15 * MINUTE, '15:00'],
    [61_000, '1:01'],
    [400, '0:01'],
    [-5, '0:00'],
  ])('a countdown of %i ms is formatted as %s', (ms, clock) => expect(formatCountdown(ms)).toBe(clock));
});
