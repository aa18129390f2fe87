import { lowestBit, popCount } from '../graph/bit-set.js';
import type { Budget } from '../model/budget.js';
import { compareObjectives, type ObjectiveValue } from '../model/objective.js';
import { maxSeatsBySize } from '../model/rules.js';
import type { AssignedTable, Assignment } from './assignment.js';

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
 * new ones. The assignment changes only if a better solution, or with `acceptEqual` an equal one, is found.
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
  private readonly _people: number[];
  private readonly _openTables: AssignedTable[];
  private readonly _neighbors: number[];
  /** By open table: the users compatible with all fixed members. */
  private readonly _compatible: number[];
  private readonly _patient: number;
  private readonly _priority: number;
  /** By number of users: the bound of seats by table sizes. */
  private readonly _maxSeats: number[];
  private readonly _joined: number[];
  private readonly _newTables: number[] = [];
  private _bestObjective: ObjectiveValue;
  private _best: Solution | null = null;
  private _acceptEqual: boolean;
  private _isImproved = false;

  constructor(
    private readonly _assignment: Assignment,
    tables: readonly AssignedTable[],
    unseated: readonly number[],
    private readonly _options: ExactSearchOptions,
  ) {
    const { graph } = _assignment;
    const everyone = [...tables.flatMap((table) => _assignment.movableMembers(table)), ...unseated];
    const degrees = new Map(
      everyone.map((one) => [one, everyone.filter((other) => graph.areCompatible(one, other)).length]),
    );
    this._people = everyone.sort((a, b) => degrees.get(a)! - degrees.get(b)!);
    this._openTables = tables.filter((table) => table.fixedCount > 0);
    this._neighbors = this._people.map((one) => this.setOf((other) => graph.areCompatible(one, other)));
    this._compatible = this._openTables.map(({ members, fixedCount }) =>
      this.setOf((one) => members.slice(0, fixedCount).every((member) => graph.areCompatible(one, member))),
    );
    this._patient = this.setOf((one) => graph.isPatient(one));
    this._priority = this.setOf((one) => graph.hasPriority(one));
    const freeSeats = this._openTables.reduce(
      (sum, { fixedCount }) => sum + graph.rules.maxSize - fixedCount,
      0,
    );
    this._maxSeats = maxSeatsBySize(graph.rules, this._people.length, freeSeats, this._patient !== 0);
    this._joined = this._openTables.map((table) => this.setOf((one) => _assignment.tableOf(one) === table));
    const newTables = tables
      .filter((table) => table.fixedCount === 0)
      .map((table) => this.setOf((one) => _assignment.tableOf(one) === table));
    this._bestObjective = this.objectiveOf(newTables);
    this._joined.fill(0);
    this._acceptEqual = _options.acceptEqual;
  }

  run(): ExactSearchOutcome {
    const all = this._people.length === 0 ? 0 : -1 >>> (32 - this._people.length);
    this.branch(all, 0, 0, 0);
    if (this._best) this.apply(this._best);
    return { isComplete: this.branches < this._options.maxBranches, isImproved: this._isImproved };
  }

  private setOf(isMember: (person: number) => boolean): number {
    return this._people.reduce((set, person, at) => (isMember(person) ? set | (1 << at) : set), 0);
  }

  private get _isExhausted(): boolean {
    return this.branches >= this._options.maxBranches;
  }

  /** Branches on the most constrained undecided user: a new table, each open table, unseated. */
  private branch(undecided: number, seated: number, first: number, small: number): void {
    this.branches++;
    if (this._isExhausted || !this.canImprove(undecided, seated, first, small)) return;
    if (undecided === 0) {
      this.updateBest();
      return;
    }
    const at = lowestBit(undecided);
    const rest = undecided & ~(1 << at);
    this.branchOnNewTable(1 << at, rest & this._neighbors[at]!, rest, seated, first, small);
    for (const [index, { fixedCount }] of this._openTables.entries()) {
      const joined = this._joined[index]!;
      const isFull = fixedCount + popCount(joined) >= this._assignment.graph.rules.maxSize;
      const isCompatible = this._compatible[index]! & (1 << at) && (joined & ~this._neighbors[at]!) === 0;
      if (isFull || !isCompatible) continue;
      this._joined[index] = joined | (1 << at);
      this.branch(rest, seated + 1, first + this.priorityCount(1 << at), small);
      this._joined[index] = joined;
    }
    this.branch(rest, seated, first, small);
  }

  /** Branches on every new table of these members and some of the candidates, largest first. */
  private branchOnNewTable(
    members: number,
    candidates: number,
    undecided: number,
    seated: number,
    first: number,
    small: number,
  ): void {
    const { rules } = this._assignment.graph;
    const size = popCount(members);
    if (size < rules.maxSize) {
      for (let left = candidates; left !== 0 && !this._isExhausted; left &= left - 1) {
        const at = lowestBit(left);
        const later = left & (left - 1);
        this.branchOnNewTable(
          members | (1 << at),
          later & this._neighbors[at]!,
          undecided & ~(1 << at),
          seated,
          first,
          small,
        );
      }
    }
    if (!rules.allowsSize(size, (members & this._patient) !== 0)) return;
    this._newTables.push(members);
    const isSmall = size < rules.preferredSize ? 1 : 0;
    this.branch(undecided, seated + size, first + this.priorityCount(members), small + isSmall);
    this._newTables.pop();
  }

  private priorityCount(members: number): number {
    return popCount(members & this._priority);
  }

  /** The bound: whether all undecided users, as far as table sizes allow, could improve the best objective. */
  private canImprove(undecided: number, seated: number, first: number, small: number): boolean {
    const best = this._bestObjective;
    const seatedGain = seated + this._maxSeats[popCount(undecided)]! - best.seated;
    const firstGain = first + this.priorityCount(undecided) - best.first;
    const order = seatedGain || firstGain || best.small - small;
    return order > 0 || (order === 0 && (this._options.includeAffinity || this._acceptEqual));
  }

  private updateBest(): void {
    const objective = this.objectiveOf(this._newTables);
    const order = compareObjectives(objective, this._bestObjective);
    if (order < 0 || (order === 0 && !this._acceptEqual)) return;
    if (order > 0) this._isImproved = true;
    this._bestObjective = objective;
    this._best = { joined: [...this._joined], newTables: [...this._newTables] };
    this._acceptEqual = false;
  }

  private objectiveOf(newTables: readonly number[]): ObjectiveValue {
    const { graph } = this._assignment;
    const tables = [
      ...this._openTables.map(({ members, fixedCount }, at) => [
        ...members.slice(0, fixedCount),
        ...this.membersOf(this._joined[at]!),
      ]),
      ...newTables.map((members) => this.membersOf(members)),
    ];
    const seated = [...this._joined, ...newTables].reduce((set, members) => set | members, 0);
    const means = this._options.includeAffinity ? tables.flatMap((members) => graph.means(members)) : [];
    return {
      seated: popCount(seated),
      first: this.priorityCount(seated),
      small: tables.filter((members) => members.length < graph.rules.preferredSize).length,
      worst: Math.min(1, ...means),
      total: means.reduce((sum, mean) => sum + mean, 0),
    };
  }

  private membersOf(set: number): number[] {
    const members: number[] = [];
    for (let rest = set; rest !== 0; rest &= rest - 1) members.push(this._people[lowestBit(rest)]!);
    return members;
  }

  private apply({ joined, newTables }: Solution): void {
    for (const person of this._people) this._assignment.unseat(person);
    for (const [at, members] of joined.entries()) {
      for (const person of this.membersOf(members)) this._assignment.seat(person, this._openTables[at]!);
    }
    for (const members of newTables) this._assignment.addTable(this.membersOf(members));
  }
}
