import { ruleViolations } from '../src/domain/seating/model/verification.js';
import { applyResult } from '../src/domain/seating/search/table-assignment.js';
import { solveSeating } from '../src/domain/seating/solve.js';
import type { SeatingProblem } from '../src/domain/seating/model/problem.js';
import { TABLE_SIZE } from '../src/domain/seating/model/table-size.js';
import { makeWorld } from './worlds.js';

const PEOPLE = 1000;
const WAITING = [1, 2, 5, 10, 20];
const RUNS = 9;

/**
 * A slot of a thousand users after its final run; one member has left their table. The number of waiting users is below
 * the table size, so backfills can only fill free seats.
 */
function slotWithFreedSeat(seed: number, waiting: number): SeatingProblem {
  const [people] = [...makeWorld('dense', PEOPLE + waiting, seed).values()];
  const asked: SeatingProblem = {
    waiting: people!.slice(waiting),
    openTables: [],
    pass: 'final',
    patienceSeconds: 600,
    seed: 1,
  };
  const late = people!.slice(0, waiting);
  const apart = new Set(late.map(({ id }) => id));
  const strangers = late.map((one) => ({ ...one, avoid: apart }));
  const { openTables } = applyResult(asked, solveSeating(asked));
  const [first, ...others] = openTables;
  return {
    ...asked,
    waiting: strangers,
    openTables: [{ ...first!, members: first!.members.slice(1) }, ...others],
  };
}

/** @returns the median time to fill one free seat with one waiting user, in milliseconds */
export function medianBackfillMs(seed: number): number {
  return medianMs(slotWithFreedSeat(seed, 1));
}

/** Prints the time to fill free seats in a slot of a thousand users. */
export async function benchBackfill(): Promise<void> {
  const rows = WAITING.map((waiting) => {
    const problem = slotWithFreedSeat(101, waiting);
    const result = solveSeating(problem);
    const [broken] = ruleViolations(problem, result);
    if (broken) throw new Error(broken);
    const chairs = problem.openTables.filter(({ members }) => members.length < TABLE_SIZE.largest).length;
    const seated = waiting - result.unseated.length;
    return { waiting, 'tables with a free chair': chairs, seated, ms: medianMs(problem).toFixed(1) };
  });
  console.table(rows);
}

function medianMs(problem: SeatingProblem): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    solveSeating(problem);
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}
