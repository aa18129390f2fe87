import { bestRatedPlaces, nearestPlaces, type Place } from '../../../src/domain/places/nearby-places.js';
import { aPlace } from '../../support/builders/a-venue.js';

const here = { latitude: 42.36, longitude: -71.06 };
const METRES_PER_DEGREE = 111_195;

/** A place `metres` north of `here`. */
const north = (metres: number, id = `node/${metres}`): Place =>
  aPlace({
    id,
    name: `At ${metres} m`,
    latitude: here.latitude + metres / METRES_PER_DEGREE,
    longitude: here.longitude,
  });

describe('nearestPlaces', () => {
  it('places are sorted by distance, nearest first, and contain it in miles', () => {
    const found = nearestPlaces([north(900), north(100), north(1500)], here);
    expect(found.map(({ name }) => name)).toEqual(['At 100 m', 'At 900 m', 'At 1500 m']);
    expect(found[0]!.distanceMiles).toBeCloseTo(0.0621, 3);
  });

  it('places within 2,000 m are returned, others are not', () => {
    const found = nearestPlaces([north(1995), north(2005), north(-1995), north(-2005)], here);
    expect(found.map(({ name }) => name)).toEqual(['At 1995 m', 'At -1995 m']);
  });

  it('duplicates are dropped and at most twenty places are returned', () => {
    const many = Array.from({ length: 30 }, (_, index) => north(index * 10));
    const found = nearestPlaces([...many, ...many], here);
    expect(found.map(({ name }) => name)).toEqual(many.slice(0, 20).map(({ name }) => name));
  });

  it('an empty list returns an empty list', () => expect(nearestPlaces([], here)).toEqual([]));
});

describe('bestRatedPlaces', () => {
  const rated = (id: string, rating: number | null) => ({ id, rating });

  it('places rated above 3.5 are returned, best first', () => {
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

  it('duplicates are dropped and at most twenty rated places are returned', () => {
    const many = Array.from({ length: 30 }, (_, index) => rated(String(index), 4));
    expect(bestRatedPlaces([...many, ...many]).map(({ id }) => id)).toEqual(
      many.slice(0, 20).map(({ id }) => id),
    );
  });
});
