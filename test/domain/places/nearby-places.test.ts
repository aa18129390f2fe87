import { describe, expect, it } from '@jest/globals';
import { bestRatedPlaces, nearestPlaces, type Place } from '../../../src/domain/places/nearby-places.js';

const here = { latitude: 42.36, longitude: -71.06 };
const METRES_PER_DEGREE = 111_195;

/** A place so many metres north of here. */
const north = (metres: number, id = `node/${metres}`): Place => ({
  id,
  name: `At ${metres} m`,
  venueType: 'cafe',
  address: null,
  latitude: here.latitude + metres / METRES_PER_DEGREE,
  longitude: here.longitude,
  cuisine: null,
  openingHours: null,
  website: null,
});

describe('places that nobody has rated', () => {
  it('are told nearest first, with how far they are', () => {
    const found = nearestPlaces([north(900), north(100), north(1500)], here);
    expect(found.map(({ name }) => name)).toEqual(['At 100 m', 'At 900 m', 'At 1500 m']);
    expect(found[0]!.distanceMiles).toBeCloseTo(0.0621, 3);
  });

  it('are nearby up to 2000 m', () => {
    const found = nearestPlaces([north(1995), north(2005), north(-1995), north(-2005)], here);
    expect(found.map(({ name }) => name)).toEqual(['At 1995 m', 'At -1995 m']);
  });

  it('are each told once, and at most twenty of them', () => {
    const many = Array.from({ length: 30 }, (_, index) => north(index * 10));
    const found = nearestPlaces([...many, ...many], here);
    expect(found.map(({ name }) => name)).toEqual(many.slice(0, 20).map(({ name }) => name));
  });

  it('may be none', () => expect(nearestPlaces([], here)).toEqual([]));
});

describe('places that are rated', () => {
  const rated = (id: string, rating: number | null) => ({ id, rating });

  it('are told best first, those above 3.5 only', () => {
    const found = bestRatedPlaces([
      rated('a', 3.6),
      rated('b', 3.5),
      rated('c', 5),
      rated('d', null),
      rated('e', 4.2),
      rated('f', 1),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['c', 'e', 'a']);
  });

  it('are each told once, and at most twenty of them', () => {
    const many = Array.from({ length: 30 }, (_, index) => rated(String(index), 4));
    expect(bestRatedPlaces([...many, ...many]).map(({ id }) => id)).toEqual(
      many.slice(0, 20).map(({ id }) => id),
    );
  });
});
