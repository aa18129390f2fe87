import { dateLabel, firstOpenSaturday, openSaturdays } from '../../../src/domain/shared/saturday.js';
import { ensureOpenSaturday } from '../../../src/domain/shared/requested-saturday.js';
import { breaks } from '../../support/refused.js';

const MONDAY = '2026-03-02';

describe('The Saturdays of requests', () => {
  it.each([
    ['Sunday', '2026-03-01', '2026-03-07'],
    ['Monday', '2026-03-02', '2026-03-07'],
    ['Tuesday', '2026-03-03', '2026-03-07'],
    ['Wednesday', '2026-03-04', '2026-03-07'],
    ['Thursday, the last day of the intake', '2026-03-05', '2026-03-07'],
    ['Friday, when tables are settled', '2026-03-06', '2026-03-14'],
    ['Saturday', '2026-03-07', '2026-03-14'],
  ])('on a %s the first Saturday is at least two days ahead', (_, today, saturday) => {
    expect(firstOpenSaturday(today)).toBe(saturday);
    expect(() => ensureOpenSaturday(saturday, today)).not.toThrow();
  });

  it('Saturdays are listed weekly, across the end of a year', () => {
    expect(openSaturdays('2026-12-21', 3)).toEqual(['2026-12-26', '2027-01-02', '2027-01-09']);
    expect(openSaturdays(MONDAY, 0)).toEqual([]);
  });

  it('a leap day can be a Saturday', () => expect(firstOpenSaturday('2048-02-26')).toBe('2048-02-29'));

  it('the label is the date in English, in any time zone', () =>
    expect([dateLabel('2025-06-28'), dateLabel('2027-01-02')]).toEqual(['Sat, Jun 28', 'Sat, Jan 2']));
});

describe('The Saturday of a request', () => {
  it.each(['2026-03-06', '2026-03-08', '2026-02-30', '2026-02-31', 'soon', ''])(
    'the date %p is refused because it is not a Saturday',
    (date) => breaks(() => ensureOpenSaturday(date, MONDAY), 'not_a_saturday'),
  );

  it('a Saturday less than two days ahead or in the past is refused', () => {
    breaks(() => ensureOpenSaturday('2026-03-07', '2026-03-06'), 'saturday_too_soon');
    breaks(() => ensureOpenSaturday('2026-03-07', '2026-03-07'), 'saturday_too_soon');
    breaks(() => ensureOpenSaturday('2026-02-28', MONDAY), 'saturday_too_soon');
  });

  it('a Saturday at most eight weeks ahead is accepted, a later one refused', () => {
    expect(() => ensureOpenSaturday('2026-05-02', '2026-03-07')).not.toThrow();
    breaks(() => ensureOpenSaturday('2026-05-02', '2026-03-06'), 'saturday_too_far');
    expect(() => ensureOpenSaturday('2026-04-25', MONDAY)).not.toThrow();
    breaks(() => ensureOpenSaturday('2026-05-02', MONDAY), 'saturday_too_far');
  });

  it('the error contains name, code, field and message', () => {
    expect.assertions(1);
    try {
      ensureOpenSaturday('2026-03-06', MONDAY);
    } catch (error) {
      expect(error).toMatchObject({
        name: 'NotASaturday',
        code: 'not_a_saturday',
        field: 'preferredDate',
        message: 'Please choose a Saturday',
      });
    }
  });
});
