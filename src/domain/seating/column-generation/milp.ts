import type { LevelContext } from './context.js';
import { diveForSolution } from './diving-heuristic.js';
import type { RestrictedMaster } from './restricted-master.js';
import type { TableColumn } from './table-column.js';

/** A MILP with more columns takes too long. */
const MAX_MIP_COLUMNS = 500;
const MIP_LIMITS = { maxNodes: 200, maxIterations: 8000 };

/**
 * Searches an integer solution over these columns: by the diving heuristic, then by a MILP where that does not reach
 * `targetObjective` and the columns are few. Improves the incumbent.
 * @returns the upper bound of the MILP over these columns; Infinity where none was solved
 */
export function solveInteger(
  context: LevelContext,
  master: RestrictedMaster,
  columns: readonly TableColumn[],
  targetObjective: number,
): number {
  const { incumbent, pool, solver } = context;
  const { expression, floor } = master.level;
  const lowerBound = incumbent.satisfiesFloor(floor) ? incumbent.evaluate(expression) : -Infinity;
  incumbent.tryImprove(diveForSolution(solver, master, columns, lowerBound, targetObjective));
  const isReached = incumbent.satisfiesFloor(floor) && incumbent.evaluate(expression) >= targetObjective;
  const isSolved = !isReached && columns.length <= MAX_MIP_COLUMNS;
  const bound = isSolved ? solveMip(context, master, columns, targetObjective) : Infinity;
  pool.add(incumbent.columns);
  return bound;
}

function solveMip(
  { incumbent, solver }: LevelContext,
  master: RestrictedMaster,
  columns: readonly TableColumn[],
  targetObjective: number,
): number {
  const start = incumbent.satisfiesFloor(master.level.floor) ? incumbent.primalOf(columns) : null;
  const lpColumns = columns.map((column) => master.toLpColumn(column));
  const limits = { ...MIP_LIMITS, targetObjective };
  const solution = solver.solveMip(master.rows, lpColumns, start, limits);
  if (!solution) return Infinity;
  incumbent.tryImprove(columns.filter((_column, at) => solution.primal[at]! > 0.5));
  return solution.dualBound;
}
