import { ruleViolations } from '../../domain/seating/model/verification.js';
import { formTables } from '../../domain/seating/solve.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { SeatingResult } from '../../domain/seating/model/result.js';
import type { LinearSolver } from '../../domain/seating/column-generation/lp-solver.js';

/**
 * Asks the engine and then, without its help, whether it kept its rules.
 * @throws Error when it broke one; nothing of such an answer is kept
 */
export function checkedTables(problem: SeatingProblem, solver: LinearSolver | null): SeatingResult {
  const result = formTables(problem, solver);
  const [broken] = ruleViolations(problem, result);
  if (broken) throw new Error(`The table-forming engine broke a rule: ${broken}.`);
  return result;
}
