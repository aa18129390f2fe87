import type { BestCompany } from './affinity-bounds.js';
import type { Budget } from '../model/budget.js';
import { Candidates } from './candidates.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import { PartialTable } from './partial-table.js';
import { SeatedThrees } from './seated-threes.js';
import { NEW_TABLE, tableColumn, type TableColumn } from './table-column.js';
import type { TableStart } from './table-starts.js';
import type { FoundTables, TableWishes } from './table-wishes.js';
import type { TableWorth } from './reduced-cost.js';

/**
 * Answers one question for tables, start by start: chair by chair, as long as there is hope for more than what was found.
 * The number of tables wanted and the budget are those of all starts together.
 */
export class TableFilling {
  private readonly _table: PartialTable;
  private readonly _threes: SeatedThrees;
  /** By how many sit at the table: who could take the next chair. */
  private readonly _levels: Candidates[];
  private _start!: TableStart;
  /** What a point of affinity between two is worth at the table that is being filled. */
  private _points = 0;
  /** Only tables worth more than this are kept by now. */
  private _above = 0;
  private _here: TableColumn[] = [];
  /** How many tables the starts before this one gave. */
  private _before = 0;

  constructor(
    private readonly _crowd: CompatibilityGraph,
    best: BestCompany,
    private readonly _worth: TableWorth,
    private readonly _wishes: TableWishes,
    private readonly _budget: Budget,
  ) {
    this._table = new PartialTable(_crowd, best, _wishes.floor);
    this._threes = new SeatedThrees(_crowd, _worth.threes);
    this._levels = Array.from({ length: _crowd.rules.maxSize }, () => new Candidates(_crowd.waiting));
  }

  /** The tables wanted that grow out of a start. */
  from(start: TableStart): FoundTables {
    [this._start, this._above, this._here] = [start, this._wishes.above, []];
    for (const member of start.members) this._threes.sit(member);
    let hope = -Infinity;
    let complete = true;
    for (const size of start.sizes) {
      hope = Math.max(hope, this.fill(size));
      if (this._isOver) complete = false;
    }
    for (const member of start.members) this._threes.rise(member);
    this._before += this._here.length;
    // Beyond the threshold only what was found exists, unless the search was cut short.
    const atMost = complete && this._wishes.each < Infinity ? Math.min(hope, this._above) : hope;
    return { columns: this._here, atMost, complete };
  }

  private get _isOver(): boolean {
    return this._budget.spent || this._before + this._here.length >= this._wishes.most;
  }

  /** Looks for tables of a size; answers what one could be worth at best. */
  private fill(size: number): number {
    const { host, members, pairs, candidates } = this._start;
    const { people, tables, hosts, affinity, small } = this._worth;
    this._table.begin(members, size);
    this._points = (2 * affinity) / (size - 1);
    const base = host === NEW_TABLE ? people[members[0]!]! + tables : hosts[host]!;
    const value = base + this._points * pairs + (size < this._crowd.rules.preferredSize ? small : 0);
    const level = this._levels[members.length]!;
    level.count = 0;
    for (const candidate of candidates) this.enter(level, candidate, this._table.warmth(candidate));
    const hope = value + level.bestOf(0, this._table.freeChairs);
    if (hope > this._above) this.extend(value, level);
    return hope;
  }

  /** Keeps a candidate, in the order of hope, unless their own mean could never reach the floor. */
  private enter(level: Candidates, candidate: number, warmth: number): void {
    const future = this._table.mostFrom(candidate, this._table.freeChairs - 1);
    if (!this._table.isEnough(warmth + future)) return;
    const gain = this._worth.people[candidate]! + this._points * warmth;
    level.insert(candidate, warmth, gain, gain + (this._points * future) / 2);
  }

  /** Adds one candidate after the other to those seated; each table is met once. */
  private extend(value: number, level: Candidates): void {
    const chairs = this._table.freeChairs;
    this._budget.spend(level.count + 1);
    for (let at = 0; at + chairs <= level.count; at++) {
      if (value + level.bestOf(at, chairs) <= this._above || this._isOver) return;
      if (chairs === 1) this.consider(value + level.gains[at]!, level.people[at]!);
      else this.deepen(value + level.gains[at]!, level, at);
    }
  }

  private deepen(value: number, level: Candidates, at: number): void {
    const one = level.people[at]!;
    this._table.seat(one, level.sums[at]!);
    if (this._table.mayReachTheFloor()) {
      const next = this.fitting(level, at);
      if (next.count >= this._table.freeChairs) {
        this.extend(value - this._threes.sit(one), next);
        this._threes.rise(one);
      }
    }
    this._table.unseatLast();
  }

  /** Those after a candidate who has just sat down, as far as the two suit each other. */
  private fitting(level: Candidates, at: number): Candidates {
    const one = level.people[at]!;
    const next = this._levels[this._table.seated]!;
    next.count = 0;
    for (let later = at + 1; later < level.count; later++) {
      const other = level.people[later]!;
      if (!this._crowd.areCompatible(one, other)) continue;
      this.enter(next, other, level.sums[later]! + this._crowd.affinity(one, other));
    }
    return next;
  }

  /** Keeps the table that is full with the last one, if it is worth enough and nobody is below the floor. */
  private consider(hope: number, last: number): void {
    const value = hope - this._threes.sit(last);
    this._threes.rise(last);
    if (value <= this._above || !this._table.reachesTheFloorWith(last)) return;
    const { host, members } = this._start;
    const seated = [...this._table.members(), last];
    const joined = host === NEW_TABLE ? seated : seated.slice(members.length);
    this._here.push(tableColumn(this._crowd, joined, host));
    if (this._wishes.each === Infinity) return;
    this._above = value;
    if (this._here.length > this._wishes.each) this._here.shift();
  }
}
