import { type Aim, rowKinds } from './lp-formulation.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { LinearAnswer } from './lp-solver.js';
import { NEW_TABLE, type TableColumn } from './table-column.js';
import type { TableWorth } from './reduced-cost.js';
import type { Three } from './subset-row-cuts.js';

/** What a solver's prices come to: whatever they are, no seating is worth more than `sum` and its tables at `worth`. */
export interface Priced {
  /** What a table is worth beyond its prices. */
  readonly worth: TableWorth;
  /** The prices of all there is: everybody's seat, every open table, whatever is settled. */
  readonly sum: number;
}

/** `columns` are the tables known so far, the open ones that nobody joins among them. */
export function priced(
  crowd: CompatibilityGraph,
  aim: Aim,
  threes: readonly Three[],
  columns: readonly TableColumn[],
  answer: LinearAnswer,
): Priced {
  const from = rowKinds(crowd, aim);
  const priceOf = (row: number): number => {
    const price = answer.prices[row];
    return price !== undefined && Number.isFinite(price) ? price : 0;
  };
  // Nobody pays to get rid of what need not be used up.
  const paid = (row: number): number => Math.max(0, priceOf(row));

  let sum = 0;
  const people = new Float64Array(crowd.waiting);
  for (const person of people.keys()) sum += paid(person);
  const hosts = Float64Array.from(crowd.fixedMembers, (_members, host) => -priceOf(from.hosts + host));
  for (const worth of hosts) sum -= worth;
  const each = { ...aim.value };
  for (const [at, { tally, atLeast, atMost }] of aim.settled.entries()) {
    const price = atLeast === -Infinity ? paid(from.settled + at) : priceOf(from.settled + at);
    if (price !== 0) sum += price * (price > 0 ? atMost : atLeast);
    each.seats -= price * tally.seats;
    each.first -= price * tally.first;
    each.small -= price * tally.small;
    each.tables -= price * tally.tables;
  }
  const pricedThrees = threes.map((three, at) => ({ people: three, price: paid(from.threes + at) }));
  for (const { price } of pricedThrees) sum += price;
  for (const person of people.keys()) {
    people[person] = -paid(person) + (each.seats + (crowd.goesFirst(person) ? each.first : 0));
  }
  const worth = { people, ...each, hosts, threes: pricedThrees.filter(({ price }) => price > 0) };
  return { worth, sum: sum + worthOfUnjoined(worth, columns) };
}

/** An open table that nobody joins is a table too, one that no search finds. */
function worthOfUnjoined({ hosts, small, affinity }: TableWorth, columns: readonly TableColumn[]): number {
  let sum = 0;
  for (const column of columns) {
    if (column.host === NEW_TABLE || column.joined.length > 0) continue;
    sum += Math.max(0, hosts[column.host]! + small * column.small + affinity * column.total);
  }
  return sum;
}
