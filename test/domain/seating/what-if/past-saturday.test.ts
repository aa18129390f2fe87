import { describe, expect, it } from '@jest/globals';
import { lastSaturdayBefore } from '../../../../src/domain/seating/what-if/past-saturday.js';

describe('the last Saturday that is over', () => {
  it.each([
    ['2026-11-22', '2026-11-21'],
    ['2026-11-23', '2026-11-21'],
    ['2026-11-27', '2026-11-21'],
    ['2026-11-28', '2026-11-21'],
    ['2026-11-29', '2026-11-28'],
  ])('is on %s the %s', (today, saturday) => {
    expect(lastSaturdayBefore(today)).toBe(saturday);
  });
});
