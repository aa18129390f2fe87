import { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { Component } from '../graph/components.js';
import type { SeatingProblem } from '../model/problem.js';
import type { SeatedPeople } from '../model/result.js';
import type { SeatingRules } from '../model/rules.js';
import type { Seeker } from '../model/seeker.js';
import { Assignment } from './assignment.js';

/** An `AssignedTable` outside its graph: its members are users, the `fixedCount` first of whom sat there before. */
export interface TableAssignment {
  /** Null at a new table. */
  readonly matchId: number | null;
  readonly members: readonly Seeker[];
  readonly fixedCount: number;
}

/** The tables of an assignment, open tables without new members included. */
export function tablesOf({ graph, tables }: Assignment): TableAssignment[] {
  return tables.map(({ matchId, members, fixedCount }) => ({
    matchId,
    members: members.map((person) => graph.people[person]!),
    fixedCount,
  }));
}

/** The tables after a result is applied, open tables without new members included. */
export function tablesAfter(
  { waiting, openTables }: Component,
  { tables, grown }: Pick<SeatedPeople, 'tables' | 'grown'>,
): TableAssignment[] {
  const people = new Map(waiting.map((person) => [person.id, person]));
  const peopleOf = (ids: readonly number[]) => ids.map((id) => people.get(id)!);
  const added = new Map(grown.map((table) => [table.matchId, table.added]));
  const open = openTables.map(({ matchId, members }) => ({
    matchId,
    members: [...members, ...peopleOf(added.get(matchId) ?? [])],
    fixedCount: members.length,
  }));
  const fresh = tables.map(({ members }) => ({ matchId: null, members: peopleOf(members), fixedCount: 0 }));
  return [...open, ...fresh];
}

/** The problem that remains after a result is applied; new tables get unused match ids. */
export function applyResult(
  problem: SeatingProblem,
  result: SeatedPeople,
): Pick<SeatingProblem, 'waiting' | 'openTables'> {
  const people = new Map(problem.waiting.map((person) => [person.id, person]));
  let nextId = 1 + Math.max(0, ...problem.openTables.map(({ matchId }) => matchId));
  const openTables = tablesAfter(problem, result).map(({ matchId, members }) => ({
    matchId: matchId ?? nextId++,
    members,
  }));
  return { waiting: result.unseated.map((id) => people.get(id)!), openTables };
}

/** The inverse of `tablesOf`: an assignment of these tables on a new graph, with `unseated` users besides. */
export function assignmentOf(
  tables: readonly TableAssignment[],
  unseated: readonly Seeker[],
  rules: SeatingRules,
): Assignment {
  const openTables = tables
    .filter(({ matchId }) => matchId !== null)
    .map(({ matchId, members, fixedCount }) => ({
      matchId: matchId!,
      members: members.slice(0, fixedCount),
    }));
  const waiting = [...unseated, ...tables.flatMap(({ members, fixedCount }) => members.slice(fixedCount))];
  waiting.sort((a, b) => a.id - b.id);
  const assignment = new Assignment(new CompatibilityGraph({ waiting, openTables }, rules));
  const indexOf = new Map(assignment.graph.people.map((person, index) => [person, index]));
  const openTableOf = new Map(assignment.tables.map((table) => [table.matchId, table]));
  for (const { matchId, members, fixedCount } of tables) {
    const newcomers = members.slice(fixedCount).map((person) => indexOf.get(person)!);
    if (matchId === null) assignment.addTable(newcomers);
    else for (const person of newcomers) assignment.seat(person, openTableOf.get(matchId)!);
  }
  return assignment;
}
