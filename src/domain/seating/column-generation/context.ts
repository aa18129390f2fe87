import type { Budget } from '../model/budget.js';
import type { Assignment } from '../search/assignment.js';
import type { ColumnPool } from './column-pool.js';
import type { Incumbent } from './incumbent.js';
import type { LevelObjective } from './lp-formulation.js';
import type { LpModel, LpRow, LpSolver } from './lp-solver.js';
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

/** Steps per call, plus one per column; a MILP counts each column `mip` times. */
const STEPS = { base: 80, mip: 100 };

/**
 * A solver with a deterministic work limit: it returns null once the budget is spent. Work is counted by the size of the
 * programs instead of time, so that every machine gets the same solutions.
 */
export function withWorkLimit(solver: LpSolver, budget: Budget): LpSolver {
  return {
    open: (rows) => limitedModel(solver.open(rows), budget),
    solveMip(rows: readonly LpRow[], columns, start, limits) {
      if (budget.spent) return null;
      budget.spend(STEPS.base + STEPS.mip * columns.length);
      return solver.solveMip(rows, columns, start, limits);
    },
  };
}

function limitedModel(model: LpModel, budget: Budget): LpModel {
  let columnCount = 0;
  return {
    addColumns(columns) {
      columnCount += columns.length;
      model.addColumns(columns);
    },
    addRows: (cuts) => model.addRows(cuts),
    solve(maxIterations) {
      if (budget.spent) return null;
      budget.spend(STEPS.base + columnCount);
      return model.solve(maxIterations);
    },
    get iterations() {
      return model.iterations;
    },
    release: () => model.release(),
  };
}

/** What a simplex iteration costs: one step, and one more for so many columns. */
const COLUMNS_PER_STEP = 1000;
const stepsOfIteration = (columns: number) => 1 + columns / COLUMNS_PER_STEP;

/** A solver that returns null once its steps of simplex iterations are spent; a MILP counts as all that it is allowed. */
export function withIterationLimit(solver: LpSolver, budget: Budget): LpSolver {
  const allowed = (maxIterations: number, columns: number) =>
    Math.min(maxIterations, Math.ceil(budget.remaining / stepsOfIteration(columns)));
  return {
    open(rows) {
      const model = solver.open(rows);
      let columnCount = 0;
      return {
        addColumns(columns) {
          columnCount += columns.length;
          model.addColumns(columns);
        },
        addRows: (cuts) => model.addRows(cuts),
        solve(maxIterations) {
          if (budget.spent) return null;
          const solution = model.solve(allowed(maxIterations, columnCount));
          budget.spend(model.iterations * stepsOfIteration(columnCount));
          return solution;
        },
        get iterations() {
          return model.iterations;
        },
        release: () => model.release(),
      };
    },
    solveMip(rows, columns, start, limits) {
      if (budget.spent) return null;
      const maxIterations = allowed(limits.maxIterations, columns.length);
      budget.spend(maxIterations * stepsOfIteration(columns.length));
      return solver.solveMip(rows, columns, start, { ...limits, maxIterations });
    },
  };
}
