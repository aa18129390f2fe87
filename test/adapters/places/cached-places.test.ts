import { DAY_MS } from '../../../src/domain/shared/durations.js';
import { CachedPlaces } from '../../../src/adapters/places/cached-places.js';
import type { PlaceDirectory } from '../../../src/application/places/ports.js';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import type { Place } from '../../../src/domain/places/nearby-places.js';
import { aPlace } from '../../support/builders/a-venue.js';

const here = { latitude: 42.36, longitude: -71.06 };

const aCafe = (id: number, latitude = 42.36): Place =>
  aPlace({ id: `node/${id}`, latitude, longitude: -71.06 });

class ADirectory implements PlaceDirectory {
  asked = 0;
  isAway = false;
  places: Place[] = [aCafe(1)];
  private waiting: Array<() => void> = [];
  isSlow = false;

  async around(): Promise<Place[]> {
    this.asked += 1;
    if (this.isSlow) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.isAway) throw new Error('The places server answered 429.');
    return this.places;
  }

  answer(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

let now: number;
let directory: ADirectory;
let failures: unknown[];
let places: CachedPlaces;

beforeEach(() => {
  now = Date.parse('2026-03-02T12:00:00Z');
  directory = new ADirectory();
  failures = [];
  places = new CachedPlaces({
    directory,
    clock: { now: () => new Date(now) },
    onFailure: (error) => failures.push(error),
    onAnswer: () => undefined,
  });
});

describe('cached places', () => {
  it('are fetched once a day per circle', async () => {
    await places.around(here, 2790);
    now += DAY_MS - 1;
    expect(await places.around(here, 2790)).toEqual([aCafe(1)]);
    expect(directory.asked).toBe(1);
    await places.around({ ...here, latitude: 42.37 }, 2790);
    await places.around(here, 500);
    expect(directory.asked).toBe(3);
    now += 1;
    await places.around(here, 2790);
    expect(directory.asked).toBe(4);
  });

  it('are fetched once for ten concurrent requests', async () => {
    directory.isSlow = true;
    const looks = Array.from({ length: 10 }, () => places.around(here, 2790));
    directory.answer();
    expect(new Set(await Promise.all(looks)).size).toBe(1);
    expect(directory.asked).toBe(1);
  });

  it('are returned from the cache while the directory fails, and fetched again afterwards', async () => {
    await places.around(here, 2790);
    now += DAY_MS;
    directory.isAway = true;
    expect(await places.around(here, 2790)).toEqual([aCafe(1)]);
    expect(failures).toHaveLength(1);
    directory.isAway = false;
    directory.places = [aCafe(2)];
    expect(await places.around(here, 2790)).toEqual([aCafe(2)]);
  });

  it('that are not cached result in a ServiceUnavailable error while it fails', async () => {
    directory.isAway = true;
    const refusal = places.around(here, 2790);
    await expect(refusal).rejects.toThrow(ServiceUnavailable);
    await expect(refusal).rejects.toMatchObject({
      code: 'places_away',
      message: "We can't load places right now. Please try again in a moment.",
    });
    expect(failures).toEqual([expect.objectContaining({ message: 'The places server answered 429.' })]);
    directory.isAway = false;
    expect(await places.around(here, 2790)).toEqual([aCafe(1)]);
  });

  it('are bounded to a hundred circles of the thousand nearest places', async () => {
    directory.places = Array.from({ length: 1_500 }, (_, index) => aCafe(index, 42.38 - index / 100_000));
    const kept = await places.around(here, 2790);
    expect(kept).toHaveLength(1_000);
    expect(kept[0]!.latitude).toBeCloseTo(42.365);
    for (let circle = 1; circle <= 100; circle++)
      await places.around({ ...here, latitude: circle / 100 }, 2790);
    expect(directory.asked).toBe(101);
    await places.around({ ...here, latitude: 1 }, 2790);
    expect(directory.asked).toBe(101);
    await places.around(here, 2790);
    expect(directory.asked).toBe(102);
  });
});
