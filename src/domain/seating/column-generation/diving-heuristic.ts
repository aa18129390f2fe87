import { evaluate } from './lp-formulation.js';
import { LP_TOLERANCE, type LpCut, type LpSolution, type LpSolver } from './lp-solver.js';
import type { RestrictedMaster } from './restricted-master.js';
import type { TableColumn } from './table-column.js';

/** Columns above this value are fixed together; otherwise the largest one. */
const FIX_THRESHOLD = 0.75;
const MAX_ITERATIONS = 20_000;
const MAX_BACKTRACKS = 8;
const MAX_LP_SOLVES = 60;

/** A node of the dive: columns fixed to 1, or after backtracking the first of them fixed to 0. */
interface DiveNode {
  readonly columns: readonly number[];
  isBacktracked: boolean;
}

/**
 * The diving heuristic with backtracking (Sadykov et al., INFORMS Journal on Computing 2019): repeatedly fixes the columns
 * with the largest fractional values and solves the restricted LP again, until the solution is integer.
 * @returns the best solution above `lowerBound`, at the latest one of `targetObjective`; null where none is found
 */
export function diveForSolution(
  solver: LpSolver,
  master: RestrictedMaster,
  pool: readonly TableColumn[],
  lowerBound: number,
  targetObjective: number,
): TableColumn[] | null {
  let best: TableColumn[] | null = null;
  let bestObjective = lowerBound;
  let solvesLeft = MAX_LP_SOLVES;
  const path: DiveNode[] = [];
  const columns = pool.filter((column) => master.canContain(column, lowerBound));
  const lpColumns = columns.map((column) => master.toLpColumn(column));
  for (let dive = 0; dive < MAX_BACKTRACKS && bestObjective < targetObjective && solvesLeft > 0; dive++) {
    const model = solver.open(master.rows);
    try {
      model.addColumns(lpColumns);
      if (path.length > 0) model.addRows(path.flatMap(fixingRows));
      for (; solvesLeft > 0; solvesLeft--) {
        const solution = model.solve(MAX_ITERATIONS);
        if (!solution || objectiveOf(master, columns, solution) <= bestObjective + LP_TOLERANCE) break;
        const next = fractionalColumns(columns, solution);
        if (next.length === 0) {
          best = columns.filter((_column, at) => solution.primal[at]! > 0.5);
          bestObjective = objectiveOf(master, columns, solution);
          break;
        }
        path.push({ columns: next, isBacktracked: false });
        model.addRows(fixingRows(path.at(-1)!));
      }
    } finally {
      model.release();
    }
    while (path.at(-1)?.isBacktracked) path.pop();
    if (path.length === 0) return best;
    path.at(-1)!.isBacktracked = true;
  }
  return best;
}

function fixingRows({ columns, isBacktracked }: DiveNode): LpCut[] {
  return isBacktracked ? [fixedTo(0, columns[0]!)] : columns.map((at) => fixedTo(1, at));
}

function fixedTo(value: 0 | 1, at: number): LpCut {
  return { row: { lower: value, upper: value }, columns: [at], coefficients: [1] };
}

/** The columns to fix next, the one of largest fractional value first; empty where the solution is integer. */
function fractionalColumns(columns: readonly TableColumn[], { primal }: LpSolution): number[] {
  let largest = -1;
  const nearOne: number[] = [];
  for (const at of columns.keys()) {
    const value = primal[at]!;
    if (value < LP_TOLERANCE || value > 1 - LP_TOLERANCE) continue;
    if (value > FIX_THRESHOLD) nearOne.push(at);
    if (largest < 0 || value > primal[largest]!) largest = at;
  }
  if (largest < 0) return [];
  return [largest, ...nearOne.filter((at) => at !== largest)];
}

function objectiveOf(
  { level }: RestrictedMaster,
  columns: readonly TableColumn[],
  { primal }: LpSolution,
): number {
  return columns.reduce((sum, column, at) => sum + primal[at]! * evaluate(level.expression, column), 0);
}
