import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import { coversTwoOf, type SubsetRowCut } from './subset-row-cuts.js';
import { NEW_TABLE, type TableColumn } from './table-column.js';

/** The reduced cost of a table as a sum over its properties: the objective of the pricing problem, maximized. */
export interface ReducedCost {
  /** Per waiting user. */
  readonly people: Float64Array;
  readonly small: number;
  /** Per new table. */
  readonly tables: number;
  /** Per unit of the sum of mean affinities. */
  readonly affinity: number;
  /** Per open table. */
  readonly openTables: Float64Array;
  /** The cuts with a positive dual value. */
  readonly cuts: readonly PricedCut[];
}

/** A cut and its dual value, which a table that covers the cut costs. */
export interface PricedCut {
  readonly cut: SubsetRowCut;
  readonly dual: number;
}

export function reducedCostOf(reducedCost: ReducedCost, column: TableColumn): number {
  const { joined, openTable, small, sumOfMeans } = column;
  let sum = reducedCost.small * small + reducedCost.affinity * sumOfMeans;
  sum += openTable === NEW_TABLE ? reducedCost.tables : reducedCost.openTables[openTable]!;
  for (const person of joined) sum += reducedCost.people[person]!;
  for (const { cut, dual } of reducedCost.cuts) if (coversTwoOf(cut, column)) sum -= dual;
  return sum;
}

/** The sum of the values of these users. */
export function sumOf(people: Float64Array, members: readonly number[]): number {
  return members.reduce((sum, member) => sum + people[member]!, 0);
}

/** Counts for each cut how many of its users sit at a partial table. */
export class CutCounter {
  /** By user: the indices of their cuts. */
  private readonly cutsOf: number[][];
  private readonly counts: Int8Array;

  constructor(
    { size }: CompatibilityGraph,
    private readonly cuts: readonly PricedCut[],
  ) {
    this.cutsOf = Array.from({ length: size }, () => []);
    this.counts = new Int8Array(cuts.length);
    for (const [index, { cut }] of cuts.entries()) {
      for (const person of cut) this.cutsOf[person]!.push(index);
    }
  }

  /** @returns the sum of the dual values of cuts that are covered from now on */
  add(person: number): number {
    let cost = 0;
    for (const index of this.cutsOf[person]!) {
      if (++this.counts[index]! === 2) cost += this.cuts[index]!.dual;
    }
    return cost;
  }

  remove(person: number): void {
    for (const index of this.cutsOf[person]!) this.counts[index]!--;
  }
}
