import { checkedTables } from '../../application/match/checked-tables.js';
import type { Formed } from '../../application/match/ports.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { LinearSolver } from '../../domain/seating/column-generation/lp-solver.js';

/**
 * Forms tables right here, and takes the time by a watch that nobody sets.
 * @throws Error when the engine broke a rule
 */
export function timedTables(problem: SeatingProblem, solver: LinearSolver | null): Formed {
  const begun = performance.now();
  const result = checkedTables(problem, solver);
  return { ...result, ms: Math.round(performance.now() - begun) };
}
