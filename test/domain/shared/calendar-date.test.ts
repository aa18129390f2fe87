import {
  addDays,
  calendarDate,
  dateParts,
  isCalendarDate,
  weekday,
} from '../../../src/domain/shared/calendar-date.js';
import { businessDaysAfter } from '../../../src/domain/shared/business-days.js';

describe('A calendar date', () => {
  it.each(['2026-03-07', '2024-02-29', '2000-02-29', '1900-02-28', '0099-12-31'])(
    'the date %s exists',
    (text) => expect(isCalendarDate(text)).toBe(true),
  );

  it.each([
    ...['2025-02-29', '1900-02-29', '2025-02-30', '2025-04-31', '0000-01-01', '2025-00-10', '2025-13-01'],
    ...['2025-01-00', '2025-01-32', '2025-1-1', '25-01-01', '2025-01-01T00:00:00Z', ' 2025-01-01'],
    ...['2025-01-01\n', '٢٠٢٥-٠١-٠١', '+002025-01-01', 'Saturday', ''],
  ])('the text %p is not an existing date', (text) => expect(isCalendarDate(text)).toBe(false));

  it('addDays crosses the ends of months, years and leap days', () => {
    expect([addDays('2025-12-31', 1), addDays('2024-02-28', 1)]).toEqual(['2026-01-01', '2024-02-29']);
    expect([addDays('2025-02-28', 1), addDays('2026-03-01', -1)]).toEqual(['2025-03-01', '2026-02-28']);
    expect(addDays('2026-03-07', 0)).toBe('2026-03-07');
  });

  it('addDays is not affected by daylight saving changes', () => {
    expect([addDays('2026-03-07', 1), addDays('2026-03-08', 1)]).toEqual(['2026-03-08', '2026-03-09']);
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  });

  it('weekday returns 0 for Sunday to 6 for Saturday', () => {
    const week = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
    expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(weekday('2026-03-07')).toBe(6);
  });

  it('dateParts and calendarDate are inverse', () => {
    expect(dateParts('2026-03-07')).toEqual({ year: 2026, month: 3, day: 7 });
    expect([calendarDate(2026, 3, 7), calendarDate(99, 12, 31)]).toEqual(['2026-03-07', '0099-12-31']);
    expect(isCalendarDate(calendarDate(2026, 2, 30))).toBe(false);
  });
});

describe('businessDaysAfter', () => {
  it.each([
    ['a Monday', '2026-03-02', '2026-03-04'],
    ['a Wednesday', '2026-03-04', '2026-03-06'],
    ['a Thursday', '2026-03-05', '2026-03-09'],
    ['a Friday', '2026-03-06', '2026-03-10'],
    ['a Saturday', '2026-03-07', '2026-03-10'],
    ['a Sunday', '2026-03-08', '2026-03-10'],
    ['the end of a year', '2026-12-31', '2027-01-04'],
  ])('two business days after %s (%s) is %s', (_name, date, due) =>
    expect(businessDaysAfter(date, 2)).toBe(due),
  );

  it('zero business days later is the same date', () =>
    expect(businessDaysAfter('2026-03-07', 0)).toBe('2026-03-07'));
});
