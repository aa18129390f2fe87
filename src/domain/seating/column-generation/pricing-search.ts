import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { CommonLanguages } from '../graph/language-index.js';
import type { Budget } from '../model/budget.js';
import type { MeanBounds } from './affinity-bounds.js';
import { CandidateList } from './candidate-list.js';
import { PartialTable } from './partial-table.js';
import type { PricingRoot } from './pricing-roots.js';
import { CutCounter, type ReducedCost, sumOf } from './reduced-cost.js';
import { NEW_TABLE, tableColumn, type TableColumn } from './table-column.js';

/** Which tables are searched. */
export interface PricingQuery {
  /** Only tables of higher reduced cost. */
  readonly minReducedCost: number;
  /** The lowest allowed mean affinity of a member. */
  readonly floor: number;
  /** The best tables per root; `Infinity` to enumerate all. */
  readonly columnsPerRoot: number;
  readonly maxColumns: number;
}

export interface PricingResult {
  readonly columns: TableColumn[];
  /** An upper bound of the reduced cost of each table, or of their sum over all roots. */
  readonly bound: number;
  /** Whether all tables of the query were found. */
  readonly isComplete: boolean;
}

/**
 * The branch and bound of one pricing problem: extends the clique of a root member by member while the bound is above the
 * reduced cost of the tables found. The limit of columns and the budget are shared by all roots.
 */
export class PricingSearch {
  private readonly table: PartialTable;
  private readonly cuts: CutCounter;
  /** By number of members: the candidates for the next seat. */
  private readonly levels: CandidateList[];
  private root!: PricingRoot;
  /** The reduced cost per unit of pair affinity at the table size searched. */
  private pairWeight = 0;
  /** Only tables of higher reduced cost are kept. */
  private threshold = 0;
  private columns: TableColumn[] = [];
  /** The dual values of the cuts that the members of the root cover: those of a group can. */
  private cutsOfRoot = 0;
  /** Of the members at the table; null where no user asks for a rule of the whole table. */
  private common: CommonLanguages | null = null;
  /** The number of columns of the roots before. */
  private previousColumns = 0;

  constructor(
    private readonly graph: CompatibilityGraph,
    bounds: MeanBounds,
    private readonly reducedCost: ReducedCost,
    private readonly query: PricingQuery,
    private readonly budget: Budget,
  ) {
    this.table = new PartialTable(graph, bounds, query.floor);
    this.cuts = new CutCounter(graph, reducedCost.cuts);
    // One for a full table too, which a group of that size is from the start.
    this.levels = Array.from({ length: graph.rules.maxSize + 1 }, () => new CandidateList(graph.waiting));
  }

  searchRoot(root: PricingRoot): PricingResult {
    [this.root, this.threshold, this.columns] = [root, this.query.minReducedCost, []];
    this.cutsOfRoot = root.members.reduce((cost, member) => cost + this.cuts.add(member), 0);
    let bound = -Infinity;
    let isComplete = true;
    for (const size of root.sizes) {
      bound = Math.max(bound, this.searchSize(size));
      if (this.isExhausted) isComplete = false;
    }
    for (const member of root.members) this.cuts.remove(member);
    this.previousColumns += this.columns.length;
    // In a complete search no table is above the threshold but those that were found.
    const isTight = isComplete && this.query.columnsPerRoot < Infinity;
    return { columns: this.columns, bound: isTight ? Math.min(bound, this.threshold) : bound, isComplete };
  }

  private get isExhausted(): boolean {
    return this.budget.spent || this.previousColumns + this.columns.length >= this.query.maxColumns;
  }

  /** @returns the bound at the root for tables of this size */
  private searchSize(size: number): number {
    const { openTable, members, pairSum, candidates } = this.root;
    const { people, tables, openTables, affinity, small } = this.reducedCost;
    this.table.reset(members, size);
    // A pair counts in two means, each over the other members.
    this.pairWeight = (2 * affinity) / (size - 1);
    const base =
      openTable === NEW_TABLE ? sumOf(people, members) + tables - this.cutsOfRoot : openTables[openTable]!;
    const value = base + this.pairWeight * pairSum + (size < this.graph.rules.preferredSize ? small : 0);
    const level = this.levels[members.length]!;
    level.count = 0;
    this.updateCommonLanguages();
    for (const candidate of candidates)
      this.addCandidate(level, candidate, this.table.affinitySum(candidate));
    const bound = value + level.boundOf(0, this.table.freeSeats, this.firstPeer(level, 0));
    if (bound > this.threshold) this.branch(value, level);
    return bound;
  }

  private get fixedCount(): number {
    return this.root.openTable === NEW_TABLE ? 0 : this.root.members.length;
  }

  private updateCommonLanguages(): void {
    const { tableRules } = this.graph;
    if (tableRules) this.common = tableRules.languages.commonOf(this.table.view());
  }

  /**
   * Where a newcomer at the table is the only one of a gender: the first position from `from` on of a peer, or the end
   * of the list. -1 where no newcomer is.
   */
  private firstPeer({ people, count }: CandidateList, from: number): number {
    const { tableRules } = this.graph;
    if (!tableRules) return -1;
    const unpaired = tableRules.unpairedGender(this.table.view(), this.fixedCount);
    if (unpaired === 0) return -1;
    let at = from;
    while (at < count && !tableRules.isOfGender(people[at]!, unpaired)) at++;
    return at;
  }

  /** Candidates that cannot satisfy the affinity floor, or share no language that is asked for, are dropped. */
  private addCandidate(level: CandidateList, candidate: number, affinitySum: number): void {
    if (this.common && !this.graph.tableRules!.languages.accepts(this.common, candidate)) return;
    const maxAdded = this.table.maxAddedSum(candidate, this.table.freeSeats - 1);
    if (!this.table.satisfiesFloor(affinitySum + maxAdded)) return;
    const gain = this.reducedCost.people[candidate]! + this.pairWeight * affinitySum;
    level.insert(candidate, affinitySum, gain, gain + (this.pairWeight * maxAdded) / 2);
  }

  /** Branches on the next member; the candidates before it are excluded, so that each table is visited once. */
  private branch(value: number, level: CandidateList): void {
    const { freeSeats } = this.table;
    this.budget.spend(level.count + 1);
    if (freeSeats === 0) return this.recordTable(value);
    let needed = this.firstPeer(level, 0);
    for (let at = 0; at + freeSeats <= level.count; at++) {
      if (needed >= 0 && needed < at) needed = this.firstPeer(level, at);
      if (value + level.boundOf(at, freeSeats, needed) <= this.threshold || this.isExhausted) return;
      if (this.graph.isInGroup(level.people[at]!)) this.branchOnGroup(value, level, at);
      else if (freeSeats === 1) this.recordWithLast(value + level.gains[at]!, level.people[at]!);
      else this.branchOn(value + level.gains[at]!, level, at);
    }
  }

  private branchOn(value: number, level: CandidateList, at: number): void {
    const one = level.people[at]!;
    this.table.push(one, level.sums[at]!);
    if (this.table.canSatisfyFloor()) {
      const next = this.compatibleCandidates(level, at);
      if (next.count >= this.table.freeSeats) {
        this.branch(value - this.cuts.add(one), next);
        this.cuts.remove(one);
      }
    }
    this.table.pop();
  }

  /** Adds all members of a group, once, at the position of the first; one who is no candidate any more excludes all. */
  private branchOnGroup(value: number, level: CandidateList, at: number): void {
    const group = this.graph.unitOf(level.people[at]!);
    let candidates = 0;
    for (let position = at; position < level.count; position++)
      if (group.includes(level.people[position]!)) candidates++;
    if (group.length > this.table.freeSeats || candidates < group.length) return;
    let next = value;
    for (const one of group) {
      const affinitySum = this.table.affinitySum(one);
      this.table.push(one, affinitySum);
      next += this.reducedCost.people[one]! + this.pairWeight * affinitySum - this.cuts.add(one);
    }
    if (this.table.canSatisfyFloor()) this.branch(next, this.candidatesBeside(group, level, at));
    for (const one of group) {
      this.cuts.remove(one);
      this.table.pop();
    }
  }

  /** The candidates after position `at` that are compatible with the group, which is at the table. */
  private candidatesBeside(group: readonly number[], level: CandidateList, at: number): CandidateList {
    const next = this.levels[this.table.seated]!;
    next.count = 0;
    if (this.table.freeSeats === 0) return next;
    this.updateCommonLanguages();
    for (let later = at + 1; later < level.count; later++) {
      const other = level.people[later]!;
      if (!group.includes(other) && this.graph.areCompatible(group[0]!, other))
        this.addCandidate(next, other, this.table.affinitySum(other));
    }
    return next;
  }

  /** The candidates after position `at` that are compatible with that one, with their sums updated. */
  private compatibleCandidates(level: CandidateList, at: number): CandidateList {
    const one = level.people[at]!;
    const next = this.levels[this.table.seated]!;
    next.count = 0;
    this.updateCommonLanguages();
    for (let later = at + 1; later < level.count; later++) {
      const other = level.people[later]!;
      if (!this.graph.areCompatible(one, other)) continue;
      this.addCandidate(next, other, level.sums[later]! + this.graph.affinity(one, other));
    }
    return next;
  }

  private recordWithLast(valueBeforeCuts: number, last: number): void {
    const value = valueBeforeCuts - this.cuts.add(last);
    this.cuts.remove(last);
    if (value <= this.threshold || !this.table.satisfiesFloorWith(last)) return;
    const members = [...this.table.members(), last];
    if (this.graph.allowsTable(members, this.fixedCount)) this.record(value, members);
  }

  /** The table is full, with a group in its last seats. */
  private recordTable(value: number): void {
    if (value <= this.threshold || !this.table.canSatisfyFloor()) return;
    const members = this.table.members();
    if (this.graph.allowsTable(members, this.fixedCount)) this.record(value, members);
  }

  /** Keeps the full table and raises the threshold to it. */
  private record(value: number, seated: readonly number[]): void {
    const { openTable, members } = this.root;
    const joined = openTable === NEW_TABLE ? seated : seated.slice(members.length);
    this.columns.push(tableColumn(this.graph, joined, openTable));
    if (this.query.columnsPerRoot === Infinity) return;
    this.threshold = value;
    if (this.columns.length > this.query.columnsPerRoot) this.columns.shift();
  }
}
