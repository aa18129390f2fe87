import type { Coordinates } from '../../shared/distance.js';
import { type Guest, located } from './fair-middle.js';

/** Of two homes each person knows one, and could reckon the other from the middle between them. */
const FEWEST_HOMES = 3;

/** Squares of 0.02 degrees, about 1.4 miles from south to north: four of those in which the product keeps a home. */
const SQUARES_PER_DEGREE = 50;

/**
 * The people of a table as far as fair places may tell of them, each in the centre of a square: whoever compares the
 * places of many tables, and moves their own home about, learns of somebody's home no more than its square. Null where
 * even that would be too much, because too few homes lie behind it.
 */
export function discreetly(guests: readonly Guest[]): Guest[] | null {
  if (located(guests).length < FEWEST_HOMES) return null;
  return guests.map(({ coordinates, maxDistance }) => ({
    coordinates: coordinates && squareOf(coordinates),
    maxDistance,
  }));
}

const squareOf = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: toSquare(latitude),
  longitude: toSquare(longitude),
});

const toSquare = (degrees: number): number => Math.round(degrees * SQUARES_PER_DEGREE) / SQUARES_PER_DEGREE;
