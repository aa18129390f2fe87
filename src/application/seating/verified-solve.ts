import { ruleViolations } from '../../domain/seating/model/verification.js';
import { solveSeating } from '../../domain/seating/solve.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { SeatingResult } from '../../domain/seating/model/result.js';
import type { LpSolver } from '../../domain/seating/column-generation/lp-solver.js';

/**
 * Solves a problem and verifies the result independently of the engine.
 * @throws Error when the result violates a rule
 */
export function verifiedSolve(problem: SeatingProblem, solver: LpSolver | null): SeatingResult {
  const result = solveSeating(problem, solver);
  const [violation] = ruleViolations(problem, result);
  if (violation) throw new Error(`The seating engine broke a rule: ${violation}.`);
  return result;
}
