import { type Taste, tasteAffinity, tasteOf } from './affinity.js';
import type { OpenTable } from './forming.js';
import { Neighbours } from './neighbours.js';
import type { SeatingRules } from './seating-rules.js';
import type { Seeker } from './seeker.js';

/** Up to here the affinities of a crowd are remembered: 16 MB at most. */
const REMEMBERED_CROWD = 2048;

/**
 * People of one slot who are linked by who may sit with whom, directly or through others: no table ever
 * crosses from one crowd to another. Its people are known by their position, the waiting ones first.
 */
export class Crowd {
  readonly size: number;
  /** Words of 32 bits that one row of the compatibility matrix takes. */
  readonly words: number;
  private readonly _rows: Int32Array;
  private readonly _patient: Uint8Array;
  private readonly _tastes: readonly Taste[];
  private readonly _affinities: Float32Array | null;

  constructor(
    readonly people: readonly Seeker[],
    /** The first so many people wait; the others sit at the open tables, in their order. */
    readonly waiting: number,
    readonly openTables: readonly OpenTable[],
    readonly rules: SeatingRules,
  ) {
    this.size = people.length;
    this.words = (people.length + 31) >>> 5;
    this._rows = new Int32Array(this.size * this.words);
    this._patient = Uint8Array.from(people, (person) => (rules.hasWaitedEnough(person) ? 1 : 0));
    this._tastes = people.map(tasteOf);
    this._affinities = this.size > REMEMBERED_CROWD ? null : new Float32Array(this.size * this.size).fill(-1);
    new Neighbours(people).forEachPair(
      (a, b) => a < waiting || b < waiting,
      (a, b) => this.link(a, b),
    );
  }

  private link(a: number, b: number): void {
    this._rows[a * this.words + (b >>> 5)]! |= 1 << (b & 31);
    this._rows[b * this.words + (a >>> 5)]! |= 1 << (a & 31);
  }

  /** Whether two people may share a table. */
  meet(a: number, b: number): boolean {
    return (this._rows[a * this.words + (b >>> 5)]! & (1 << (b & 31))) !== 0;
  }

  /** The people that `person` may share a table with, as a set of bits; a view, not to be changed. */
  row(person: number): Int32Array {
    return this._rows.subarray(person * this.words, (person + 1) * this.words);
  }

  affinity(a: number, b: number): number {
    if (!this._affinities) return tasteAffinity(this._tastes[a]!, this._tastes[b]!);
    const known = this._affinities[a * this.size + b]!;
    if (known >= 0) return known;
    this._affinities[a * this.size + b] = tasteAffinity(this._tastes[a]!, this._tastes[b]!);
    return (this._affinities[b * this.size + a] = this._affinities[a * this.size + b]!);
  }

  isPatient(person: number): boolean {
    return this._patient[person] === 1;
  }

  goesFirst(person: number): boolean {
    return this.people[person]!.goesFirst;
  }
}
