import { type Coordinates, milesBetween } from '../../shared/distance.js';

/** Somebody at a table: where they count as being, null where nobody knows, and how far they would go, in miles. */
export interface Guest {
  readonly coordinates: Coordinates | null;
  readonly maxDistance: number;
}

/** Somebody whose place counts. */
export type LocatedGuest = Guest & { readonly coordinates: Coordinates };

/** Each round keeps two thirds of the span: thirty leave a few feet of a hundred miles. */
const ROUNDS = 30;

/** Those whose place counts; whoever has none is left out. */
export const located = (guests: readonly Guest[]): LocatedGuest[] =>
  guests.filter((guest): guest is LocatedGuest => guest.coordinates !== null);

/** The worst share of anyone's limit: `max d(place, home_i) / D_i`. Above 1 somebody would have to go too far. */
export const worstShare = (place: Coordinates, guests: readonly LocatedGuest[]): number =>
  Math.max(...guests.map(({ coordinates, maxDistance }) => milesBetween(place, coordinates) / maxDistance));

/**
 * The point x that minimises `f(x) = max d(x, home_i) / D_i`: the centre of the smallest circle around all homes, each
 * weighed by how far that person would go (the weighted 1-centre). At the size of a town `f` is convex, as the largest of
 * convex functions, and its least value lies within the box of the homes; so two ternary searches, one within the other,
 * close in on it. Nothing of it is left to chance. Null where nobody's place is known. See ADR 18.
 */
export function fairMiddle(guests: readonly Guest[]): Coordinates | null {
  const people = located(guests);
  const [first] = people;
  if (!first) return null;
  // Counted from one of the homes, so that the date line runs through nobody's town.
  const easts = people.map(({ coordinates }) => eastOf(first.coordinates, coordinates));
  const norths = people.map(({ coordinates }) => coordinates.latitude);
  const at = (latitude: number, east: number): Coordinates => ({
    latitude,
    longitude: wrapped(first.coordinates.longitude + east),
  });
  const bestEast = (latitude: number): number =>
    least((east) => worstShare(at(latitude, east), people), Math.min(...easts), Math.max(...easts));
  const latitude = least(
    (north) => worstShare(at(north, bestEast(north)), people),
    Math.min(...norths),
    Math.max(...norths),
  );
  return at(latitude, bestEast(latitude));
}

/** Where a convex function is least between two numbers. */
function least(of: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let round = 0; round < ROUNDS && low < high; round++) {
    const third = (high - low) / 3;
    if (of(low + third) <= of(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

const eastOf = (here: Coordinates, there: Coordinates): number => wrapped(there.longitude - here.longitude);

/** Degrees from -180 to 180. */
const wrapped = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
