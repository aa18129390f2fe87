import { itemsOf } from '../graph/bit-set.js';
import type { Budget } from '../model/budget.js';
import { carryOut, type Exchange, gainOf, isFair, lowestAfter } from './exchange.js';
import type { Plan, PlannedTable } from './assignment.js';
import type { Random } from '../model/random.js';

/** Less than this is rounding, not a gain. */
const GAIN = 1e-5;
/** With how many others one person's chair is compared in a round of `gladden`; with all of them it would take too long. */
const COMPARED = 160;
const ROUNDS = 6;

/**
 * Makes the company better without changing how many are seated or how many tables are small: first for
 * whoever is worst off, then on average, never again below what the worst off has by then.
 */
export function polish(plan: Plan, random: Random, budget: Budget): void {
  new Polish(plan, random, budget).run();
}

class Polish {
  /** The lowest mean at each table that has not changed since it was asked for. */
  private readonly _lows = new Map<PlannedTable, number>();

  constructor(
    private readonly _plan: Plan,
    private readonly _random: Random,
    private readonly _budget: Budget,
  ) {}

  run(): void {
    const floor = this.raiseTheWorst();
    for (let round = 0; round < ROUNDS && !this._budget.spent; round++) {
      if (!this.gladden(floor)) return;
    }
  }

  /** Moves people while the worst off is better off for it; answers the lowest mean that is left. */
  private raiseTheWorst(): number {
    for (;;) {
      const { floor, table } = this.worstOff();
      this._budget.spend(this._plan.tables.length);
      if (!table || this._budget.spent) return floor;
      let best: Exchange | null = null;
      let bestLow = floor + GAIN;
      for (const exchange of this.exchangesAt(table)) {
        const low = lowestAfter(this._plan, exchange);
        if (low > bestLow) [best, bestLow] = [exchange, low];
      }
      if (!best) return floor;
      carryOut(this._plan, best);
      this._lows.delete(best.from);
      if (best.to) this._lows.delete(best.to);
    }
  }

  private worstOff(): { floor: number; table: PlannedTable | null } {
    let [floor, table]: [number, PlannedTable | null] = [1, null];
    for (const candidate of this._plan.tables) {
      if (this._plan.movable(candidate).length === 0) continue;
      const low = this.lowOf(candidate);
      if (low < floor) [floor, table] = [low, candidate];
    }
    return { floor, table };
  }

  private lowOf(table: PlannedTable): number {
    const known = this._lows.get(table);
    if (known !== undefined) return known;
    const low = Math.min(...this._plan.crowd.means(table.members));
    this._lows.set(table, low);
    return low;
  }

  private *exchangesAt(table: PlannedTable): Generator<Exchange> {
    for (const person of this._plan.movable(table)) yield* this.exchangesOf(person, table, Infinity);
    if (!this._plan.hasRoom(table)) return;
    this._budget.spend(this._plan.tables.length);
    for (const other of this._plan.tables) {
      if (other === table) continue;
      for (const person of this._plan.movable(other)) {
        const exchange = { person, from: other, other: null, to: table };
        if (this._plan.suits(person, table) && isFair(this._plan, exchange)) yield exchange;
      }
    }
  }

  /** One round over everybody; true where somebody's company became better. */
  private gladden(floor: number): boolean {
    let gained = false;
    const everybody = this._plan.tables.flatMap((table) => this._plan.movable(table));
    for (const person of this._random.shuffle(everybody)) {
      const from = this._plan.tableOf(person);
      if (!from) continue;
      let best: Exchange | null = null;
      let bestGain = GAIN;
      for (const exchange of this.exchangesOf(person, from, COMPARED)) {
        const gain = gainOf(this._plan, exchange);
        if (gain > bestGain && lowestAfter(this._plan, exchange) >= floor - GAIN)
          [best, bestGain] = [exchange, gain];
      }
      if (best) {
        carryOut(this._plan, best);
        gained = true;
      }
      if (this._budget.spent) return false;
    }
    return gained;
  }

  /** What could be done with one person's chair: others who would fit it in exchange for theirs, and free chairs. */
  private *exchangesOf(person: number, from: PlannedTable, limit: number): Generator<Exchange> {
    const others = this.replacements(person, from);
    const start = others.length > limit ? this._random.below(others.length) : 0;
    const count = Math.min(others.length, limit);
    this._budget.spend(count);
    for (let step = 0; step < count; step++) {
      const other = others[(start + step) % others.length]!;
      const to = this._plan.tableOf(other);
      if (to === from || (to && !this._plan.suits(person, to, other))) continue;
      const exchange = { person, from, other, to };
      if (isFair(this._plan, exchange)) yield exchange;
    }
    if (from.members.length <= this._plan.crowd.rules.preferredSize) return;
    this._budget.spend(this._plan.tables.length);
    for (const to of this._plan.tables) {
      if (to !== from && this._plan.hasRoom(to) && this._plan.suits(person, to)) {
        yield { person, from, other: null, to };
      }
    }
  }

  /** Everyone who waits or may move, and would suit the table in the person's place. */
  private replacements(person: number, from: PlannedTable): number[] {
    const { crowd } = this._plan;
    const fit = new Int32Array(crowd.words).fill(-1);
    for (const member of from.members) {
      if (member === person) continue;
      const row = crowd.neighbors(member);
      for (let word = 0; word < fit.length; word++) fit[word]! &= row[word]!;
    }
    return itemsOf(fit).filter((other) => other !== person && other < crowd.waiting);
  }
}
