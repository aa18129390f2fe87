import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import { type LevelObjective, lpRows, rowOffsets } from './lp-formulation.js';
import type { LpColumn, LpSolution } from './lp-solver.js';

/** The penalty per unit, larger than any gain of the objective. */
const PENALTY = 10;
const TOLERANCE = 1e-6;

/**
 * Artificial (slack and surplus) columns of an elastic program: with them it is feasible also where the columns of the pool
 * do not satisfy the constraints. They are the first columns of the model.
 */
export function slackColumns(graph: CompatibilityGraph, level: LevelObjective): LpColumn[] {
  const firstRow = rowOffsets(graph, level).openTables;
  return lpRows(graph, level, [])
    .slice(firstRow)
    .flatMap(({ lower, upper }, at) =>
      lower === -Infinity
        ? []
        : [Math.max(1, upper), -graph.size].map((slack) => ({
            objective: -PENALTY * Math.abs(slack),
            rows: [firstRow + at],
            coefficients: [slack],
          })),
    );
}

/** Whether all of the `count` slack columns are zero, so that the solution is feasible without them. */
export function areSlacksZero({ primal }: LpSolution, count: number): boolean {
  return Array.from({ length: count }, (_, at) => primal[at]!).every((value) => value < TOLERANCE);
}
