import { isNight, secondsUntilDay } from '../../../src/domain/shared/night.js';

const NEW_YORK = 'America/New_York';

describe('the night', () => {
  it('is from 10 PM to 8 AM in the zone of the reader', () => {
    expect(isNight(new Date('2026-03-20T01:59:59Z'), NEW_YORK)).toBe(false);
    expect(isNight(new Date('2026-03-20T02:00:00Z'), NEW_YORK)).toBe(true);
    expect(isNight(new Date('2026-03-20T11:59:59Z'), NEW_YORK)).toBe(true);
    expect(isNight(new Date('2026-03-20T12:00:00Z'), NEW_YORK)).toBe(false);
  });

  it('ends in the seconds that are left, before and after midnight', () => {
    expect(secondsUntilDay(new Date('2026-03-20T02:00:00Z'), NEW_YORK)).toBe(10 * 3600);
    expect(secondsUntilDay(new Date('2026-03-20T11:59:58.500Z'), NEW_YORK)).toBe(2);
    expect(secondsUntilDay(new Date('2026-03-20T12:00:00Z'), NEW_YORK)).toBe(0);
  });

  it('is an hour shorter when clocks go forward', () => {
    expect(secondsUntilDay(new Date('2026-03-08T03:00:00Z'), NEW_YORK)).toBe(9 * 3600);
  });
});
