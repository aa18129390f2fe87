import type { LpSolver } from '../../../../src/domain/seating/column-generation/lp-solver.js';

/** Throws this wherever it is used. */
export const throwing = (error: Error): LpSolver => ({
  open: () => {
    throw error;
  },
  solveMip: () => {
    throw error;
  },
});

/** Its relaxations and their duals are these numbers, for all columns and for that many rows; so is its integer program. */
export function making(
  primal: (columns: number) => number[],
  dual: (rows: number) => number[],
  solveMip: LpSolver['solveMip'],
  fails: () => boolean = () => false,
): LpSolver {
  return {
    open: (rows) => {
      let columns = 0;
      return {
        addColumns: (more) => (columns += more.length),
        addRows: () => {},
        solve: () => (fails() ? null : { primal: primal(columns), dual: dual(rows.length) }),
        iterations: 0,
        release: () => {},
      };
    },
    solveMip,
  };
}
