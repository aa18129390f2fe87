import { lowestBit, popCount } from '../graph/bit-set.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { Budget } from '../model/budget.js';
import { compareObjectives, type ObjectiveValue } from '../model/objective.js';
import type { AssignedTable, Assignment } from './assignment.js';
import { NO_OPEN_TABLE, PositionRules } from './position-rules.js';

/** The most movable users of one search: sets of them fit into one 32-bit word. */
export const MAX_EXACT_PEOPLE = 30;

export interface ExactSearchOptions {
  readonly maxBranches: number;
  /** Whether one other solution of equal objective is accepted, which helps to leave local optima. */
  readonly acceptEqual: boolean;
  /** Whether affinities are part of the objective, after the numbers. */
  readonly includeAffinity: boolean;
}

export interface ExactSearchOutcome {
  /** Whether the search tree was searched completely, so that the solution is optimal. */
  readonly isComplete: boolean;
  readonly isImproved: boolean;
}

/**
 * Branch and bound over all assignments of the movable members of `tables` and the `unseated` users to these tables and to
 * new ones; of a group, all members or none must be among them. The assignment changes only if a better solution, or with `acceptEqual` an equal one, is found.
 */
export function exactSearch(
  assignment: Assignment,
  tables: readonly AssignedTable[],
  unseated: readonly number[],
  budget: Budget,
  options: ExactSearchOptions,
): ExactSearchOutcome {
  const search = new ExactSearch(assignment, tables, unseated, options);
  const outcome = search.run();
  budget.spend(search.branches);
  return outcome;
}

/** One solution as sets of user positions: the new members of each open table, and the new tables. */
interface Solution {
  readonly joined: readonly number[];
  readonly newTables: readonly number[];
}

class ExactSearch {
  branches = 0;
  /** The movable users, most constrained first; a set of them is a word of bits by position. */
  private readonly people: number[];
  private readonly openTables: AssignedTable[];
  private readonly neighbors: number[];
  /** By user: those seated with them or not at all, themselves included. */
  private readonly units: number[];
  /** By open table: the users compatible with all fixed members. */
  private readonly compatible: number[];
  /** Null where no user of the graph asks for a rule of the whole table. */
  private readonly tableRules: PositionRules | null;
  private readonly patient: number;
  private readonly priority: number;
  private readonly later: number;
  /** The weight of a user with priority; one who comes later has -1. */
  private readonly priorityWeight: number;
  /** By number of users: the bound of seats by table sizes. */
  private readonly maxSeats: readonly number[];
  /** The smallest sizes of a new table without and with a member who has waited long enough. */
  private readonly smallest: number;
  private readonly smallestPatient: number;
  private readonly joined: number[];
  private readonly newTables: number[] = [];
  private bestObjective: ObjectiveValue;
  private best: Solution | null = null;
  private acceptEqual: boolean;
  private isImproved = false;

  constructor(
    private readonly assignment: Assignment,
    tables: readonly AssignedTable[],
    unseated: readonly number[],
    private readonly options: ExactSearchOptions,
  ) {
    const { graph } = assignment;
    this.people = mostConstrainedFirst(graph, [
      ...tables.flatMap((table) => assignment.movableMembers(table)),
      ...unseated,
    ]);
    this.openTables = tables.filter((table) => table.fixedCount > 0);
    this.neighbors = neighborsAmong(graph, this.people);
    this.units = this.people.map((one, at) => {
      const unit = graph.unitOf(one);
      return unit.length === 1 ? 1 << at : this.setOf((other) => unit.includes(other));
    });
    const fixedMembers = this.openTables.map(({ members, fixedCount }) => members.slice(0, fixedCount));
    this.compatible = fixedMembers.map((members) =>
      this.setOf((one) => members.every((member) => graph.areCompatible(one, member))),
    );
    const peopleAt = (indices: readonly number[]) => indices.map((one) => graph.people[one]!);
    this.tableRules =
      graph.tableRules && new PositionRules(peopleAt(this.people), fixedMembers.map(peopleAt));
    this.patient = this.setOf((one) => graph.isPatient(one));
    this.priority = this.setOf((one) => graph.priorityOf(one) > 0);
    this.later = this.setOf((one) => graph.priorityOf(one) < 0);
    this.priorityWeight = Math.max(0, ...this.people.map((one) => graph.priorityOf(one)));
    const freeSeats = this.openTables.reduce(
      (sum, { fixedCount }) => sum + graph.rules.maxSize - fixedCount,
      0,
    );
    this.maxSeats = graph.maxSeatsBySize(this.people.length, freeSeats, this.patient !== 0);
    const isPossible = (hasPatient: boolean) => (size: number) => graph.rules.allowsSize(size, hasPatient);
    const sizes = Array.from({ length: graph.rules.maxSize }, (_, index) => index + 1);
    this.smallest = sizes.find(isPossible(false)) ?? Infinity;
    this.smallestPatient = sizes.find(isPossible(true)) ?? Infinity;
    const seated = this.setsByTable();
    this.joined = this.openTables.map((table) => seated.get(table) ?? 0);
    const newTables = tables.filter((table) => table.fixedCount === 0).map((table) => seated.get(table) ?? 0);
    this.bestObjective = this.objectiveOf(newTables);
    this.joined.fill(0);
    this.acceptEqual = options.acceptEqual;
  }

  run(): ExactSearchOutcome {
    const all = this.people.length === 0 ? 0 : -1 >>> (32 - this.people.length);
    this.branch(all, 0, 0, 0);
    if (this.best) this.apply(this.best);
    return { isComplete: this.branches < this.options.maxBranches, isImproved: this.isImproved };
  }

  private setOf(isMember: (person: number) => boolean): number {
    let set = 0;
    for (let at = 0; at < this.people.length; at++) if (isMember(this.people[at]!)) set |= 1 << at;
    return set;
  }

  private setsByTable(): Map<AssignedTable, number> {
    const sets = new Map<AssignedTable, number>();
    for (const [at, person] of this.people.entries()) {
      const table = this.assignment.tableOf(person);
      if (table) sets.set(table, (sets.get(table) ?? 0) | (1 << at));
    }
    return sets;
  }

  private get isExhausted(): boolean {
    return this.branches >= this.options.maxBranches;
  }

  /** Branches on the most constrained undecided user: a new table, each open table, unseated. */
  private branch(undecided: number, seated: number, first: number, small: number): void {
    this.branches++;
    if (this.isExhausted || !this.canImprove(undecided, seated, first, small)) return;
    if (this.tableRules && !this.canBecomeAllowed(this.tableRules, undecided)) return;
    if (undecided === 0) {
      this.updateBest();
      return;
    }
    const at = lowestBit(undecided);
    const unit = this.units[at]!;
    const rest = undecided & ~unit;
    const canSitTogether = (unit & ~(1 << at) & ~this.neighbors[at]!) === 0;
    if (canSitTogether) this.branchOnNewTable(unit, rest & this.neighbors[at]!, rest, seated, first, small);
    for (let index = 0; index < this.openTables.length; index++) {
      const joined = this.joined[index]!;
      const isFull =
        this.openTables[index]!.fixedCount + popCount(joined | unit) > this.assignment.graph.rules.maxSize;
      const isCompatible = this.compatible[index]! & (1 << at) && (joined & ~this.neighbors[at]!) === 0;
      if (isFull || !isCompatible) continue;
      if (this.tableRules && !this.tableRules.shareLanguageIfAsked(joined | unit, index)) continue;
      this.joined[index] = joined | unit;
      this.branch(rest, seated + popCount(unit), first + this.prioritySum(unit), small);
      this.joined[index] = joined;
    }
    this.branch(rest, seated, first, small);
  }

  /** Whether each open table has a peer for the only one of a gender, or can still get one. */
  private canBecomeAllowed(tableRules: PositionRules, undecided: number): boolean {
    for (let index = 0; index < this.joined.length; index++) {
      const peers = tableRules.peersOfUnpaired(this.joined[index]!, index);
      if (peers !== 0 && (peers & undecided & this.compatible[index]!) === 0) return false;
    }
    return true;
  }

  /**
   * Branches on every new table of these members and some of the candidates, largest first. Where one of the members is the
   * only one of a gender, every allowed table contains a peer, so the next member is one.
   */
  private branchOnNewTable(
    members: number,
    candidates: number,
    undecided: number,
    seated: number,
    first: number,
    small: number,
  ): void {
    const { rules } = this.assignment.graph;
    const size = popCount(members);
    const smallest = ((members | candidates) & this.patient) === 0 ? this.smallest : this.smallestPatient;
    if (size + popCount(candidates) < smallest) return;
    if (this.tableRules && !this.tableRules.shareLanguageIfAsked(members, NO_OPEN_TABLE)) return;
    const peers = this.tableRules?.peersOfUnpaired(members, NO_OPEN_TABLE) ?? 0;
    if (size < rules.maxSize) {
      let left = candidates;
      for (let next = peers === 0 ? left : left & peers; next !== 0 && !this.isExhausted;) {
        const at = lowestBit(next);
        const unit = this.units[at]!;
        next &= ~unit;
        left &= ~unit;
        if (popCount(members | unit) > rules.maxSize) continue;
        this.branchOnNewTable(
          members | unit,
          left & this.neighbors[at]!,
          undecided & ~unit,
          seated,
          first,
          small,
        );
      }
    }
    if (peers !== 0 || !rules.allowsSize(size, (members & this.patient) !== 0)) return;
    this.newTables.push(members);
    const isSmall = size < rules.preferredSize ? 1 : 0;
    this.branch(undecided, seated + size, first + this.prioritySum(members), small + isSmall);
    this.newTables.pop();
  }

  private prioritySum(members: number): number {
    return this.priorityWeight * popCount(members & this.priority) - popCount(members & this.later);
  }

  /** The bound: whether all undecided users, as far as table sizes allow, could improve the best objective. */
  private canImprove(undecided: number, seated: number, first: number, small: number): boolean {
    const best = this.bestObjective;
    const seatedGain = seated + this.maxSeats[popCount(undecided)]! - best.seated;
    if (seatedGain !== 0) return seatedGain > 0;
    const firstGain = first + this.prioritySum(undecided & ~this.later) - best.first;
    const order = firstGain || best.small - small;
    return order > 0 || (order === 0 && (this.options.includeAffinity || this.acceptEqual));
  }

  private updateBest(): void {
    const objective = this.objectiveOf(this.newTables);
    const order = compareObjectives(objective, this.bestObjective);
    if (order < 0 || (order === 0 && !this.acceptEqual)) return;
    if (order > 0) this.isImproved = true;
    this.bestObjective = objective;
    this.best = { joined: [...this.joined], newTables: [...this.newTables] };
    this.acceptEqual = false;
  }

  private objectiveOf(newTables: readonly number[]): ObjectiveValue {
    const { graph } = this.assignment;
    const tables = [
      ...this.openTables.map(({ members, fixedCount }, at) => [
        ...members.slice(0, fixedCount),
        ...this.membersOf(this.joined[at]!),
      ]),
      ...newTables.map((members) => this.membersOf(members)),
    ];
    const seated = [...this.joined, ...newTables].reduce((set, members) => set | members, 0);
    const means = this.options.includeAffinity ? tables.flatMap((members) => graph.means(members)) : [];
    return {
      seated: popCount(seated),
      first: this.prioritySum(seated),
      small: tables.filter((members) => members.length < graph.rules.preferredSize).length,
      worst: Math.min(1, ...means),
      total: means.reduce((sum, mean) => sum + mean, 0),
    };
  }

  private membersOf(set: number): number[] {
    const members: number[] = [];
    for (let rest = set; rest !== 0; rest &= rest - 1) members.push(this.people[lowestBit(rest)]!);
    return members;
  }

  private apply({ joined, newTables }: Solution): void {
    for (const person of this.people) this.assignment.unseat(person);
    for (const [at, members] of joined.entries()) {
      for (const person of this.membersOf(members)) this.assignment.seat(person, this.openTables[at]!);
    }
    for (const members of newTables) this.assignment.addTable(this.membersOf(members));
  }
}

/** Ascending by the number of compatible users among these; equal ones keep their order. */
function mostConstrainedFirst(graph: CompatibilityGraph, people: readonly number[]): number[] {
  const degrees = neighborsAmong(graph, people).map(popCount);
  return [...people.keys()].sort((a, b) => degrees[a]! - degrees[b]!).map((at) => people[at]!);
}

/** By position: the compatible users among these, as a set of positions. */
function neighborsAmong(graph: CompatibilityGraph, people: readonly number[]): number[] {
  const neighbors = people.map(() => 0);
  for (let a = 1; a < people.length; a++) {
    for (let b = 0; b < a; b++) {
      if (!graph.areCompatible(people[a]!, people[b]!)) continue;
      neighbors[a]! |= 1 << b;
      neighbors[b]! |= 1 << a;
    }
  }
  return neighbors;
}
