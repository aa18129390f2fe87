import { businessDaysAfter } from '../../../src/domain/shared/business-days.js';

describe('businessDaysAfter', () => {
  it.each([
    ['a Monday', '2026-03-02', '2026-03-04'],
    ['a Wednesday', '2026-03-04', '2026-03-06'],
    ['a Thursday', '2026-03-05', '2026-03-09'],
    ['a Friday', '2026-03-06', '2026-03-10'],
    ['a Saturday', '2026-03-07', '2026-03-10'],
    ['a Sunday', '2026-03-08', '2026-03-10'],
    ['the end of a year', '2026-12-31', '2027-01-04'],
  ])('two business days after %s (%s) is %s', (_name, date, due) => {
    expect(businessDaysAfter(date, 2)).toBe(due);
  });

  it('zero business days later is the same date', () => {
    expect(businessDaysAfter('2026-03-07', 0)).toBe('2026-03-07');
  });
});
