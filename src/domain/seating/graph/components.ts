import { groupsAmong } from '../model/group.js';
import type { OpenTable, SeatingProblem } from '../model/problem.js';
import type { SeatingRules } from '../model/rules.js';
import type { Seeker } from '../model/seeker.js';
import { labelComponents } from './component-labels.js';

/** A connected component of the compatibility graph: no table can contain users of two components. */
export interface Component {
  /** Ascending by id; `solveComponent` shuffles them. */
  readonly waiting: readonly Seeker[];
  /** Those with a free seat, ascending by match id. */
  readonly openTables: readonly OpenTable[];
}

/** The number of users, members of open tables included. */
export function componentSize({ waiting, openTables }: Component): number {
  return openTables.reduce((size, { members }) => size + members.length, waiting.length);
}

/**
 * Splits a problem into its connected components, ascending by the lowest id of a waiting user. Components of one user
 * without an open table are omitted.
 */
export function connectedComponents(problem: SeatingProblem, rules: SeatingRules): Component[] {
  const waiting = problem.waiting.toSorted((a, b) => a.id - b.id);
  const openTables = problem.openTables
    .filter((table) => table.members.length < rules.maxSize)
    .toSorted((a, b) => a.matchId - b.matchId)
    .map(({ matchId, members }) => ({ matchId, members: members.toSorted((a, b) => a.id - b.id) }));
  let next = waiting.length;
  const tableMembers = openTables.map(({ members }) => members.map(() => next++));
  const people = [...waiting, ...openTables.flatMap(({ members }) => members)];
  const labels = labelComponents(people, waiting.length, [...tableMembers, ...groupsAmong(waiting)]);

  const components = new Map<number, { waiting: Seeker[]; openTables: OpenTable[] }>();
  for (const [index, person] of waiting.entries()) {
    const component = components.get(labels[index]!);
    if (component) component.waiting.push(person);
    else components.set(labels[index]!, { waiting: [person], openTables: [] });
  }
  for (const [index, table] of openTables.entries())
    components.get(labels[tableMembers[index]![0]!]!)?.openTables.push(table);
  return [...components.values()].filter(
    (component) => component.waiting.length + component.openTables.length > 1,
  );
}
