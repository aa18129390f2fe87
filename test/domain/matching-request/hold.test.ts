import { holdUntil, isHeld } from '../../../src/domain/matching-request/hold.js';
import { DINNER } from '../../support/builders/a-request.js';

const NEW_YORK = 'America/New_York';

describe('a request that waits for friends', () => {
  it('is held for a day', () => {
    const monday = new Date('2026-03-02T15:00:00Z');
    expect(holdUntil(DINNER, NEW_YORK, monday)).toEqual(new Date('2026-03-03T15:00:00Z'));
  });

  it('is held to its final run at most, in its time zone', () => {
    const thursday = new Date('2026-03-05T15:00:00Z');
    expect(holdUntil(DINNER, NEW_YORK, thursday)).toEqual(new Date('2026-03-06T05:15:00Z'));
    expect(holdUntil(DINNER, 'America/Los_Angeles', thursday)).toEqual(new Date('2026-03-06T08:15:00Z'));
  });

  it('is not held any more from that instant on, and never without one', () => {
    const until = new Date('2026-03-03T15:00:00Z');
    expect(isHeld(until, new Date('2026-03-03T14:59:59.999Z'))).toBe(true);
    expect(isHeld(until, until)).toBe(false);
    expect(isHeld(null, until)).toBe(false);
  });
});
