import { checkedTables } from '../../application/match/checked-tables.js';
import type { Formed } from '../../application/match/ports.js';
import type { FormingProblem } from '../../domain/match/forming/forming.js';

/**
 * Forms tables right here, and takes the time by a watch that nobody sets.
 * @throws Error when the engine broke a rule
 */
export function timedTables(problem: FormingProblem): Formed {
  const begun = performance.now();
  const result = checkedTables(problem);
  return { ...result, ms: Math.round(performance.now() - begun) };
}
