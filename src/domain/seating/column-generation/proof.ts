import { certify, type CrowdCertificate } from '../certificate.js';
import { Levels } from './lexicographic.js';
import type { LinearSolver } from './lp-solver.js';
import type { Plan } from '../search/assignment.js';

/** How far a proof goes: who is seated; at how few small tables, too; how well they suit each other, which costs far more. */
export type Level = 'seats' | 'numbers' | 'company';

/**
 * Proves how good the seating of a crowd is and makes it better where it can be: level by level of the order that
 * `compareObjectives` keeps, by column generation (Alonso-Mora et al., PNAS 2017; Barnhart et al., Operations Research
 * 1998). The plan never becomes worse, and no rule is broken, whatever the solver says. The bounds are safe with any
 * prices it names; where it says that a whole-number program over all tables that matter has no better answer, that is
 * taken on its word. See ADR 19.
 */
export function improveByProof(plan: Plan, solver: LinearSolver, upTo: Level): CrowdCertificate {
  const levels = new Levels(plan, solver);
  let path: 'bounded' | 'heuristic' = 'bounded';
  try {
    levels.settleSeats();
    if (upTo !== 'seats') levels.settleNumbers();
    if (upTo === 'company') levels.settleCompany();
  } catch {
    path = 'heuristic';
  }
  levels.incumbent.carryOut();
  return certify(plan, path, levels.bounds);
}
