import { lowestBit, popCount } from '../graph/bit-set.js';
import type { Budget } from '../model/budget.js';
import type { Plan, PlannedTable } from './assignment.js';
import { maxSeatsBySize } from '../model/rules.js';
import { compareObjectives, type ObjectiveValue } from '../model/objective.js';

/** The most people one search takes on: their sets fit into one word. */
export const LARGEST_POOL = 30;

export interface ReseatingOptions {
  /** How many branches may be looked at. */
  readonly branches: number;
  /** Whether another seating of the same worth is welcome too: it leads on where nothing better is near. */
  readonly sideways: boolean;
  /** Whether affinity counts too, after numbers. */
  readonly minded: boolean;
}

/**
 * Clears the tables and seats their movable members and the `guests` anew, in the best way there is (branch and
 * bound over all tables they could form), or as good as the branches allow. Nothing changes where nothing
 * better is found. Answers whether the search saw everything, and whether the plan is better now.
 */
export function reseat(
  plan: Plan,
  tables: readonly PlannedTable[],
  guests: readonly number[],
  budget: Budget,
  options: ReseatingOptions,
): { complete: boolean; better: boolean } {
  const search = new Reseating(plan, tables, guests, options);
  const outcome = search.run();
  budget.spend(search.branches);
  return outcome;
}

/** The objective of tables to which `seated` users are newly assigned, `first` of them with priority. */
function objectiveOf(
  plan: Plan,
  tables: ReadonlyArray<readonly number[]>,
  seated: number,
  first: number,
  includeAffinity: boolean,
): ObjectiveValue {
  const means = includeAffinity ? tables.flatMap((members) => plan.crowd.means(members)) : [];
  return {
    seated,
    first,
    small: tables.filter((members) => members.length < plan.crowd.rules.preferredSize).length,
    worst: Math.min(1, ...means),
    total: means.reduce((sum, mean) => sum + mean, 0),
  };
}

class Reseating {
  branches = 0;
  private readonly _people: number[];
  private readonly _hosts: PlannedTable[];
  private readonly _meets: number[];
  private readonly _welcome: number[];
  private readonly _patient: number;
  private readonly _first: number;
  /** How many of so many people could sit at best. */
  private readonly _most: number[];
  private readonly _joined: number[];
  private readonly _fresh: number[] = [];
  private _best: ObjectiveValue;
  private _bestSeating: { joined: number[]; fresh: number[] } | null = null;
  private _equalWelcome: boolean;
  private _better = false;

  constructor(
    private readonly _plan: Plan,
    private readonly _tables: readonly PlannedTable[],
    guests: readonly number[],
    private readonly _options: ReseatingOptions,
  ) {
    const { crowd } = _plan;
    const everyone = [..._tables.flatMap((table) => _plan.movable(table)), ...guests];
    const choices = new Map(
      everyone.map((one) => [one, everyone.filter((other) => crowd.areCompatible(one, other)).length]),
    );
    this._people = everyone.sort((a, b) => choices.get(a)! - choices.get(b)!);
    this._hosts = _tables.filter((table) => table.standing > 0);
    this._meets = this._people.map((one) => this.setOf((other) => crowd.areCompatible(one, other)));
    this._welcome = this._hosts.map((host) =>
      this.setOf((one) =>
        host.members.slice(0, host.standing).every((member) => crowd.areCompatible(one, member)),
      ),
    );
    this._patient = this.setOf((one) => crowd.isPatient(one));
    this._first = this.setOf((one) => crowd.goesFirst(one));
    const chairs = this._hosts.reduce((sum, host) => sum + crowd.rules.maxSize - host.standing, 0);
    this._most = maxSeatsBySize(crowd.rules, this._people.length, chairs, this._patient !== 0);
    this._joined = this._hosts.map((host) => this.setOf((one) => _plan.tableOf(one) === host));
    const fresh = _tables
      .filter((table) => table.standing === 0)
      .map((table) => this.setOf((one) => _plan.tableOf(one) === table));
    this._best = this.worthOf(fresh);
    this._joined.fill(0);
    this._equalWelcome = _options.sideways;
  }

  run(): { complete: boolean; better: boolean } {
    const all = this._people.length === 0 ? 0 : -1 >>> (32 - this._people.length);
    this.decide(all, 0, 0, 0);
    if (this._bestSeating) this.apply(this._bestSeating);
    return { complete: this.branches < this._options.branches, better: this._better };
  }

  private setOf(wanted: (person: number) => boolean): number {
    return this._people.reduce((set, person, at) => (wanted(person) ? set | (1 << at) : set), 0);
  }

  private get _exhausted(): boolean {
    return this.branches >= this._options.branches;
  }

  /** Decides about the person with the fewest choices among the undecided, then about the others. */
  private decide(undecided: number, seated: number, first: number, small: number): void {
    this.branches++;
    if (this._exhausted || !this.hasHope(undecided, seated, first, small)) return;
    if (undecided === 0) {
      this.consider();
      return;
    }
    const at = lowestBit(undecided);
    const rest = undecided & ~(1 << at);
    this.found(1 << at, rest & this._meets[at]!, rest, seated, first, small);
    for (const [host, table] of this._hosts.entries()) {
      const joined = this._joined[host]!;
      const isFull = table.standing + popCount(joined) >= this._plan.crowd.rules.maxSize;
      if (isFull || !(this._welcome[host]! & (1 << at)) || (joined & ~this._meets[at]!) !== 0) continue;
      this._joined[host] = joined | (1 << at);
      this.decide(rest, seated + 1, first + this.firstIn(1 << at), small);
      this._joined[host] = joined;
    }
    this.decide(rest, seated, first, small);
  }

  /** Tries every new table that holds the members and some of the candidates, the fullest first. */
  private found(
    members: number,
    candidates: number,
    undecided: number,
    seated: number,
    first: number,
    small: number,
  ): void {
    const { rules } = this._plan.crowd;
    const size = popCount(members);
    if (size < rules.maxSize) {
      for (let left = candidates; left !== 0 && !this._exhausted; left &= left - 1) {
        const at = lowestBit(left);
        const later = left & (left - 1);
        this.found(
          members | (1 << at),
          later & this._meets[at]!,
          undecided & ~(1 << at),
          seated,
          first,
          small,
        );
      }
    }
    if (!rules.allowsSize(size, (members & this._patient) !== 0)) return;
    this._fresh.push(members);
    const isSmall = size < rules.preferredSize ? 1 : 0;
    this.decide(undecided, seated + size, first + this.firstIn(members), small + isSmall);
    this._fresh.pop();
  }

  private firstIn(members: number): number {
    return popCount(members & this._first);
  }

  private hasHope(undecided: number, seated: number, first: number, small: number): boolean {
    const best = this._best;
    const most = seated + this._most[popCount(undecided)]! - best.seated;
    const mostFirst = first + this.firstIn(undecided) - best.first;
    const order = most || mostFirst || best.small - small;
    return order > 0 || (order === 0 && (this._options.minded || this._equalWelcome));
  }

  private consider(): void {
    const worth = this.worthOf(this._fresh);
    const order = compareObjectives(worth, this._best);
    if (order < 0 || (order === 0 && !this._equalWelcome)) return;
    if (order > 0) this._better = true;
    this._best = worth;
    this._bestSeating = { joined: [...this._joined], fresh: [...this._fresh] };
    this._equalWelcome = false;
  }

  private worthOf(fresh: readonly number[]): ObjectiveValue {
    const companies = [
      ...this._hosts.map((host, at) => [
        ...host.members.slice(0, host.standing),
        ...this.membersOf(this._joined[at]!),
      ]),
      ...fresh.map((members) => this.membersOf(members)),
    ];
    const taken = [...this._joined, ...fresh].reduce((set, members) => set | members, 0);
    return objectiveOf(this._plan, companies, popCount(taken), this.firstIn(taken), this._options.minded);
  }

  private membersOf(set: number): number[] {
    const members: number[] = [];
    for (let rest = set; rest !== 0; rest &= rest - 1) members.push(this._people[lowestBit(rest)]!);
    return members;
  }

  private apply({ joined, fresh }: { joined: number[]; fresh: number[] }): void {
    for (const person of this._people) this._plan.unseat(person);
    for (const [at, members] of joined.entries()) {
      for (const person of this.membersOf(members)) this._plan.seat(person, this._hosts[at]!);
    }
    for (const members of fresh) this._plan.open(this.membersOf(members));
  }
}
