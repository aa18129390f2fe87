import { FindNearbyPlaces } from '../../../src/application/places/find-nearby-places.js';
import type { PlaceDirectory } from '../../../src/application/places/ports.js';
import type { Place } from '../../../src/domain/places/nearby-places.js';
import { type Coordinates, METERS_PER_MILE, milesBetween } from '../../../src/domain/shared/distance.js';
import { aPlace } from '../../support/builders/a-venue.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryOpeningHours } from '../../support/fakes/in-memory-opening-hours.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { limitedTo, refused } from '../../support/refused.js';

const cafe = aPlace({ latitude: 42.3601, longitude: -71.0589 });

/** Finds one cafe and records the requests. */
class OneCafe implements PlaceDirectory {
  readonly asked: Array<{ centre: Coordinates; metres: number }> = [];

  async around(centre: Coordinates, metres: number): Promise<Place[]> {
    this.asked.push({ centre, metres });
    return [cafe];
  }
}

let directory: OneCafe;
let openingHours: InMemoryOpeningHours;
let findNearbyPlaces: FindNearbyPlaces;

beforeEach(() => {
  directory = new OneCafe();
  const clock = new FixedClock();
  const limiter = new InMemoryRateLimiter(clock);
  openingHours = new InMemoryOpeningHours();
  findNearbyPlaces = new FindNearbyPlaces(directory, openingHours, limiter, clock);
});

const from = (latitude: number, longitude: number, userId = 1) =>
  findNearbyPlaces.execute({ userId, at: { latitude, longitude } });

describe('FindNearbyPlaces', () => {
  it('returns places near the position', async () => {
    const [found] = await from(42.3612, -71.0571);
    expect(found).toMatchObject({ name: 'Cafe Mira' });
    expect(found!.distanceMiles).toBeCloseTo(0.12, 2);
  });

  it('says whether each place is open at the moment', async () => {
    const now = new FixedClock().now();
    expect(await from(42.3612, -71.0571)).toMatchObject([{ openness: 'unknown' }]);
    expect(openingHours.asked).toEqual([{ from: now, until: now, places: 1 }]);
  });

  it('sends obfuscated coordinates and a radius that still covers 2000 m', async () => {
    const corners = [
      [42.36499, -71.05501],
      [42.35501, -71.06499],
      [0.00499, 0.00499],
      [-59.99501, 10.00499],
    ] as const;
    for (const [latitude, longitude] of corners) {
      await from(latitude, longitude);
      const { centre, metres } = directory.asked.at(-1)!;
      for (const degrees of [centre.latitude, centre.longitude])
        expect(degrees).toBe(Number(degrees.toFixed(2)));
      const off = milesBetween(centre, { latitude, longitude }) * METERS_PER_MILE;
      expect(metres).toBeGreaterThanOrEqual(2000 + off);
    }
  });

  it('omits places that are too far from the exact position', async () => {
    expect(await from(42.3801, -71.0589)).toEqual([]);
    expect(directory.asked).toHaveLength(1);
  });

  it('refuses coordinates outside the valid range', async () => {
    await refused(from(91, 0), 'not_on_earth');
    await refused(from(0, -181), 'not_on_earth');
    expect(directory.asked).toEqual([]);
  });

  it('allows thirty searches a minute per user', async () => {
    await limitedTo(30, () => from(42.36, -71.06));
    await expect(from(42.36, -71.06, 2)).resolves.toHaveLength(1);
    expect(directory.asked).toHaveLength(31);
  });
});
