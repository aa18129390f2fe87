import type { Plan, PlannedTable } from './assignment.js';
import { canFormTable } from '../graph/seatability.js';
import { compareObjectives, type ObjectiveValue } from '../model/objective.js';

interface Seat {
  readonly person: number;
  readonly table: PlannedTable;
  readonly worth: ObjectiveValue;
}

/**
 * Fills a seat that has fallen free with the best person for it: where only one seat can be filled, since one person
 * waits or one chair is free, and nobody who waits could found a table, each pair of person and chair is looked at
 * once. True where that was so, whether or not somebody suits.
 */
export function fillOneSeat(plan: Plan): boolean {
  const { crowd } = plan;
  const chairs = plan.tables.reduce((sum, { members }) => sum + crowd.rules.maxSize - members.length, 0);
  if ((crowd.waiting !== 1 && chairs !== 1) || canFormTable(crowd)) return false;
  let best: Seat | null = null;
  for (const seat of seatsToFill(plan)) {
    if (!best || compareObjectives(seat.worth, best.worth) > 0) best = seat;
  }
  if (best) plan.seat(best.person, best.table);
  return true;
}

function* seatsToFill(plan: Plan): Generator<Seat> {
  const lows = plan.tables.map(({ members }) => Math.min(1, ...plan.crowd.means(members)));
  for (const [at, table] of plan.tables.entries()) {
    const before = plan.crowd.means(table.members);
    const elsewhere = Math.min(1, ...lows.filter((_low, other) => other !== at));
    for (const person of plan.unseated()) {
      if (!plan.suits(person, table)) continue;
      const means = plan.crowd.means([...table.members, person]);
      const worth = {
        seated: 1,
        first: plan.crowd.goesFirst(person) ? 1 : 0,
        small: table.members.length + 1 === plan.crowd.rules.preferredSize ? -1 : 0,
        worst: Math.min(elsewhere, ...means),
        total: sum(means) - sum(before),
      };
      yield { person, table, worth };
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
