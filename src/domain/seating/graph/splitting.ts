import type { OpenTable, SeatingProblem } from '../model/problem.js';
import { componentsOf } from './components.js';
import type { SeatingRules } from '../model/rules.js';
import type { Seeker } from '../model/seeker.js';

/** People whom nothing links with anybody else of their slot: no table ever crosses from one company to another. */
export interface LinkedPeople {
  /** By id. */
  readonly waiting: readonly Seeker[];
  readonly openTables: readonly OpenTable[];
}

/** Splits a problem, in the order of each part's lowest id; people who may meet nobody are left out. */
export function linkedPeopleOf(problem: SeatingProblem, rules: SeatingRules): LinkedPeople[] {
  const waiting = problem.waiting.toSorted((a, b) => a.id - b.id);
  const openTables = problem.openTables
    .filter((table) => table.members.length < rules.maxSize)
    .toSorted((a, b) => a.matchId - b.matchId)
    .map(({ matchId, members }) => ({ matchId, members: members.toSorted((a, b) => a.id - b.id) }));
  let seat = waiting.length;
  const parties = openTables.map(({ members }) => members.map(() => seat++));
  const everybody = [...waiting, ...openTables.flatMap(({ members }) => members)];
  const component = componentsOf(everybody, waiting.length, parties);

  const parts = new Map<number, { waiting: Seeker[]; openTables: OpenTable[] }>();
  for (const [index, person] of waiting.entries()) {
    const part = parts.get(component[index]!);
    if (part) part.waiting.push(person);
    else parts.set(component[index]!, { waiting: [person], openTables: [] });
  }
  for (const [index, table] of openTables.entries())
    parts.get(component[parties[index]![0]!]!)?.openTables.push(table);
  return [...parts.values()].filter((part) => part.waiting.length + part.openTables.length > 1);
}
