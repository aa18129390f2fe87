import { milesBetween } from '../../shared/distance.js';
import type { Seeker } from './seeker.js';

/**
 * The hard rule for two people of one slot: different people, each one's age inside the other's range,
 * no further apart than the shorter of both reaches, and neither avoiding the other. It is symmetric.
 */
export function mayShareTable(a: Seeker, b: Seeker): boolean {
  return a.id !== b.id && !a.avoid.has(b.id) && !b.avoid.has(a.id) && suitEachOther(a, b);
}

/** What two people ask of each other, whatever lies between them. */
export function suitEachOther(a: Seeker, b: Seeker): boolean {
  return a.ageRange.includes(b.age) && b.ageRange.includes(a.age) && liveNearEnough(a, b);
}

/** Two people whose place is unknown count as near; a located and an unlocated person never do. */
export function liveNearEnough(a: Seeker, b: Seeker): boolean {
  if (!a.coordinates || !b.coordinates) return a.coordinates === b.coordinates;
  return milesBetween(a.coordinates, b.coordinates) <= Math.min(a.maxDistance, b.maxDistance);
}

/** Whether these people may all sit at one table. */
export function mayAllShareTable(people: readonly Seeker[]): boolean {
  return people.every((one, index) => people.slice(index + 1).every((other) => mayShareTable(one, other)));
}
