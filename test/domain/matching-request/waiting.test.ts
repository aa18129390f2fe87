import { DISTANCE_MILES } from '../../../src/domain/matching-request/matching-request.js';
import { MOST_COUNTED, reachAround, waitingLevel } from '../../../src/domain/matching-request/waiting.js';
import { milesBetween } from '../../../src/domain/shared/distance.js';
import { holdUntil, isHeld } from '../../../src/domain/matching-request/hold.js';
import { DINNER } from '../../support/builders/a-request.js';

it('the level of waiting users is the same for up to four others, for five to nine, and for ten and more', () => {
  const levels = Array.from({ length: MOST_COUNTED + 1 }, (_, waiting) => waitingLevel(waiting));
  expect(levels).toEqual([
    ...Array.from({ length: 6 }, () => 'few'),
    ...Array.from({ length: 5 }, () => 'five_or_more'),
    'ten_or_more',
  ]);
});

describe('the reach of a location', () => {
  it.each([
    { latitude: 42.28, longitude: -83.74 },
    { latitude: -33.51, longitude: 151.49 },
    { latitude: 64.49, longitude: -147.5 },
    { latitude: 41.5, longitude: -83.51 },
  ])('contains every place within the largest distance of a request (%j)', (at) => {
    const { south, north, west, east } = reachAround(at);
    for (const edge of [
      { ...at, latitude: south },
      { ...at, latitude: north },
      { ...at, longitude: west },
      { ...at, longitude: east },
    ])
      expect(milesBetween(at, edge)).toBeGreaterThan(DISTANCE_MILES.most);
  });

  it('is the same for all locations of one degree, so that a move within a region reveals nothing', () =>
    expect(reachAround({ latitude: 42.28, longitude: -83.74 })).toEqual(
      reachAround({ latitude: 41.9, longitude: -84.4 }),
    ));
});

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
    expect([isHeld(until, until), isHeld(null, until)]).toEqual([false, false]);
  });
});
