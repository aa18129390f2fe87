import { itemsOf } from './bit-set.js';
import type { Crowd } from './compatibility-graph.js';

/**
 * Whether anyone could ever seat the person: an open table suits them, or enough people would all fit
 * together with them. Where it says no, no search is worth its while.
 */
export function hasProspects(crowd: Crowd, person: number): boolean {
  return (
    crowd.hosts.some((members) => members.every((member) => crowd.meet(person, member))) ||
    couldFound(crowd, person)
  );
}

/** Whether so many people who wait would all fit together that the smallest table might stand, patience aside. */
export function someoneCouldFound(crowd: Crowd): boolean {
  if (crowd.waiting < crowd.rules.minSize) return false;
  return crowd.whoWait().some((person) => couldFound(crowd, person));
}

function couldFound(crowd: Crowd, person: number): boolean {
  const candidates = itemsOf(crowd.row(person)).filter((other) => other < crowd.waiting);
  return findCompany(candidates, crowd.rules.minSize - 1, (one, other) => crowd.meet(one, other));
}

/** Whether `wanted` of the candidates may all share a table, by what `meet` says of any two. */
export function findCompany<T>(
  candidates: readonly T[],
  wanted: number,
  meet: (one: T, other: T) => boolean,
): boolean {
  if (wanted < 2) return candidates.length >= wanted;
  return candidates.some((one, at) =>
    findCompany(
      candidates.slice(at + 1).filter((other) => meet(one, other)),
      wanted - 1,
      meet,
    ),
  );
}
