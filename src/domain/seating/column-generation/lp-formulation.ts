import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { LpColumn, LpRow, LpSolution } from './lp-solver.js';
import { AT_MOST_ONE, coversTwoOf, type SubsetRowCut } from './subset-row-cuts.js';
import { NEW_TABLE, type TableColumn } from './table-column.js';

/** A linear expression over the columns: the coefficient of each property of a table. */
export interface LinearExpression {
  /** Per seated user, and per unit of their priority. */
  readonly seats: number;
  readonly first: number;
  /** Per small table, open ones included, and per new table. */
  readonly small: number;
  readonly tables: number;
  /** Per unit of the sum of mean affinities. */
  readonly affinity: number;
}

const ZERO: LinearExpression = { seats: 0, first: 0, small: 0, tables: 0, affinity: 0 };

export const EXPRESSION = {
  zero: ZERO,
  seats: { ...ZERO, seats: 1 },
  first: { ...ZERO, first: 1 },
  small: { ...ZERO, small: 1 },
  minusSmall: { ...ZERO, small: -1 },
  tables: { ...ZERO, tables: 1 },
  affinity: { ...ZERO, affinity: 1 },
} satisfies Record<string, LinearExpression>;

/** Bounds of an expression, for example the optimum of a level before. */
export interface Constraint extends LpRow {
  readonly expression: LinearExpression;
}

/** One level of the lexicographic objective: maximize `expression` subject to the constraints of the levels before. */
export interface LevelObjective {
  readonly expression: LinearExpression;
  readonly constraints: readonly Constraint[];
  /** The lowest allowed mean affinity of a member. */
  readonly floor: number;
}

/** The value of an expression at one column. */
export function evaluate(expression: LinearExpression, column: TableColumn): number {
  return (
    expression.seats * column.joined.length +
    expression.first * column.first +
    expression.small * column.small +
    expression.tables * (column.openTable === NEW_TABLE ? 1 : 0) +
    expression.affinity * column.sumOfMeans
  );
}

/** The rows of the program: one per waiting user, open table, constraint and cut, in this order. */
export function lpRows(
  { waiting, openTables }: CompatibilityGraph,
  { constraints }: LevelObjective,
  cuts: readonly SubsetRowCut[],
): LpRow[] {
  return [
    ...Array.from({ length: waiting }, () => AT_MOST_ONE),
    ...openTables.map(() => ({ lower: 1, upper: 1 })),
    ...constraints.map(({ lower, upper }) => ({ lower, upper })),
    ...cuts.map(() => AT_MOST_ONE),
  ];
}

/** The index of the first row of each kind; rows of waiting users begin at 0. */
export function rowOffsets(
  { waiting, openTables }: CompatibilityGraph,
  { constraints }: LevelObjective,
): { openTables: number; constraints: number; cuts: number } {
  const firstConstraint = waiting + openTables.length;
  return {
    openTables: waiting,
    constraints: firstConstraint,
    cuts: firstConstraint + constraints.length,
  };
}

export function toLpColumn(
  graph: CompatibilityGraph,
  level: LevelObjective,
  cuts: readonly SubsetRowCut[],
  column: TableColumn,
): LpColumn {
  const rows = [...column.joined];
  const coefficients = rows.map(() => 1);
  const add = (row: number, coefficient: number) => {
    if (coefficient === 0) return;
    rows.push(row);
    coefficients.push(coefficient);
  };
  const offsets = rowOffsets(graph, level);
  if (column.openTable !== NEW_TABLE) add(offsets.openTables + column.openTable, 1);
  for (const [at, { expression }] of level.constraints.entries())
    add(offsets.constraints + at, evaluate(expression, column));
  for (const [at, cut] of cuts.entries()) add(offsets.cuts + at, coversTwoOf(cut, column) ? 1 : 0);
  return { objective: evaluate(level.expression, column), rows, coefficients };
}

/** The penalty per unit, larger than any gain of the objective. */
const SLACK_PENALTY = 10;
const SLACK_TOLERANCE = 1e-6;

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
            objective: -SLACK_PENALTY * Math.abs(slack),
            rows: [firstRow + at],
            coefficients: [slack],
          })),
    );
}

/** Whether all of the `count` slack columns are zero, so that the solution is feasible without them. */
export function areSlacksZero({ primal }: LpSolution, count: number): boolean {
  return Array.from({ length: count }, (_, at) => primal[at]!).every((value) => value < SLACK_TOLERANCE);
}
