import { describe, expect, it } from '@jest/globals';
import {
  dateLabel,
  ensureOpenSaturday,
  firstOpenSaturday,
  NotASaturday,
  openSaturdays,
  SaturdayTooFar,
  SaturdayTooSoon,
} from '../../../src/domain/shared/saturday.js';

const MONDAY = '2026-03-02';

describe('the Saturdays one may ask for', () => {
  it.each([
    ['Sunday', '2026-03-01', '2026-03-07'],
    ['Monday', '2026-03-02', '2026-03-07'],
    ['Tuesday', '2026-03-03', '2026-03-07'],
    ['Wednesday', '2026-03-04', '2026-03-07'],
    ['Thursday, the last day of the intake', '2026-03-05', '2026-03-07'],
    ['Friday, when tables are settled', '2026-03-06', '2026-03-14'],
    ['Saturday', '2026-03-07', '2026-03-14'],
  ])('on a %s the first is the one two days ahead or later', (_, today, saturday) => {
    expect(firstOpenSaturday(today)).toBe(saturday);
    expect(() => ensureOpenSaturday(saturday, today)).not.toThrow();
  });

  it('come week after week, over the end of a year', () => {
    expect(openSaturdays('2026-12-21', 3)).toEqual(['2026-12-26', '2027-01-02', '2027-01-09']);
    expect(openSaturdays(MONDAY, 0)).toEqual([]);
  });

  it('include leap days that are Saturdays', () => {
    expect(firstOpenSaturday('2048-02-26')).toBe('2048-02-29');
  });

  it.each(['2026-03-06', '2026-03-08', '2026-02-30', '2026-02-31', 'soon', ''])(
    '%p is not one of them',
    (date) => expect(() => ensureOpenSaturday(date, MONDAY)).toThrow(NotASaturday),
  );

  it('end two days before, and do not come back', () => {
    expect(() => ensureOpenSaturday('2026-03-07', '2026-03-06')).toThrow(SaturdayTooSoon);
    expect(() => ensureOpenSaturday('2026-03-07', '2026-03-07')).toThrow(SaturdayTooSoon);
    expect(() => ensureOpenSaturday('2026-02-28', MONDAY)).toThrow(SaturdayTooSoon);
  });

  it('reach eight weeks ahead and no further', () => {
    expect(() => ensureOpenSaturday('2026-05-02', '2026-03-07')).not.toThrow();
    expect(() => ensureOpenSaturday('2026-05-02', '2026-03-06')).toThrow(SaturdayTooFar);
    expect(() => ensureOpenSaturday('2026-04-25', MONDAY)).not.toThrow();
    expect(() => ensureOpenSaturday('2026-05-02', MONDAY)).toThrow(SaturdayTooFar);
  });

  it('are refused under the name of their field, in a sentence', () => {
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

  it('are labelled with their own day, wherever the reader is', () => {
    expect(dateLabel('2025-06-28')).toBe('Sat, Jun 28');
    expect(dateLabel('2027-01-02')).toBe('Sat, Jan 2');
  });
});
