import { brokenRules } from '../../domain/match/forming/broken-rules.js';
import { formTables } from '../../domain/match/forming/form-tables.js';
import type { FormingProblem, FormingResult } from '../../domain/match/forming/forming.js';
import type { LinearSolver } from '../../domain/match/forming/linear-solver.js';

/**
 * Asks the engine and then, without its help, whether it kept its rules.
 * @throws Error when it broke one; nothing of such an answer is kept
 */
export function checkedTables(problem: FormingProblem, solver: LinearSolver | null): FormingResult {
  const result = formTables(problem, solver);
  const [broken] = brokenRules(problem, result);
  if (broken) throw new Error(`The table-forming engine broke a rule: ${broken}.`);
  return result;
}
