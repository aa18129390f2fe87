import { SystemClock } from '../../../src/adapters/time/system-clock.js';

describe('the clock', () => {
  it.each([0, 86_400, -3_600])('returns the current time plus %i seconds', (offset) => {
    const before = Date.now();
    const shown = new SystemClock(offset).now().getTime() - offset * 1000;
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  it('returns the current time by default', () => {
    expect(Math.abs(new SystemClock().now().getTime() - Date.now())).toBeLessThan(1_000);
  });
});
