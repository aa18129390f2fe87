import type { Coordinates } from '../../shared/distance.js';
import { groupsAmong } from '../model/group.js';
import type { OpenTable } from '../model/problem.js';
import type { Seeker } from '../model/seeker.js';
import type { Component } from './components.js';

/** The scale of each dimension: typical accepted differences, so that location and age have equal weight. */
const SCALE = { latitude: 0.3, longitude: 0.4, age: 8 } as const;
const DIMENSIONS = ['latitude', 'longitude', 'age'] as const;
type Dimension = (typeof DIMENSIONS)[number];
const UNLOCATED: Coordinates = { latitude: 0, longitude: 0 };

/** A point of the k-d tree: a waiting user, a group or an open table at the location of its first member. */
interface Point {
  readonly waiting: readonly Seeker[];
  readonly openTable: OpenTable | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly age: number;
  readonly size: number;
}

/**
 * The k-d partition of a component (k-d tree, Bentley 1975): splits at the median of the dimension with the largest scaled
 * deviation until each part has at most `maxSize` users, so that most compatible users stay in one part.
 */
export function kdPartition({ waiting, openTables }: Component, maxSize: number): Component[] {
  const points = [
    ...unitsOf(waiting).map((unit) => pointOf(unit[0]!, unit.length, unit, null)),
    ...openTables.map((table) => pointOf(table.members[0]!, table.members.length, [], table)),
  ];
  const placeOf = new Map(waiting.map((one, place) => [one, place]));
  return split(points, maxSize).map((part) => ({
    waiting: part.flatMap((point) => point.waiting).sort((a, b) => placeOf.get(a)! - placeOf.get(b)!),
    openTables: part.flatMap((point) => point.openTable ?? []).sort((a, b) => a.matchId - b.matchId),
  }));
}

/** The waiting users in their order, each group at the place of its first member. */
function unitsOf(waiting: readonly Seeker[]): Array<readonly Seeker[]> {
  const groupOf = new Map(groupsAmong(waiting).flatMap((group) => group.map((at) => [at, group] as const)));
  return [...waiting.keys()]
    .map((at) => groupOf.get(at) ?? [at])
    .filter((unit, at) => unit[0] === at)
    .map((unit) => unit.map((at) => waiting[at]!));
}

function pointOf(at: Seeker, size: number, waiting: readonly Seeker[], openTable: OpenTable | null): Point {
  const { latitude, longitude } = at.coordinates ?? UNLOCATED;
  return { waiting, openTable, latitude, longitude, age: at.age, size };
}

function split(points: Point[], maxSize: number): Point[][] {
  const people = points.reduce((sum, { size }) => sum + size, 0);
  if (people <= maxSize || points.length < 2) return [points];
  const dimension = widestDimension(points);
  // The sort is stable, and the points are in the order of the component: the split does not depend on the order of the input.
  points.sort((a, b) => a[dimension] - b[dimension]);
  const median = points.length >> 1;
  return [...split(points.slice(0, median), maxSize), ...split(points.slice(median), maxSize)];
}

function widestDimension(points: readonly Point[]): Dimension {
  const spreads = DIMENSIONS.map((dimension) => standardDeviation(points, dimension) / SCALE[dimension]);
  return DIMENSIONS[spreads.indexOf(Math.max(...spreads))]!;
}

function standardDeviation(points: readonly Point[], dimension: Dimension): number {
  let [sum, squares] = [0, 0];
  for (const point of points) sum += point[dimension];
  const mean = sum / points.length;
  for (const point of points) squares += (point[dimension] - mean) ** 2;
  return Math.sqrt(squares / points.length);
}
