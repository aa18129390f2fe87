import { type Taste, tasteAffinity, tasteOf } from './affinity.js';
import type { FormingProblem, OpenTable } from './forming.js';
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

/** Splits a problem into crowds, in the order of their lowest id; people who may meet nobody are left out. */
export function crowdsOf(problem: FormingProblem, rules: SeatingRules): Crowd[] {
  const waiting = problem.waiting.toSorted((a, b) => a.id - b.id);
  const tables = problem.openTables
    .filter((table) => table.members.length < rules.largest)
    .toSorted((a, b) => a.matchId - b.matchId)
    .map(({ matchId, members }) => ({ matchId, members: members.toSorted((a, b) => a.id - b.id) }));
  const everybody = [...waiting, ...tables.flatMap(({ members }) => members)];

  const groups = new Groups(everybody.length);
  let seat = waiting.length;
  const firstSeats = tables.map(({ members }) => {
    const first = seat;
    for (const _member of members) groups.join(first, seat++);
    return first;
  });
  new Neighbours(everybody).forEachPair(
    (a, b) => (a < waiting.length || b < waiting.length) && groups.of(a) !== groups.of(b),
    (a, b) => groups.join(a, b),
  );

  const crowds = new Map<number, { waiting: Seeker[]; tables: OpenTable[] }>();
  for (const [index, person] of waiting.entries()) {
    const group = groups.of(index);
    const crowd = crowds.get(group);
    if (crowd) crowd.waiting.push(person);
    else crowds.set(group, { waiting: [person], tables: [] });
  }
  for (const [index, table] of tables.entries())
    crowds.get(groups.of(firstSeats[index]!))?.tables.push(table);
  return [...crowds.values()]
    .filter((crowd) => crowd.waiting.length + crowd.tables.length > 1)
    .map(({ waiting: own, tables: open }) => {
      const people = [...own, ...open.flatMap(({ members }) => members)];
      return new Crowd(people, own.length, open, rules);
    });
}

/** Which things belong together, by union and find with path halving. */
class Groups {
  private readonly _parent: Int32Array;

  constructor(size: number) {
    this._parent = Int32Array.from({ length: size }, (_, index) => index);
  }

  of(thing: number): number {
    let root = thing;
    while (this._parent[root] !== root) root = this._parent[root] = this._parent[this._parent[root]!]!;
    return root;
  }

  join(a: number, b: number): void {
    const [one, other] = [this.of(a), this.of(b)];
    this._parent[Math.max(one, other)] = Math.min(one, other);
  }
}
