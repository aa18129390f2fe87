import type { Budget } from '../model/budget.js';
import type { Assignment } from '../search/assignment.js';
import type { ColumnPool } from './column-pool.js';
import type { Incumbent } from './incumbent.js';
import type { LevelObjective } from './lp-formulation.js';
import type { LpSolver } from './lp-solver.js';
import type { PricingProblem } from './pricing-problem.js';
import { RestrictedMaster } from './restricted-master.js';

/** The shared state of the column generation of one component, with the limits of one objective level. */
export interface LevelContext {
  readonly assignment: Assignment;
  readonly pricing: PricingProblem;
  readonly incumbent: Incumbent;
  readonly pool: ColumnPool;
  /** With a work limit. */
  readonly solver: LpSolver;
  /** Of the pricing problem. */
  readonly budget: Budget;
}

/** A restricted master problem over the column pool. */
export function restrictedMaster(context: LevelContext, level: LevelObjective): RestrictedMaster {
  const { assignment, pricing, solver, pool } = context;
  return new RestrictedMaster(assignment.graph, pricing, solver, level, pool.all);
}
