import type { OpenTable } from '../model/problem.js';
import { HardRule } from './compatibility-index.js';
import type { SeatingRules } from '../model/rules.js';
import type { Seeker } from '../model/seeker.js';
import { Tastes } from './affinity-index.js';

/**
 * People of one slot for whom tables are sought together: all who are linked by who may sit with whom, or one block of
 * them where they are too many. They are known by their position, the waiting ones first. A crowd takes memory with the
 * square of its people.
 */
export class Crowd {
  readonly size: number;
  /** Words of 32 bits that one row of the compatibility matrix takes. */
  readonly words: number;
  /** Who sits at each open table already. */
  readonly hosts: ReadonlyArray<readonly number[]>;
  private readonly _rows: Int32Array;
  private readonly _patient: Uint8Array;
  private readonly _affinities: Float32Array;

  constructor(
    readonly people: readonly Seeker[],
    /** The first so many people wait; the others sit at the open tables, in their order. */
    readonly waiting: number,
    readonly openTables: readonly OpenTable[],
    readonly rules: SeatingRules,
  ) {
    this.size = people.length;
    this.words = (people.length + 31) >>> 5;
    let next = waiting;
    this.hosts = openTables.map(({ members }) => members.map(() => next++));
    this._rows = new Int32Array(this.size * this.words);
    this._affinities = new Float32Array(this.size * this.size);
    this._patient = Uint8Array.from(people, (person) => (rules.hasWaitedEnough(person) ? 1 : 0));
    this.introduceEverybody();
  }

  private introduceEverybody(): void {
    const rule = new HardRule(this.people);
    const tastes = new Tastes(this.people);
    for (let a = 0; a < this.size; a++) {
      for (let b = a + 1; b < this.size; b++) {
        const isSeated = a >= this.waiting;
        if (!isSeated && !rule.meet(a, b)) continue;
        if (!isSeated) this.link(a, b);
        const affinity = tastes.affinity(a, b);
        this._affinities[a * this.size + b] = affinity;
        this._affinities[b * this.size + a] = affinity;
      }
    }
  }

  private link(a: number, b: number): void {
    this._rows[a * this.words + (b >>> 5)]! |= 1 << (b & 31);
    this._rows[b * this.words + (a >>> 5)]! |= 1 << (a & 31);
  }

  whoWait(): number[] {
    return Array.from({ length: this.waiting }, (_, person) => person);
  }

  /** Whether two people may share a table. */
  meet(a: number, b: number): boolean {
    return (this._rows[a * this.words + (b >>> 5)]! & (1 << (b & 31))) !== 0;
  }

  /** The people that `person` may share a table with, as a set of bits; a view, not to be changed. */
  row(person: number): Int32Array {
    return this._rows.subarray(person * this.words, (person + 1) * this.words);
  }

  /** How well two people who may share a table, or do already, should get on: 0 to 1. */
  affinity(a: number, b: number): number {
    return this._affinities[a * this.size + b]!;
  }

  /** Each one's mean affinity with the others of a company; empty where nobody has company. */
  means(company: readonly number[]): number[] {
    if (company.length < 2) return [];
    return company.map((one) => {
      let sum = 0;
      for (const other of company) if (other !== one) sum += this.affinity(one, other);
      return sum / (company.length - 1);
    });
  }

  isPatient(person: number): boolean {
    return this._patient[person] === 1;
  }

  goesFirst(person: number): boolean {
    return this.people[person]!.goesFirst;
  }
}
