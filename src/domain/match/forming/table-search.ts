import type { Budget } from './budget.js';
import { Candidates } from './candidates.js';
import type { Crowd } from './crowd.js';
import { NEW_TABLE, tableColumn, type TableColumn } from './table-columns.js';

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
  readonly people: readonly number[];
  readonly price: number;
}

export interface TableWishes {
  /** Only tables worth more than this are asked for. */
  readonly above: number;
  /** Nobody at the table may have a lower mean affinity. */
  readonly floor: number;
  /** How many of the best around each person; `Infinity` for every single one. */
  readonly each: number;
  /** No more than so many in all. */
  readonly most: number;
}

export interface FoundTables {
  readonly columns: TableColumn[];
  /** No more than this can all tables of one seating be worth together, each counted at 0 or more. */
  readonly atMost: number;
  /** Whether every table that was asked for has been found. */
  readonly complete: boolean;
}

/** The best partners one person could have, for so many chairs. */
const CHAIRS = 6;
/** Means closer than this to the floor are at it. */
const SAME = 1e-6;

/**
 * Finds the tables of highest worth: cliques of bounded size with weights on people and pairs, by branch and bound
 * around each person in turn. It is the pricing of the column generation (Barnhart et al., Operations Research 1998).
 * Whoever comes first in the order is the root of a table, so each table is met once.
 */
export class TableSearch {
  private readonly _hosts: Crowd['hosts'];
  private readonly _order: number[];
  private readonly _after: Int32Array[];
  private readonly _welcome: Int32Array[];
  private readonly _affinity: Float64Array;
  /** Per person and number of chairs: the mean affinity of so many of their best partners. */
  private readonly _atBest: Float64Array;
  private readonly _levels: Candidates[];
  private readonly _company = new Int32Array(CHAIRS + 1);
  private readonly _sums = new Float64Array(CHAIRS + 1);

  private _worth!: TableWorth;
  private _wishes!: TableWishes;
  private _budget!: Budget;
  /** By person: the priced threes they belong to, and how many of each are seated. */
  private _threesOf: number[][] = [];
  private _together = new Int8Array(0);
  private _above = 0;
  private _found: TableColumn[] = [];
  private _here: TableColumn[] = [];
  private _host = NEW_TABLE;
  private _standing = 0;
  private _size = 0;
  private _points = 0;

  constructor(private readonly _crowd: Crowd) {
    const { waiting, size } = _crowd;
    this._hosts = _crowd.hosts;
    const people = Array.from({ length: size }, (_, person) => person);
    const partners = people.map((one) => people.filter((other) => _crowd.meet(one, other)));
    this._affinity = new Float64Array(size * size);
    this._atBest = new Float64Array(size * (CHAIRS + 1));
    for (const one of people) this.compare(one, partners[one]!);
    // Those whose patience lets a small table stand come first: then only they can be the root of one.
    this._order = people
      .slice(0, waiting)
      .sort(
        (a, b) =>
          Number(_crowd.isPatient(b)) - Number(_crowd.isPatient(a)) ||
          partners[a]!.length - partners[b]!.length ||
          a - b,
      );
    const place = new Int32Array(waiting);
    for (const [at, person] of this._order.entries()) place[person] = at;
    this._after = people
      .slice(0, waiting)
      .map((one) =>
        Int32Array.from(partners[one]!.filter((other) => other < waiting && place[other]! > place[one]!)),
      );
    this._welcome = this._hosts.map((host) =>
      Int32Array.from(
        people.slice(0, waiting).filter((one) => host.every((member) => _crowd.meet(one, member))),
      ),
    );
    this._levels = Array.from({ length: CHAIRS + 1 }, () => new Candidates(waiting));
  }

  private compare(one: number, partners: readonly number[]): void {
    const { size } = this._crowd;
    for (const [at, members] of this._hosts.entries()) {
      if (members.includes(one)) for (const other of this._hosts[at]!) this.know(one, other);
    }
    for (const other of partners) this.know(one, other);
    const best = partners.map((other) => this._affinity[one * size + other]!).sort((a, b) => b - a);
    let sum = 0;
    for (let chairs = 1; chairs <= CHAIRS; chairs++) {
      sum += best[chairs - 1] ?? 0;
      this._atBest[one * (CHAIRS + 1) + chairs] = sum / chairs;
    }
  }

  private know(one: number, other: number): void {
    if (one !== other) this._affinity[one * this._crowd.size + other] = this._crowd.affinity(one, other);
  }

  /** The mean affinity of someone's best company of so many others. */
  atBest(person: number, others: number): number {
    return this._atBest[person * (CHAIRS + 1) + others]!;
  }

  /** The tables worth most; those of the seating before are not held back. Spends from the budget. */
  find(worth: TableWorth, wishes: TableWishes, budget: Budget): FoundTables {
    [this._worth, this._wishes, this._budget, this._found] = [worth, wishes, budget, []];
    this._threesOf = Array.from({ length: this._crowd.waiting }, () => []);
    this._together = new Int8Array(worth.threes.length);
    for (const [three, { people }] of worth.threes.entries()) {
      for (const person of people) this._threesOf[person]!.push(three);
    }
    let atMost = 0;
    let complete = true;
    for (const root of this._order) {
      const { found, limit } = this.around(root);
      atMost += Math.max(0, limit);
      complete &&= found;
    }
    for (const host of this._hosts.keys()) {
      const { found, limit } = this.joining(host);
      atMost += Math.max(0, limit);
      complete &&= found;
    }
    return { columns: this._found, atMost, complete };
  }

  private around(root: number): { found: boolean; limit: number } {
    const { rules } = this._crowd;
    this._host = NEW_TABLE;
    this._standing = 0;
    this._company[0] = root;
    this.sit(root);
    const best = this.bestOfSizes(
      this._worth.people[root]! + this._worth.tables,
      0,
      1,
      this._after[root]!,
      (size) => rules.mayStand(size, this._crowd.isPatient(root)),
    );
    this.rise(root);
    return best;
  }

  private joining(host: number): { found: boolean; limit: number } {
    const members = this._hosts[host]!;
    this._host = host;
    this._standing = members.length;
    this._company.set(members);
    let pairs = 0;
    for (const [at, one] of members.entries()) {
      for (const other of members.slice(at + 1)) pairs += this._affinity[one * this._crowd.size + other]!;
    }
    return this.bestOfSizes(
      this._worth.hosts[host]!,
      pairs,
      members.length,
      this._welcome[host]!,
      () => true,
    );
  }

  /** `base` without the pairs of those who sit there already, which count by the size the table gets. */
  private bestOfSizes(
    base: number,
    pairs: number,
    seated: number,
    candidates: Int32Array,
    allowed: (size: number) => boolean,
  ): { found: boolean; limit: number } {
    this._here = [];
    this._above = this._wishes.above;
    let optimistic = -Infinity;
    let found = true;
    for (let size = seated + 1; size <= this._crowd.rules.largest; size++) {
      if (!allowed(size) || candidates.length < size - seated) continue;
      this._size = size;
      this._points = (2 * this._worth.affinity) / (size - 1);
      const value =
        base + this._points * pairs + (size < this._crowd.rules.comfortable ? this._worth.small : 0);
      optimistic = Math.max(optimistic, this.begin(value, seated, candidates));
      if (this.isOver()) found = false;
    }
    this._found.push(...this._here);
    // Beyond the threshold only what was found exists, unless the search was cut short.
    return {
      found,
      limit: found && this._wishes.each < Infinity ? Math.min(optimistic, this._above) : optimistic,
    };
  }

  private isOver(): boolean {
    return this._budget.spent || this._found.length + this._here.length >= this._wishes.most;
  }

  private begin(value: number, seated: number, candidates: Int32Array): number {
    const { size } = this._crowd;
    const level = this._levels[seated]!;
    const chairs = this._size - seated;
    for (let at = 0; at < seated; at++) {
      this._sums[at] = 0;
      for (let other = 0; other < seated; other++) {
        this._sums[at]! += this._affinity[this._company[at]! * size + this._company[other]!]!;
      }
    }
    level.count = 0;
    for (const candidate of candidates) {
      let sum = 0;
      for (let at = 0; at < seated; at++) sum += this._affinity[candidate * size + this._company[at]!]!;
      this.enter(level, candidate, sum, seated, chairs);
    }
    const hope = value + level.bestOf(0, chairs);
    if (hope > this._above) this.extend(value, seated);
    return hope;
  }

  /** Keeps a candidate, in the order of hope, unless their own mean could never reach the floor. */
  private enter(level: Candidates, candidate: number, sum: number, seated: number, chairs: number): void {
    const others = chairs - 1;
    const future = others * this._atBest[candidate * (CHAIRS + 1) + others]! || 0;
    if (sum + future < (this._wishes.floor - SAME) * (this._size - 1)) return;
    const gain = this._worth.people[candidate]! + this._points * sum;
    level.insert(candidate, sum, gain, gain + (this._points * future) / 2);
  }

  /** Adds one candidate after the other to those seated; each table is met once. */
  private extend(value: number, seated: number): void {
    const level = this._levels[seated]!;
    const chairs = this._size - seated;
    this._budget.spend(level.count + 1);
    for (let at = 0; at + chairs <= level.count; at++) {
      if (value + level.bestOf(at, chairs) <= this._above || this.isOver()) return;
      const one = level.people[at]!;
      if (chairs === 1) this.consider(value + level.gains[at]!, one, seated);
      else this.deepen(value + level.gains[at]!, level, at, seated);
    }
  }

  /** What it costs, beyond their own price, that one more sits down. */
  private sit(person: number): number {
    let cost = 0;
    for (const three of this._threesOf[person]!) {
      if (++this._together[three]! === 2) cost += this._worth.threes[three]!.price;
    }
    return cost;
  }

  private rise(person: number): void {
    for (const three of this._threesOf[person]!) this._together[three]!--;
  }

  private deepen(value: number, level: Candidates, at: number, seated: number): void {
    const { size } = this._crowd;
    const one = level.people[at]!;
    this._company[seated] = one;
    this._sums[seated] = level.sums[at]!;
    const chairs = this._size - seated - 1;
    for (let member = 0; member < seated; member++) {
      this._sums[member]! += this._affinity[one * size + this._company[member]!]!;
    }
    if (this.mayReachTheFloor(seated + 1, chairs)) {
      const next = this._levels[seated + 1]!;
      next.count = 0;
      for (let later = at + 1; later < level.count; later++) {
        const other = level.people[later]!;
        if (!this._crowd.meet(one, other)) continue;
        this.enter(next, other, level.sums[later]! + this._affinity[one * size + other]!, seated + 1, chairs);
      }
      if (next.count >= chairs) {
        this.extend(value - this.sit(one), seated + 1);
        this.rise(one);
      }
    }
    for (let member = 0; member < seated; member++) {
      this._sums[member]! -= this._affinity[one * size + this._company[member]!]!;
    }
  }

  private mayReachTheFloor(seated: number, chairs: number): boolean {
    const needed = (this._wishes.floor - SAME) * (this._size - 1);
    for (let member = 0; member < seated; member++) {
      const best = chairs * this._atBest[this._company[member]! * (CHAIRS + 1) + chairs]!;
      if (this._sums[member]! + best < needed) return false;
    }
    return true;
  }

  private consider(hope: number, last: number, seated: number): void {
    const value = hope - this.sit(last);
    this.rise(last);
    if (value <= this._above) return;
    const { size } = this._crowd;
    const needed = (this._wishes.floor - SAME) * (this._size - 1);
    for (let member = 0; member < seated; member++) {
      if (this._sums[member]! + this._affinity[last * size + this._company[member]!]! < needed) return;
    }
    const joined = [...this._company.subarray(this._standing, seated), last];
    this._here.push(tableColumn(this._crowd, joined, this._host));
    if (this._wishes.each === Infinity) return;
    this._above = value;
    if (this._here.length > this._wishes.each) this._here.shift();
  }
}
