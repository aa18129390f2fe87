import { type Coordinates, milesBetween } from '../shared/distance.js';

/** A member's coordinates, null if unknown, and their maximum distance in miles. */
export interface MemberLocation {
  readonly coordinates: Coordinates | null;
  readonly maxDistance: number;
}

/** A member with known coordinates. */
export type LocatedMember = MemberLocation & { readonly coordinates: Coordinates };

/**
 * Iterations of a ternary search. Each keeps two thirds of the interval, so thirty reduce a hundred miles to a few
 * feet.
 */
const ITERATIONS = 30;

/** The members with known coordinates. */
export const located = (members: readonly MemberLocation[]): LocatedMember[] =>
  members.filter((member): member is LocatedMember => member.coordinates !== null);

/**
 * Objective of the minimax problem: `max d(place, home_i) / D_i`, the largest distance relative to a member's maximum
 * distance `D_i`. Above 1 the place is too far for at least one member.
 */
export const worstShare = (place: Coordinates, members: readonly LocatedMember[]): number =>
  Math.max(...sharesOf(place, members));

/** The sum of the distances of all members, each relative to their maximum distance. */
export const sumOfShares = (place: Coordinates, members: readonly LocatedMember[]): number =>
  sharesOf(place, members).reduce((sum, share) => sum + share, 0);

const sharesOf = (place: Coordinates, members: readonly LocatedMember[]): number[] =>
  members.map(({ coordinates, maxDistance }) => milesBetween(place, coordinates) / maxDistance);

/**
 * Weighted minimax point (weighted 1-center): minimizes `f(x) = max d(x, home_i) / D_i` over all members. At the scale
 * of a town `f` is convex, as the maximum of convex functions, and its minimum lies in the bounding box of the homes,
 * so two nested ternary searches converge to it. Deterministic. See ADR 18.
 * @returns null when no coordinates are known
 */
export function fairMiddle(members: readonly MemberLocation[]): Coordinates | null {
  const locatedMembers = located(members);
  const [first] = locatedMembers;
  if (!first) return null;
  // Longitudes are relative to the first home, so the date line cannot split the bounding box.
  const easts = locatedMembers.map(({ coordinates }) => relativeLongitude(first.coordinates, coordinates));
  const norths = locatedMembers.map(({ coordinates }) => coordinates.latitude);
  const at = (latitude: number, east: number): Coordinates => ({
    latitude,
    longitude: normalizeLongitude(first.coordinates.longitude + east),
  });
  const bestLongitude = (latitude: number): number =>
    minimize(
      (east) => worstShare(at(latitude, east), locatedMembers),
      Math.min(...easts),
      Math.max(...easts),
    );
  const latitude = minimize(
    (north) => worstShare(at(north, bestLongitude(north)), locatedMembers),
    Math.min(...norths),
    Math.max(...norths),
  );
  return at(latitude, bestLongitude(latitude));
}

/** Minimizes a convex function on an interval by ternary search. */
function minimize(objective: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let iteration = 0; iteration < ITERATIONS && low < high; iteration++) {
    const third = (high - low) / 3;
    if (objective(low + third) <= objective(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

const relativeLongitude = (here: Coordinates, there: Coordinates): number =>
  normalizeLongitude(there.longitude - here.longitude);

/** Normalizes a longitude to the half-open interval [-180, 180). */
const normalizeLongitude = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
