import type { Assignment } from '../search/assignment.js';
import { assignmentOf } from '../search/table-assignment.js';
import { solveLexicographically } from './lexicographic.js';
import type { LpSolver } from './lp-solver.js';
import { NEW_TABLE, type TableColumn } from './table-column.js';

/**
 * Solves some tables of an assignment and some unseated users as a problem of its own, for the number of seats. The
 * assignment changes only if more users are seated.
 * @throws LpSolverFailed
 */
export function improveSubproblem(
  assignment: Assignment,
  solver: LpSolver,
  tables: readonly TableColumn[],
  unseated: readonly number[],
): boolean {
  const { graph } = assignment;
  const peopleOf = (indices: readonly number[]) => indices.map((index) => graph.people[index]!);
  const parts = tables.map(({ joined, openTable }) => {
    const fixed = openTable === NEW_TABLE ? [] : graph.fixedMembers[openTable]!;
    return {
      matchId: openTable === NEW_TABLE ? null : graph.openTables[openTable]!.matchId,
      members: peopleOf([...fixed, ...joined]),
      fixedCount: fixed.length,
    };
  });
  const sub = assignmentOf(parts, peopleOf(unseated), graph.rules);
  const { failure } = solveLexicographically(sub, withoutMilp(solver), 'seats');
  if (failure) throw failure;
  if (sub.unseated().length >= unseated.length) return false;

  const indexOf = new Map(graph.people.map((person, index) => [person, index]));
  const tableOf = new Map(assignment.tables.map((table) => [table.matchId, table]));
  for (const { joined } of tables) for (const person of joined) assignment.unseat(person);
  for (const { matchId, members, fixedCount } of sub.tables) {
    const joined = members.slice(fixedCount).map((member) => indexOf.get(sub.graph.people[member]!)!);
    if (matchId === null) assignment.addTable(joined);
    else for (const person of joined) assignment.seat(person, tableOf.get(matchId)!);
  }
  return true;
}

/** A MILP takes longer than it is worth here. */
const withoutMilp = (solver: LpSolver): LpSolver => ({
  open: (rows) => solver.open(rows),
  solveMip: () => null,
});
