import type { TimedSeatingResult } from '../../application/seating/ports.js';
import { verifiedSolve } from '../../application/seating/verified-solve.js';
import type { LpSolver } from '../../domain/seating/column-generation/lp-solver.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';

/**
 * Solves in the calling thread and measures the time by a monotonic clock.
 * @throws Error when the result violates a rule
 */
export function timedSolve(problem: SeatingProblem, solver: LpSolver | null): TimedSeatingResult {
  const startedAt = performance.now();
  const result = verifiedSolve(problem, solver);
  return { ...result, ms: Math.round(performance.now() - startedAt) };
}
