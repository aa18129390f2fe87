import {
  ensureOpenSaturday,
  NotASaturday,
  SaturdayTooFar,
  SaturdayTooSoon,
} from '../../../src/domain/shared/requested-saturday.js';

const MONDAY = '2026-03-02';

describe('The Saturday of a request', () => {
  it.each(['2026-03-06', '2026-03-08', '2026-02-30', '2026-02-31', 'soon', ''])(
    'the date %p is refused because it is not a Saturday',
    (date) => expect(() => ensureOpenSaturday(date, MONDAY)).toThrow(NotASaturday),
  );

  it('a Saturday less than two days ahead or in the past is refused', () => {
    expect(() => ensureOpenSaturday('2026-03-07', '2026-03-06')).toThrow(SaturdayTooSoon);
    expect(() => ensureOpenSaturday('2026-03-07', '2026-03-07')).toThrow(SaturdayTooSoon);
    expect(() => ensureOpenSaturday('2026-02-28', MONDAY)).toThrow(SaturdayTooSoon);
  });

  it('a Saturday at most eight weeks ahead is accepted, a later one refused', () => {
    expect(() => ensureOpenSaturday('2026-05-02', '2026-03-07')).not.toThrow();
    expect(() => ensureOpenSaturday('2026-05-02', '2026-03-06')).toThrow(SaturdayTooFar);
    expect(() => ensureOpenSaturday('2026-04-25', MONDAY)).not.toThrow();
    expect(() => ensureOpenSaturday('2026-05-02', MONDAY)).toThrow(SaturdayTooFar);
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
