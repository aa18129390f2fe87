import { fairMiddle, type LocatedMember, worstShare } from '../../../src/domain/venue/fair-middle.js';
import { type Coordinates, milesBetween } from '../../../src/domain/shared/distance.js';

const at = (latitude: number, longitude: number, maxDistance = 10): LocatedMember => ({
  coordinates: { latitude, longitude },
  maxDistance,
});

/** Deterministic random numbers from 0 to 1 (linear congruential generator). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** The minimum of the objective on a grid over the bounding box. */
function bruteForce(people: readonly LocatedMember[], steps = 40): number {
  const north = people.map(({ coordinates }) => coordinates.latitude);
  const east = people.map(({ coordinates }) => coordinates.longitude);
  const between = (values: number[], step: number) =>
    Math.min(...values) + ((Math.max(...values) - Math.min(...values)) * step) / steps;
  let least = Infinity;
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++)
      least = Math.min(
        least,
        worstShare({ latitude: between(north, i), longitude: between(east, j) }, people),
      );
  return least;
}

describe('The minimax point of a table', () => {
  it('the point of two members with equal limits is the midpoint', () => {
    const middle = fairMiddle([at(40.7, -74), at(40.8, -73.9)])!;
    expect(middle.latitude).toBeCloseTo(40.75, 3);
    expect(middle.longitude).toBeCloseTo(-73.95, 3);
  });

  it('the point equalizes the shares of unequal limits', () => {
    const [one, other] = [at(40.7, -74, 5), at(40.7, -73.7, 15)];
    const middle = fairMiddle([one, other])!;
    const shares = [one, other].map((member) => worstShare(middle, [member]));
    expect(shares[0]).toBeCloseTo(shares[1]!, 4);
    expect(milesBetween(middle, other.coordinates) / milesBetween(middle, one.coordinates)).toBeCloseTo(3, 2);
  });

  it('the point of equal homes is that home', () =>
    expect(fairMiddle([at(40.7, -74), at(40.7, -74, 50)])).toEqual({ latitude: 40.7, longitude: -74 }));

  it('members between the extremes do not move the point', () => {
    const ends = [at(40.7, -74), at(40.7, -73.8)];
    const middle = fairMiddle([...ends, at(40.7, -73.99), at(40.7, -73.98), at(40.7, -73.97)])!;
    expect(milesBetween(middle, fairMiddle(ends)!)).toBeLessThan(0.01);
  });

  it('members without coordinates are ignored, and without any the result is null', () => {
    const nowhere = { coordinates: null, maxDistance: 5 };
    expect(fairMiddle([at(40.7, -74), nowhere])).toEqual({ latitude: 40.7, longitude: -74 });
    expect([fairMiddle([nowhere]), fairMiddle([])]).toEqual([null, null]);
  });

  it('the point is correct across the date line', () => {
    const middle = fairMiddle([at(-17, 179.9), at(-17, -179.9)])!;
    expect(Math.abs(middle.longitude)).toBeCloseTo(180, 3);
  });

  it('the point is at least as good as the best of a grid of 1,600 points', () => {
    const next = numbers(7);
    for (let table = 0; table < 8; table++) {
      const people = Array.from({ length: 3 + (table % 4) }, () =>
        at(42.3 + next() * 0.2, -71.2 + next() * 0.3, 5 + Math.round(next() * 40)),
      );
      expect(worstShare(fairMiddle(people)!, people)).toBeLessThanOrEqual(bruteForce(people) + 1e-6);
    }
  });

  it('the result is deterministic', () => {
    const people = [at(42.3, -71.2, 7), at(42.41, -71.02, 12), at(42.35, -71.1, 9)];
    const points = Array.from({ length: 3 }, (): Coordinates => fairMiddle(people)!);
    expect(new Set(points.map((point) => JSON.stringify(point))).size).toBe(1);
  });
});
