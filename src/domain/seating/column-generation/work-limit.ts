import type { Budget } from '../model/budget.js';
import type { LpModel, LpRow, LpSolver } from './lp-solver.js';

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
    release: () => model.release(),
  };
}
