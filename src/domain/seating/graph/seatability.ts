import { maxSeatsBySize } from '../model/rules.js';
import { itemsOf } from './bit-set.js';
import type { CompatibilityGraph } from './compatibility-graph.js';

/**
 * Whether any assignment can seat the user: an open table where all members are compatible, or a clique large enough for a
 * new table, for a group with all of its members. Without either, no search can seat them.
 */
export function isSeatable(graph: CompatibilityGraph, person: number): boolean {
  return (
    graph.fixedMembers.some(
      (members) =>
        members.length + graph.unitOf(person).length <= graph.rules.maxSize &&
        members.every((member) => graph.areCompatible(person, member)),
    ) || isInClique(graph, person)
  );
}

/** Whether some waiting users are a clique large enough for a new table of the smallest size. */
export function canFormTable(graph: CompatibilityGraph): boolean {
  if (graph.waiting < graph.rules.minSize) return false;
  return graph.waitingPeople().some((person) => isInClique(graph, person));
}

function isInClique(graph: CompatibilityGraph, person: number): boolean {
  const candidates = itemsOf(graph.neighbors(person)).filter((other) => other < graph.waiting);
  return hasClique(candidates, graph.rules.minSize - 1, (one, other) => graph.areCompatible(one, other));
}

/** Whether the candidates contain a clique of this size. */
export function hasClique<T>(
  candidates: readonly T[],
  size: number,
  areCompatible: (one: T, other: T) => boolean,
): boolean {
  if (size < 2) return candidates.length >= size;
  return candidates.some((one, at) =>
    hasClique(
      candidates.slice(at + 1).filter((other) => areCompatible(one, other)),
      size - 1,
      areCompatible,
    ),
  );
}

/** The waiting users who have a seat or could get one. */
export function seatablePeople(graph: CompatibilityGraph, isSeated: (person: number) => boolean): number[] {
  return graph.waitingPeople().filter((person) => isSeated(person) || isSeatable(graph, person));
}

/** An upper bound of the number of seated users: the seatable ones, as far as table sizes allow. */
export function seatBound(graph: CompatibilityGraph, isSeated: (person: number) => boolean): number {
  const seatable = seatablePeople(graph, isSeated);
  const freeSeats = graph.openTables.reduce(
    (sum, { members }) => sum + graph.rules.maxSize - members.length,
    0,
  );
  const hasPatient = seatable.some((person) => graph.isPatient(person));
  return maxSeatsBySize(graph.rules, seatable.length, freeSeats, hasPatient).at(-1)!;
}
