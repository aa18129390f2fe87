import { itemsOf } from '../graph/bit-set.js';
import type { Budget } from '../model/budget.js';
import type { Random } from '../model/random.js';
import type { AssignedTable, Assignment } from './assignment.js';
import { affinityGain, applyExchange, type Exchange, isFeasible, minMeanAfter } from './exchange.js';

/** A smaller change is rounding. */
const MIN_GAIN = 1e-5;
/** The limit of exchange partners per user and round in `improveMean`. */
const MAX_PARTNERS = 160;
const MAX_ROUNDS = 6;

/**
 * Local search by 2-exchanges: improves affinities without changing the numbers of seated users and small tables. First the
 * lowest mean affinity (max-min), then the average, without falling below that minimum again.
 */
export function exchangeSearch(assignment: Assignment, random: Random, budget: Budget): void {
  new ExchangeSearch(assignment, random, budget).run();
}

class ExchangeSearch {
  /** The lowest mean per table; deleted when the table changes. */
  private readonly minMeans = new Map<AssignedTable, number>();

  constructor(
    private readonly assignment: Assignment,
    private readonly random: Random,
    private readonly budget: Budget,
  ) {}

  run(): void {
    const floor = this.raiseMinimum();
    for (let round = 0; round < MAX_ROUNDS && !this.budget.spent; round++) {
      if (!this.improveMean(floor)) return;
    }
  }

  /** Steepest ascent at the table with the lowest mean. @returns the lowest mean that remains */
  private raiseMinimum(): number {
    for (;;) {
      const { floor, table } = this.lowestTable();
      this.budget.spend(this.assignment.tables.length);
      if (!table || this.budget.spent) return floor;
      let best: Exchange | null = null;
      let bestMean = floor + MIN_GAIN;
      for (const exchange of this.exchangesAt(table)) {
        const mean = minMeanAfter(this.assignment, exchange);
        if (mean > bestMean) [best, bestMean] = [exchange, mean];
      }
      if (!best) return floor;
      applyExchange(this.assignment, best);
      this.minMeans.delete(best.from);
      if (best.to) this.minMeans.delete(best.to);
    }
  }

  /** The movable members who came alone: an exchange moves one user, and would separate a group. */
  private singleMembers(table: AssignedTable): number[] {
    return this.assignment.movableMembers(table).filter((one) => !this.assignment.graph.isInGroup(one));
  }

  private lowestTable(): { floor: number; table: AssignedTable | null } {
    let [floor, table]: [number, AssignedTable | null] = [1, null];
    for (const candidate of this.assignment.tables) {
      if (this.assignment.movableMembers(candidate).length === 0) continue;
      const mean = this.minMeanOf(candidate);
      if (mean < floor) [floor, table] = [mean, candidate];
    }
    return { floor, table };
  }

  private minMeanOf(table: AssignedTable): number {
    const cached = this.minMeans.get(table);
    if (cached !== undefined) return cached;
    const mean = Math.min(...this.assignment.graph.means(table.members));
    this.minMeans.set(table, mean);
    return mean;
  }

  /** All feasible moves that change the table. */
  private *exchangesAt(table: AssignedTable): Generator<Exchange> {
    for (const person of this.singleMembers(table)) yield* this.exchangesOf(person, table, Infinity);
    if (!this.assignment.hasFreeSeat(table)) return;
    this.budget.spend(this.assignment.tables.length);
    for (const other of this.assignment.tables) {
      if (other === table) continue;
      for (const person of this.singleMembers(other)) {
        const exchange = { person, from: other, other: null, to: table };
        if (this.assignment.isCompatibleWith(person, table) && isFeasible(this.assignment, exchange))
          yield exchange;
      }
    }
  }

  /** One round over all movable users, each with the best move. @returns whether the mean improved */
  private improveMean(floor: number): boolean {
    let isImproved = false;
    const people = this.assignment.tables.flatMap((table) => this.singleMembers(table));
    for (const person of this.random.shuffle(people)) {
      const from = this.assignment.tableOf(person);
      if (!from) continue;
      let best: Exchange | null = null;
      let bestGain = MIN_GAIN;
      for (const exchange of this.exchangesOf(person, from, MAX_PARTNERS)) {
        const gain = affinityGain(this.assignment, exchange);
        if (gain > bestGain && minMeanAfter(this.assignment, exchange) >= floor - MIN_GAIN)
          [best, bestGain] = [exchange, gain];
      }
      if (best) {
        applyExchange(this.assignment, best);
        isImproved = true;
      }
      if (this.budget.spent) return false;
    }
    return isImproved;
  }

  /** Feasible moves of one user: exchanges with at most `limit` others from a random start, then free seats. */
  private *exchangesOf(person: number, from: AssignedTable, limit: number): Generator<Exchange> {
    const others = this.replacements(person, from);
    const start = others.length > limit ? this.random.below(others.length) : 0;
    const count = Math.min(others.length, limit);
    this.budget.spend(count);
    for (let step = 0; step < count; step++) {
      const other = others[(start + step) % others.length]!;
      const to = this.assignment.tableOf(other);
      if (to === from || (to && !this.assignment.isCompatibleWith(person, to, other))) continue;
      const exchange = { person, from, other, to };
      if (isFeasible(this.assignment, exchange)) yield exchange;
    }
    if (from.members.length <= this.assignment.graph.rules.preferredSize) return;
    this.budget.spend(this.assignment.tables.length);
    for (const to of this.assignment.tables) {
      if (to === from || !this.assignment.hasFreeSeat(to)) continue;
      const exchange = { person, from, other: null, to };
      if (this.assignment.isCompatibleWith(person, to) && isFeasible(this.assignment, exchange))
        yield exchange;
    }
  }

  /** The waiting or movable users compatible with all other members of the table. */
  private replacements(person: number, from: AssignedTable): number[] {
    const { graph } = this.assignment;
    const candidates = new Int32Array(graph.words).fill(-1);
    for (const member of from.members) {
      if (member === person) continue;
      const neighbors = graph.neighbors(member);
      for (let word = 0; word < candidates.length; word++) candidates[word]! &= neighbors[word]!;
    }
    return itemsOf(candidates).filter(
      (other) => other !== person && other < graph.waiting && !graph.isInGroup(other),
    );
  }
}
