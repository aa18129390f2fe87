import { adultFrom, ageBand, ageOn, AgeRange } from '../../../src/domain/shared/age.js';
import { breaks } from '../../support/refused.js';

describe('ageOn', () => {
  it('the age increases on the birthday', () => {
    expect([ageOn('2008-03-02', '2026-03-01'), ageOn('2008-03-02', '2026-03-02')]).toEqual([17, 18]);
    expect([ageOn('2008-12-31', '2026-12-30'), ageOn('2008-01-01', '2025-12-31')]).toEqual([17, 17]);
    expect(ageOn('2026-03-02', '2026-03-02')).toBe(0);
  });

  it('the age of a user born on February 29 increases on March 1 in common years', () => {
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
    expect([ageOn('2008-02-29', '2028-02-28'), ageOn('2008-02-29', '2028-02-29')]).toEqual([19, 20]);
  });
});

it('the 18th birthday is the first day on which the age is 18, of a leap day March 1', () =>
  expect([adultFrom('2009-06-01'), adultFrom('2008-02-29')]).toEqual(['2027-06-01', '2026-03-01']));

describe('AgeRange', () => {
  it('both bounds are included', () => {
    const range = AgeRange.of(21, 29);
    expect([20, 21, 25, 29, 30].map((age) => range.includes(age))).toEqual([false, true, true, true, false]);
  });

  it('a range may be a single age', () => expect(AgeRange.of(21, 21).includes(21)).toBe(true));

  it('a missing bound is open', () => {
    expect(AgeRange.of(null, null).includes(99)).toBe(true);
    expect(AgeRange.of(undefined, undefined).includes(18)).toBe(true);
    expect(AgeRange.of(30, null).includes(29)).toBe(false);
    expect(AgeRange.of(30, null).includes(90)).toBe(true);
    expect(AgeRange.of(null, 30).includes(18)).toBe(true);
    expect(AgeRange.of(null, 30).includes(31)).toBe(false);
  });

  it.each([60, 61, 80])('an upper bound of %p is open', (max) => {
    expect(AgeRange.of(18, max).includes(95)).toBe(true);
    expect(AgeRange.of(18, 59).includes(60)).toBe(false);
  });

  it('a reversed range is refused, also above 60', () => {
    breaks(() => AgeRange.of(30, 29), 'age_range_reversed');
    breaks(() => AgeRange.of(70, 65), 'age_range_reversed');
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
])('the age band of %p is %p', (age, band) => expect(ageBand(age)).toBe(band));
