import type { Aim } from './aim.js';
import type { Budget } from './budget.js';
import type { Incumbent } from './incumbent.js';
import type { KnownTables } from './known-tables.js';
import type { LinearSolver } from './linear-solver.js';
import { Master } from './master.js';
import type { Plan } from './plan.js';
import type { TableSearch } from './table-search.js';

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
