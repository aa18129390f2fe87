/** Sums of a solver are off by less than this. */
export const ROUNDING = 1e-5;

/** A sum that an answer has to keep within limits; infinite where there is none. */
export interface LinearRow {
  readonly atLeast: number;
  readonly atMost: number;
}

/** Something an answer may take between none and all of. */
export interface LinearColumn {
  /** What all of it adds to the value of the answer. */
  readonly value: number;
  readonly rows: readonly number[];
  /** What all of it adds to each of `rows`. */
  readonly amounts: readonly number[];
}

/** A row that columns already there have to keep, too. */
export interface LinearCut {
  readonly row: LinearRow;
  readonly columns: readonly number[];
  readonly amounts: readonly number[];
}

/** The best shares, 0 to 1, and what one more of each row would be worth. */
export interface LinearAnswer {
  readonly shares: ArrayLike<number>;
  readonly prices: ArrayLike<number>;
}

/** How hard to look for whole numbers, counted in work. */
export interface WholeLimits {
  readonly nodes: number;
  readonly iterations: number;
  /** An answer of this value is good enough. */
  readonly enough: number;
}

/** Shares of 0 and 1. */
export interface WholeAnswer {
  readonly shares: ArrayLike<number>;
  /** No answer has a higher value, the solver says. */
  readonly atMost: number;
}

/** A program that is solved again and again as columns are added; each time from where it stopped. */
export interface LinearProgram {
  add(columns: readonly LinearColumn[]): void;
  /** Adds rows, after those there are. */
  cut(cuts: readonly LinearCut[]): void;
  /** The answer of highest value; null where there is none, or none after so many iterations. */
  solve(iterations: number): LinearAnswer | null;
  /** Must be called once the program is not needed any more. */
  release(): void;
}

/**
 * What a library for linear programs has to be able to do. The engine states the program and checks every answer, so
 * a library that fails or lies costs quality, never a rule. The same calls must give the same answers.
 */
export interface LinearSolver {
  open(rows: readonly LinearRow[]): LinearProgram;
  /** Shares of 0 and 1 alone, as good as the limits allow; `start` is one such answer. Null where none is found. */
  solveWhole(
    rows: readonly LinearRow[],
    columns: readonly LinearColumn[],
    start: readonly number[] | null,
    limits: WholeLimits,
  ): WholeAnswer | null;
}
