import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import { type LevelObjective, rowOffsets } from './lp-formulation.js';
import type { LpSolution } from './lp-solver.js';
import type { ReducedCost } from './reduced-cost.js';
import type { SubsetRowCut } from './subset-row-cuts.js';
import { NEW_TABLE, type TableColumn } from './table-column.js';

/** The Lagrangian relaxation at given dual values. */
export interface Lagrangian {
  /** The objective of a column minus the dual values of its rows. */
  readonly reducedCost: ReducedCost;
  /** The sum of dual values times right-hand sides; with the reduced costs of the tables an upper bound of the objective. */
  readonly constant: number;
}

/** The Lagrangian of a solution's dual values. `columns` contain the open tables without new members. */
export function lagrangian(
  graph: CompatibilityGraph,
  level: LevelObjective,
  cuts: readonly SubsetRowCut[],
  columns: readonly TableColumn[],
  { dual }: LpSolution,
): Lagrangian {
  const offsets = rowOffsets(graph, level);
  const dualOf = (row: number): number => {
    const value = dual[row];
    return value !== undefined && Number.isFinite(value) ? value : 0;
  };
  // The dual value of an inequality is not negative; a solver's rounding must not make the bound invalid.
  const nonNegativeDualOf = (row: number): number => Math.max(0, dualOf(row));

  let constant = 0;
  const people = new Float64Array(graph.waiting);
  for (const person of people.keys()) constant += nonNegativeDualOf(person);
  const openTables = Float64Array.from(
    graph.fixedMembers,
    (_members, table) => -dualOf(offsets.openTables + table),
  );
  for (const value of openTables) constant -= value;
  const coefficients = { ...level.expression };
  for (const [at, { expression, lower, upper }] of level.constraints.entries()) {
    const row = offsets.constraints + at;
    const value = lower === -Infinity ? nonNegativeDualOf(row) : dualOf(row);
    if (value !== 0) constant += value * (value > 0 ? upper : lower);
    coefficients.seats -= value * expression.seats;
    coefficients.first -= value * expression.first;
    coefficients.small -= value * expression.small;
    coefficients.tables -= value * expression.tables;
  }
  const pricedCuts = cuts.map((cut, at) => ({ cut, dual: nonNegativeDualOf(offsets.cuts + at) }));
  for (const { dual: value } of pricedCuts) constant += value;
  for (const person of people.keys()) {
    people[person] =
      -nonNegativeDualOf(person) + (coefficients.seats + graph.priorityOf(person) * coefficients.first);
  }
  const { small, tables, affinity } = coefficients;
  const activeCuts = pricedCuts.filter(({ dual: value }) => value > 0);
  const reducedCost = { people, small, tables, affinity, openTables, cuts: activeCuts };
  return { reducedCost, constant: constant + sumOfUnjoined(reducedCost, columns) };
}

/** Open tables without new members are columns that the pricing problem does not contain. */
function sumOfUnjoined(
  { openTables, small, affinity }: ReducedCost,
  columns: readonly TableColumn[],
): number {
  let sum = 0;
  for (const column of columns) {
    if (column.openTable === NEW_TABLE || column.joined.length > 0) continue;
    const value = openTables[column.openTable]! + small * column.small + affinity * column.sumOfMeans;
    sum += Math.max(0, value);
  }
  return sum;
}
