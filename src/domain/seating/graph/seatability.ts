import { maxSeatsBySize } from '../model/rules.js';
import { itemsOf } from './bit-set.js';
import type { CompatibilityGraph } from './compatibility-graph.js';
import type { TableRuleIndex } from './table-rule-index.js';

/** The limit of partial tables that are tried for one user; beyond it they count as seatable, which a bound allows. */
const MAX_TRIES = 2000;

/**
 * Whether any assignment can seat the user: an open table where all members are compatible, or a clique large enough for a
 * new table, for a group with all of its members. Without either, no search can seat them.
 */
export function isSeatable(graph: CompatibilityGraph, person: number): boolean {
  return (
    graph.fixedMembers.some(
      (members) =>
        members.length + graph.unitOf(person).length <= graph.rules.maxSize &&
        members.every((member) => graph.areCompatible(person, member)) &&
        (!graph.tableRules || isInAllowedTable(graph, graph.tableRules, members, person)),
    ) || isInClique(graph, person)
  );
}

/** Whether some waiting users are a clique large enough for a new table of the smallest size. */
export function canFormTable(graph: CompatibilityGraph): boolean {
  if (graph.waiting < graph.rules.minSize) return false;
  return graph.waitingPeople().some((person) => isInClique(graph, person));
}

function isInClique(graph: CompatibilityGraph, person: number): boolean {
  if (graph.tableRules) return isInAllowedTable(graph, graph.tableRules, [], person);
  const candidates = itemsOf(graph.neighbors(person)).filter((other) => other < graph.waiting);
  return hasClique(candidates, graph.rules.minSize - 1, (one, other) => graph.areCompatible(one, other));
}

/** Whether the user's unit and some waiting users can be added to these fixed members, or be a new table where there are none. */
function isInAllowedTable(
  graph: CompatibilityGraph,
  tableRules: TableRuleIndex,
  fixed: readonly number[],
  person: number,
): boolean {
  const { rules } = graph;
  let triesLeft = MAX_TRIES;
  const canBeCompleted = (members: readonly number[], candidates: readonly number[]): boolean => {
    if (triesLeft-- <= 0) return true;
    const isLargeEnough = fixed.length > 0 || members.length >= rules.minSize;
    if (isLargeEnough && tableRules.allows(members, fixed.length)) return true;
    if (members.length >= rules.maxSize) return false;
    let left = candidates;
    return tableRules.nextAmong(members, fixed.length, candidates).some((next) => {
      left = left.filter((other) => other !== next);
      return canBeCompleted(
        [...members, next],
        left.filter((other) => graph.areCompatible(next, other)),
      );
    });
  };
  const unit = graph.unitOf(person);
  const candidates = itemsOf(graph.neighbors(person))
    .filter((other) => other < graph.waiting && !unit.includes(other))
    .filter((other) => fixed.every((member) => graph.areCompatible(other, member)));
  const canSitTogether = unit.every((one) => one === person || graph.areCompatible(person, one));
  return canSitTogether && canBeCompleted([...fixed, ...unit], candidates);
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
