import { NEW_TABLE, type TableColumn } from './table-column.js';
import { seatsTwoOf, type Three } from './subset-row-cuts.js';

/** What a table is worth, as a sum over what it holds; the answer's prices are taken off already. */
export interface TableWorth {
  /** For seating each of those who wait. */
  readonly people: Float64Array;
  /** For being a small table. */
  readonly small: number;
  /** For being a new table. */
  readonly tables: number;
  /** For each point of its members' mean affinities, added up. */
  readonly affinity: number;
  /** For being each of the open tables. */
  readonly hosts: Float64Array;
  /** What it costs to seat two or three of certain three people together. */
  readonly threes: readonly PricedThree[];
}

export interface PricedThree {
  readonly people: Three;
  readonly price: number;
}

export function worthAt(worth: TableWorth, column: TableColumn): number {
  const { joined, host, small, total } = column;
  let sum = worth.small * small + worth.affinity * total;
  sum += host === NEW_TABLE ? worth.tables : worth.hosts[host]!;
  for (const person of joined) sum += worth.people[person]!;
  for (const { people, price } of worth.threes) if (seatsTwoOf(people, column)) sum -= price;
  return sum;
}
