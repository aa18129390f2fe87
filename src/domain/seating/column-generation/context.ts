import type { Aim } from './lp-formulation.js';
import type { Budget } from '../model/budget.js';
import type { Incumbent } from './incumbent.js';
import type { KnownTables } from './column-pool.js';
import type { LinearSolver } from './lp-solver.js';
import { Master } from './restricted-master.js';
import type { Plan } from '../search/assignment.js';
import type { TableSearch } from './pricing-problem.js';

/** What is at hand to settle a level of the order. */
export interface ProofWork {
  readonly plan: Plan;
  readonly search: TableSearch;
  readonly incumbent: Incumbent;
  readonly known: KnownTables;
  /** It may stop answering once it was asked a lot. */
  readonly solver: LinearSolver;
  /** For the search. */
  readonly budget: Budget;
}

export function masterFor({ plan, search, solver, known }: ProofWork, aim: Aim): Master {
  return new Master(plan.crowd, search, solver, aim, known.all);
}
