import { describe, expect, it } from '@jest/globals';
import { ageBand, ageOn, AgeRange, AgeRangeReversed } from '../../../src/domain/shared/age.js';

describe('age', () => {
  it('grows on the birthday and not a day before', () => {
    expect(ageOn('2008-03-02', '2026-03-01')).toBe(17);
    expect(ageOn('2008-03-02', '2026-03-02')).toBe(18);
    expect(ageOn('2008-12-31', '2026-12-30')).toBe(17);
    expect(ageOn('2008-01-01', '2025-12-31')).toBe(17);
    expect(ageOn('2026-03-02', '2026-03-02')).toBe(0);
  });

  it('grows on 1 March for those born on a 29 February, in years that have none', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-28')).toBe(19);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });
});

describe('the ages sought', () => {
  it('include both ends', () => {
    const range = AgeRange.of(21, 29);
    expect([20, 21, 25, 29, 30].map((age) => range.includes(age))).toEqual([false, true, true, true, false]);
  });

  it('may be a single age', () => {
    expect(AgeRange.of(21, 21).includes(21)).toBe(true);
  });

  it('are open where a bound is missing', () => {
    expect(AgeRange.of(null, null).includes(99)).toBe(true);
    expect(AgeRange.of(undefined, undefined).includes(18)).toBe(true);
    expect(AgeRange.of(30, null).includes(29)).toBe(false);
    expect(AgeRange.of(30, null).includes(90)).toBe(true);
    expect(AgeRange.of(null, 30).includes(18)).toBe(true);
    expect(AgeRange.of(null, 30).includes(31)).toBe(false);
  });

  it.each([60, 61, 80])('up to %p are 60 and older', (max) => {
    expect(AgeRange.of(18, max).includes(95)).toBe(true);
    expect(AgeRange.of(18, 59).includes(60)).toBe(false);
  });

  it('are refused the wrong way round, also above 60', () => {
    expect(() => AgeRange.of(30, 29)).toThrow(AgeRangeReversed);
    expect(() => AgeRange.of(70, 65)).toThrow(AgeRangeReversed);
  });
});

it.each([
  [17, null],
  [18, '18–20'],
  [20, '18–20'],
  [21, '21–24'],
  [24, '21–24'],
  [25, '25–29'],
  [29, '25–29'],
  [30, '30–39'],
  [39, '30–39'],
  [40, '40–49'],
  [50, '50–59'],
  [59, '50–59'],
  [60, '60+'],
  [120, '60+'],
])('table-mates read %p as %p', (age, band) => expect(ageBand(age)).toBe(band));
