import { nextRun } from '../../../src/adapters/jobs/next-run.js';

const FRIDAY = new Date('2026-03-06T23:50:30Z');

describe('The next run of a recurring job', () => {
  it.each([
    ['every minute', '* * * * *', '2026-03-06T23:51:00.000Z'],
    ['every ten minutes', '*/10 * * * *', '2026-03-07T00:00:00.000Z'],
    ['once a night', '41 3 * * *', '2026-03-07T03:41:00.000Z'],
    ['once a month', '0 0 1 * *', '2026-04-01T00:00:00.000Z'],
    ['on Mondays', '0 9 * * 1', '2026-03-09T09:00:00.000Z'],
  ])('%s', (_how, match, expected) => {
    expect(nextRun(match, FRIDAY).toISOString()).toBe(expected);
  });

  it('is after the minute in which it runs', () => {
    expect(nextRun('50 23 * * *', FRIDAY).toISOString()).toBe('2026-03-07T23:50:00.000Z');
  });

  it('does not exist for a day that no year has', () => {
    expect(() => nextRun('0 0 31 2 *', FRIDAY)).toThrow('No minute matches 0 0 31 2 *.');
  });
});
