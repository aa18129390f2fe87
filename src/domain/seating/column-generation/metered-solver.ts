import type { Budget } from '../model/budget.js';
import type { LinearProgram, LinearRow, LinearSolver } from './lp-solver.js';

/** What solving costs in steps: a sum, and a sum for each column; whole numbers are that much dearer. */
const STEPS = { base: 80, whole: 100 };

/**
 * A solver that answers no more once the budget is spent, counted in the size of what it was asked and not in time: the
 * same questions are answered on every machine. What was proved until then stands.
 */
export function metered(solver: LinearSolver, budget: Budget): LinearSolver {
  return {
    open: (rows) => meteredProgram(solver.open(rows), budget),
    solveWhole(rows: readonly LinearRow[], columns, start, limits) {
      if (budget.spent) return null;
      budget.spend(STEPS.base + STEPS.whole * columns.length);
      return solver.solveWhole(rows, columns, start, limits);
    },
  };
}

function meteredProgram(program: LinearProgram, budget: Budget): LinearProgram {
  let columns = 0;
  return {
    add(more) {
      columns += more.length;
      program.add(more);
    },
    cut: (cuts) => program.cut(cuts),
    solve(iterations) {
      if (budget.spent) return null;
      budget.spend(STEPS.base + columns);
      return program.solve(iterations);
    },
    release: () => program.release(),
  };
}
