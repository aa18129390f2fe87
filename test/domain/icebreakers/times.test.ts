import { areTableQuestionsDue, isWarmUpDue } from '../../../src/domain/icebreakers/times.js';

const startsAt = new Date('2026-03-07T23:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const table = { startsAt, createdAt: before(100) };

describe('the warm-up', () => {
  it.each([
    [48.01, false],
    [48, true],
    [24.01, true],
    [24, false],
  ])('%s hours before the start: %s', (hours, isDue) =>
    expect(isWarmUpDue(table, before(hours))).toBe(isDue),
  );

  it('is not posted at a table that was formed later', () =>
    expect(isWarmUpDue({ startsAt, createdAt: before(47.9) }, before(40))).toBe(false));
});

describe('the questions for the table', () => {
  it.each([
    [1.01, false],
    [1, true],
    [0, false],
  ])('%s hours before the start: %s', (hours, isDue) =>
    expect(areTableQuestionsDue(table, before(hours))).toBe(isDue),
  );

  it('are not posted at a table that was formed later', () =>
    expect(areTableQuestionsDue({ startsAt, createdAt: before(0.9) }, before(0.5))).toBe(false));
});
