import { canFormTable } from '../graph/seatability.js';
import { compareObjectives, type ObjectiveValue } from '../model/objective.js';
import type { AssignedTable, Assignment } from './assignment.js';

/** One waiting user in one free seat. The objective is relative: `total` is the change of the sum. */
interface SeatOption {
  readonly person: number;
  readonly table: AssignedTable;
  readonly objective: ObjectiveValue;
}

/**
 * Solves the case of a backfill exactly: one waiting user or one free seat, and no new table possible. All pairs of user and
 * table are compared.
 * @returns whether the case applies, also where no user is compatible with a table
 */
export function fillSingleSeat(assignment: Assignment): boolean {
  const { graph } = assignment;
  const freeSeats = assignment.tables.reduce(
    (sum, { members }) => sum + graph.rules.maxSize - members.length,
    0,
  );
  if ((graph.waiting !== 1 && freeSeats !== 1) || canFormTable(graph)) return false;
  let best: SeatOption | null = null;
  for (const option of seatOptions(assignment)) {
    if (!best || compareObjectives(option.objective, best.objective) > 0) best = option;
  }
  if (best) assignment.seat(best.person, best.table);
  return true;
}

function* seatOptions(assignment: Assignment): Generator<SeatOption> {
  const { graph } = assignment;
  const minMeans = assignment.tables.map(({ members }) => Math.min(1, ...graph.means(members)));
  for (const [at, table] of assignment.tables.entries()) {
    const before = graph.means(table.members);
    const minOfOthers = Math.min(1, ...minMeans.filter((_mean, other) => other !== at));
    for (const person of assignment.unseated()) {
      // With one free seat no group fits, and a user who waits alone is in none.
      if (graph.isInGroup(person)) continue;
      if (!assignment.isCompatibleWith(person, table)) continue;
      if (!assignment.allowsNewcomer(table, person)) continue;
      const means = graph.means([...table.members, person]);
      const objective = {
        seated: 1,
        first: graph.priorityOf(person),
        small: table.members.length + 1 === graph.rules.preferredSize ? -1 : 0,
        worst: Math.min(minOfOthers, ...means),
        total: sum(means) - sum(before),
      };
      yield { person, table, objective };
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
