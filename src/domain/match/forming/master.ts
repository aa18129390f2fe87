import type { Budget } from './budget.js';
import type { Crowd } from './crowd.js';
import type { LinearAnswer, LinearColumn, LinearProgram, LinearRow, LinearSolver } from './linear-solver.js';
import { keyOf, NEW_TABLE, type TableColumn } from './table-columns.js';
import type { TableSearch, TableWorth } from './table-search.js';

/** What is asked for on one level of the order, of those seatings that keep what the levels before have settled. */
export interface Aim {
  /** What a table adds, for each person, each of those who go first, for being small, for each point of affinity. */
  readonly value: Tally;
  readonly settled: ReadonlyArray<{ readonly tally: Tally; readonly sum: number }>;
  /** Nobody may be worse off than this. */
  readonly floor: number;
}

/** A sum over tables: so much for each person, for each of those who go first, and so on. */
export interface Tally {
  readonly seats: number;
  readonly first: number;
  readonly small: number;
  readonly affinity: number;
}

export const SEATS: Tally = { seats: 1, first: 0, small: 0, affinity: 0 };
export const FIRST: Tally = { seats: 0, first: 1, small: 0, affinity: 0 };
export const SMALL: Tally = { seats: 0, first: 0, small: 1, affinity: 0 };
export const FEW_SMALL: Tally = { seats: 0, first: 0, small: -1, affinity: 0 };
export const AFFINITY: Tally = { seats: 0, first: 0, small: 0, affinity: 1 };
export const NOTHING: Tally = { seats: 0, first: 0, small: 0, affinity: 0 };

export function tallyOf(tally: Tally, { joined, first, small, total }: TableColumn): number {
  return tally.seats * joined.length + tally.first * first + tally.small * small + tally.affinity * total;
}

/** Rounding of a solver and of sums; a bound is let off by this much before it is rounded to a whole. */
export const ROUNDING = 1e-5;
const PROFITABLE = 1e-6;
const ITERATIONS = 20_000;
const ROUNDS = 120;
const EACH = 2;

/**
 * The restricted master of a column generation (Barnhart et al., Branch-and-Price, 1998): the best mixture of tables
 * known so far, and prices that say which unknown ones would be worth having. At any prices Lasdon's and Farley's
 * bound holds, whoever named them: no seating is worth more than the prices and the best unknown tables together.
 */
export class Master {
  /** Nobody can have more of the aim. */
  atMost = Infinity;
  readonly columns: TableColumn[] = [];
  private readonly _known = new Set<string>();
  private _worth: TableWorth | null = null;
  private _atBestPrices = Infinity;

  constructor(
    private readonly _crowd: Crowd,
    private readonly _search: TableSearch,
    private readonly _solver: LinearSolver,
    readonly aim: Aim,
    known: Iterable<TableColumn>,
  ) {
    for (const column of known) this.know(column);
  }

  /** Adds columns until the bound is at most `enough`, or no column is worth adding. True where it was proved. */
  close(enough: number, elastic: boolean, budget: Budget): boolean {
    const program = this._solver.open(rowsOf(this._crowd, this.aim));
    try {
      program.add(elastic ? this.shortfalls() : []);
      program.add(this.columns.map((column) => linearColumn(this._crowd, this.aim, column)));
      return this.generate(program, enough, elastic ? 2 * this.aim.settled.length + 2 * this._crowd.openTables.length : 0, budget);
    } finally {
      program.release();
    }
  }

  private generate(program: LinearProgram, enough: number, shortfalls: number, budget: Budget): boolean {
    for (let round = 0; round < ROUNDS; round++) {
      const answer = program.solve(ITERATIONS);
      if (!answer) return false;
      if (shortfalls > 0 && isMet(answer, shortfalls)) return false;
      const { worth, prices } = this.priced(answer);
      const wishes = { above: PROFITABLE, floor: this.aim.floor, each: EACH, most: Infinity };
      const found = this._search.find(worth, wishes, budget);
      const bound = prices + found.atMost;
      if (bound < this._atBestPrices) [this._atBestPrices, this._worth] = [bound, worth];
      this.atMost = Math.min(this.atMost, bound);
      if (this.atMost <= enough) return true;
      const fresh = found.columns.filter((column) => this.know(column));
      if (fresh.length === 0 || budget.spent) return false;
      program.add(fresh.map((column) => linearColumn(this._crowd, this.aim, column)));
    }
    return false;
  }

  /** Every table that could be part of a seating worth `value` or more; null where there are more than `most`. */
  all(value: number, most: number, budget: Budget): TableColumn[] | null {
    if (!this._worth) return null;
    const above = value - this._atBestPrices - ROUNDING;
    const wishes = { above, floor: this.aim.floor, each: Infinity, most };
    const found = this._search.find(this._worth, wishes, budget);
    return found.complete ? found.columns : null;
  }

  private know(column: TableColumn): boolean {
    const key = keyOf(column);
    if (column.low < this.aim.floor - PROFITABLE || this._known.has(key)) return false;
    this._known.add(key);
    this.columns.push(column);
    return true;
  }

  /** The prices as a table meets them, and their sum over all that is there to be had. */
  private priced({ prices }: LinearAnswer): { worth: TableWorth; prices: number } {
    const { waiting, openTables } = this._crowd;
    const price = (row: number) => (Number.isFinite(prices[row]) ? prices[row]! : 0);
    const each = { ...this.aim.value };
    let sum = 0;
    for (const [at, { tally, sum: settled }] of this.aim.settled.entries()) {
      const own = price(waiting + openTables.length + at);
      sum += own * settled;
      each.seats -= own * tally.seats;
      each.first -= own * tally.first;
      each.small -= own * tally.small;
    }
    const people = new Float64Array(waiting);
    for (let person = 0; person < waiting; person++) {
      const own = Math.max(0, price(person));
      sum += own;
      people[person] = each.seats + (this._crowd.goesFirst(person) ? each.first : 0) - own;
    }
    const hosts = Float64Array.from(openTables, (_table, at) => -price(waiting + at));
    for (const host of hosts) sum -= host;
    const worth = { people, small: each.small, affinity: each.affinity, hosts };
    return { worth, prices: sum + this.worthOfEmptyHosts(worth) };
  }

  /** An open table that nobody joins is a column too, one that is never searched for. */
  private worthOfEmptyHosts({ hosts, small, affinity }: TableWorth): number {
    let sum = 0;
    for (const column of this.columns) {
      if (column.host === NEW_TABLE || column.joined.length > 0) continue;
      sum += Math.max(0, hosts[column.host]! + small * column.small + affinity * column.total);
    }
    return sum;
  }

  /** What is missing of each sum that is settled, so that there is an answer however few columns are known. */
  private shortfalls(): LinearColumn[] {
    const rows = rowsOf(this._crowd, this.aim);
    const from = this._crowd.waiting;
    return rows.slice(from).flatMap(({ atMost }, at) => {
      const amount = Math.max(1, atMost);
      return [amount, -this._crowd.size].map((missing) => ({
        value: -Math.abs(missing),
        rows: [from + at],
        amounts: [missing],
      }));
    });
  }
}

/** Whether nothing falls short, so that tables alone make an answer. */
function isMet({ shares }: LinearAnswer, shortfalls: number): boolean {
  for (let at = 0; at < shortfalls; at++) if (shares[at]! > PROFITABLE) return false;
  return true;
}

/** One row for each person, each open table, each sum settled before. */
export function rowsOf({ waiting, openTables }: Crowd, { settled }: Aim): LinearRow[] {
  return [
    ...Array.from({ length: waiting }, () => ({ atLeast: -Infinity, atMost: 1 })),
    ...openTables.map(() => ({ atLeast: 1, atMost: 1 })),
    ...settled.map(({ sum }) => ({ atLeast: sum, atMost: sum })),
  ];
}

export function linearColumn({ waiting, openTables }: Crowd, aim: Aim, column: TableColumn): LinearColumn {
  const rows = [...column.joined];
  const amounts = rows.map(() => 1);
  if (column.host !== NEW_TABLE) {
    rows.push(waiting + column.host);
    amounts.push(1);
  }
  for (const [at, { tally }] of aim.settled.entries()) {
    const amount = tallyOf(tally, column);
    if (amount === 0) continue;
    rows.push(waiting + openTables.length + at);
    amounts.push(amount);
  }
  return { value: tallyOf(aim.value, column), rows, amounts };
}
