import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { LinearColumn, LinearRow } from './lp-solver.js';
import { NEW_TABLE, type TableColumn } from './table-column.js';
import { AT_MOST_ONE, seatsTwoOf, type Three } from './subset-row-cuts.js';

/** A sum over the tables of a seating. */
export interface Tally {
  /** For each person who sits down, and each of them who goes first. */
  readonly seats: number;
  readonly first: number;
  /** For each table that is small, open ones included, and each that is new. */
  readonly small: number;
  readonly tables: number;
  /** For each point of everyone's mean affinities, added up. */
  readonly affinity: number;
}

const NOTHING: Tally = { seats: 0, first: 0, small: 0, tables: 0, affinity: 0 };

export const TALLY = {
  nothing: NOTHING,
  seats: { ...NOTHING, seats: 1 },
  first: { ...NOTHING, first: 1 },
  small: { ...NOTHING, small: 1 },
  fewSmall: { ...NOTHING, small: -1 },
  tables: { ...NOTHING, tables: 1 },
  affinity: { ...NOTHING, affinity: 1 },
} satisfies Record<string, Tally>;

/** A sum that a seating has to keep within limits. */
export interface Settled extends LinearRow {
  readonly tally: Tally;
}

/** What is wanted on one level of the order, of those seatings that keep what the levels before have settled. */
export interface Aim {
  readonly value: Tally;
  readonly settled: readonly Settled[];
  /** Nobody may be worse off than this. */
  readonly floor: number;
}

export function tallyOf(tally: Tally, { joined, host, first, small, total }: TableColumn): number {
  return (
    tally.seats * joined.length +
    tally.first * first +
    tally.small * small +
    tally.tables * (host === NEW_TABLE ? 1 : 0) +
    tally.affinity * total
  );
}

/** One row for each who waits, each open table, each settled sum, each three. */
export function rowsOf(
  { waiting, openTables }: CompatibilityGraph,
  { settled }: Aim,
  threes: readonly Three[],
): LinearRow[] {
  return [
    ...Array.from({ length: waiting }, () => AT_MOST_ONE),
    ...openTables.map(() => ({ atLeast: 1, atMost: 1 })),
    ...settled.map(({ atLeast, atMost }) => ({ atLeast, atMost })),
    ...threes.map(() => AT_MOST_ONE),
  ];
}

/** Where the rows of each kind begin; those of the people who wait are the first. */
export function rowKinds(
  { waiting, openTables }: CompatibilityGraph,
  { settled }: Aim,
): { hosts: number; settled: number; threes: number } {
  const hosts = waiting;
  const firstSettled = hosts + openTables.length;
  return { hosts, settled: firstSettled, threes: firstSettled + settled.length };
}

export function linearColumn(
  crowd: CompatibilityGraph,
  aim: Aim,
  threes: readonly Three[],
  column: TableColumn,
): LinearColumn {
  const rows = [...column.joined];
  const amounts = rows.map(() => 1);
  const enter = (row: number, amount: number) => {
    if (amount === 0) return;
    rows.push(row);
    amounts.push(amount);
  };
  const from = rowKinds(crowd, aim);
  if (column.host !== NEW_TABLE) enter(from.hosts + column.host, 1);
  for (const [at, { tally }] of aim.settled.entries()) enter(from.settled + at, tallyOf(tally, column));
  for (const [at, three] of threes.entries()) enter(from.threes + at, seatsTwoOf(three, column) ? 1 : 0);
  return { value: tallyOf(aim.value, column), rows, amounts };
}
