import { type Aim, linearColumn, rowsOf, TALLY } from './lp-formulation.js';
import type { Budget } from '../model/budget.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import {
  type LinearAnswer,
  type LinearColumn,
  type LinearCut,
  type LinearProgram,
  type LinearRow,
  type LinearSolver,
  ROUNDING,
} from './lp-solver.js';
import { priced } from './duals.js';
import { isMet, shortfallsOf } from './shortfalls.js';
import { keyOf, type TableColumn } from './table-column.js';
import type { TableSearch } from './pricing-problem.js';
import { type TableWorth, worthAt } from './reduced-cost.js';
import { cutOf, type Three, violatedThrees } from './subset-row-cuts.js';

/** What a table must be worth beyond its prices to be added. */
const PROFITABLE = 1e-6;
const ITERATIONS = 20_000;
const ROUNDS = 120;
const CUT_ROUNDS = 8;
/** How many tables around one person are added at a time. */
const EACH = 2;
/** A seating that is worth less than the bound by more than this share of it is not looked for. */
const FAR = 0.06;

/**
 * The restricted master of a column generation (Barnhart et al., Operations Research 1998): the best mixture of the
 * tables known so far, and prices that say which unknown ones would be worth having. Whoever names the prices, no
 * seating is worth more than they and the best unknown tables together (the bound of Lasdon and Farley), so the bound
 * is as safe with a solver that errs.
 */
export class Master {
  /** No seating that keeps what is settled has more of the aim. */
  atMost = Infinity;
  readonly columns: TableColumn[] = [];
  readonly threes: Three[] = [];
  private readonly _known = new Set<string>();
  private _best: { atMost: number; worth: TableWorth } | null = null;

  constructor(
    private readonly _crowd: CompatibilityGraph,
    private readonly _search: TableSearch,
    private readonly _solver: LinearSolver,
    readonly aim: Aim,
    known: Iterable<TableColumn>,
  ) {
    for (const column of known) this.know(column);
  }

  get rows(): LinearRow[] {
    return rowsOf(this._crowd, this.aim, this.threes);
  }

  linear(column: TableColumn): LinearColumn {
    return linearColumn(this._crowd, this.aim, this.threes, column);
  }

  /**
   * Adds tables, and cuts once there are none to add, until the bound is at most `enough` or there is nothing left to
   * do. `elastic` where the tables known so far may not make a seating that keeps what is settled.
   */
  close(enough: number, elastic: boolean, budget: Budget): void {
    const program = this._solver.open(this.rows);
    try {
      const shortfalls = elastic ? shortfallsOf(this._crowd, this.aim) : [];
      program.add([...shortfalls, ...this.columns.map((column) => this.linear(column))]);
      this.generate(program, enough, shortfalls.length, budget);
    } finally {
      program.release();
    }
  }

  private generate(program: LinearProgram, enough: number, shortfalls: number, budget: Budget): void {
    let cutRounds = 0;
    for (let round = 0; round < ROUNDS && !budget.spent; round++) {
      const answer = program.solve(ITERATIONS);
      if (!answer || (this.aim.value === TALLY.nothing && isMet(answer, shortfalls))) return;
      const { worth, sum } = priced(this._crowd, this.aim, this.threes, this.columns, answer);
      const wishes = { above: PROFITABLE, floor: this.aim.floor, each: EACH, most: Infinity };
      const found = this._search.find(worth, wishes, budget);
      const atMost = sum + found.atMost;
      if (!this._best || atMost < this._best.atMost) this._best = { atMost, worth };
      this.atMost = Math.min(this.atMost, atMost);
      if (this.atMost <= enough) return;
      const fresh = found.columns.filter((column) => this.know(column));
      if (fresh.length > 0) program.add(fresh.map((column) => this.linear(column)));
      else {
        const cuts = cutRounds++ < CUT_ROUNDS ? this.cutsAgainst(answer, shortfalls) : [];
        if (cuts.length === 0) return;
        program.cut(cuts);
      }
    }
  }

  /** Every table that could be part of a seating worth at least `value`; null where there are more than `most`. */
  within(value: number, most: number, budget: Budget): TableColumn[] | null {
    if (!this._best) return null;
    const above = value - this._best.atMost - ROUNDING;
    const wishes = { above, floor: this.aim.floor, each: Infinity, most };
    const found = this._search.find(this._best.worth, wishes, budget);
    return found.complete ? found.columns : null;
  }

  /** Whether a seating worth `value` could hold the table; one far below the bound counts as just below it. */
  couldBePartOf(column: TableColumn, value: number): boolean {
    if (!this._best || !Number.isFinite(this._best.atMost)) return true;
    const { atMost, worth } = this._best;
    const least = Math.max(value, atMost - Math.abs(atMost) * FAR) - atMost - ROUNDING;
    return worthAt(worth, column) >= least;
  }

  private know(column: TableColumn): boolean {
    const key = keyOf(column);
    if (column.low < this.aim.floor - PROFITABLE || this._known.has(key)) return false;
    this._known.add(key);
    this.columns.push(column);
    return true;
  }

  private cutsAgainst({ shares }: LinearAnswer, shortfalls: number): LinearCut[] {
    const threes = violatedThrees(this.columns, (at) => shares[at + shortfalls]!);
    this.threes.push(...threes);
    return threes.map((three) => cutOf(three, this.columns, shortfalls));
  }
}
