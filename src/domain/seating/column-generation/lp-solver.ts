/** The feasibility tolerance: values and sums of a solver are accurate to this. */
export const LP_TOLERANCE = 1e-5;

/** The bounds of a constraint; infinite where there is none. */
export interface LpRow {
  readonly lower: number;
  readonly upper: number;
}

/** A variable between 0 and 1. */
export interface LpColumn {
  /** The objective coefficient; the objective is maximized. */
  readonly objective: number;
  readonly rows: readonly number[];
  /** The coefficient in each of `rows`. */
  readonly coefficients: readonly number[];
}

/** A row that is added to a model, with its coefficients in existing columns. */
export interface LpCut {
  readonly row: LpRow;
  readonly columns: readonly number[];
  readonly coefficients: readonly number[];
}

/** An optimal solution of a linear program. */
export interface LpSolution {
  /** The value of each column, 0 to 1. */
  readonly primal: ArrayLike<number>;
  /** The dual value of each row: the gain of the objective per unit of its right-hand side. */
  readonly dual: ArrayLike<number>;
}

/** Limits of a MILP search, as work instead of time. */
export interface MipLimits {
  readonly maxNodes: number;
  readonly maxIterations: number;
  /** The search stops at a solution of this objective. */
  readonly targetObjective: number;
}

export interface MipSolution {
  /** The value of each column, 0 or 1. */
  readonly primal: ArrayLike<number>;
  /** The solver's upper bound of the objective. */
  readonly dualBound: number;
}

/** A linear program that is solved repeatedly while columns and rows are added; warm start from the last basis. */
export interface LpModel {
  addColumns(columns: readonly LpColumn[]): void;
  addRows(cuts: readonly LpCut[]): void;
  /** @returns null where the program is infeasible or not optimal within the iterations */
  solve(maxIterations: number): LpSolution | null;
  /** Simplex iterations of the last `solve`. */
  readonly iterations: number;
  /** Frees the memory of the model; required. */
  release(): void;
}

/** The solver failed by itself and not by how it was called, such as for lack of memory. It may not work any longer. */
export class LpSolverFailed extends Error {}

/**
 * The port of an LP and MILP solver. The engine verifies every solution, so a solver that fails or returns wrong values
 * costs quality and cannot break a rule. The same calls must return the same solutions. Its calls and those of its models
 * throw `LpSolverFailed` where the solver fails; any other error is a defect, which the engine throws.
 */
export interface LpSolver {
  open(rows: readonly LpRow[]): LpModel;
  /** Solves with all columns binary. `start` is a feasible solution. @returns null where none is found */
  solveMip(
    rows: readonly LpRow[],
    columns: readonly LpColumn[],
    start: readonly number[] | null,
    limits: MipLimits,
  ): MipSolution | null;
}
