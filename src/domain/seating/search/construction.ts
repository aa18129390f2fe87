import { TABLE_SIZE } from '../model/table-size.js';
import { add, type BitSet, intersection, intersectionSize, itemsOf, remove } from '../graph/bit-set.js';
import type { Plan } from './assignment.js';

/** How many ways to complete one table are tried before it is given up. */
const TRIES = 40;

/**
 * Seats the hardest to seat first: whoever has the fewest people left to sit with gets a table of the
 * target size, or of the largest comfortable size below it, made of those who are hard to seat as well.
 */
export function setFirstTables(plan: Plan): void {
  new FirstTables(plan).set();
}

class FirstTables {
  private readonly _free: BitSet;
  /** How many people who are still free each one may sit with. */
  private readonly _choices: Int32Array;

  constructor(private readonly _plan: Plan) {
    const { crowd } = _plan;
    this._free = new Int32Array(crowd.words);
    this._choices = new Int32Array(crowd.size);
    const unseated = _plan.unseated();
    for (const person of unseated) add(this._free, person);
    for (const person of unseated)
      this._choices[person] = intersectionSize(crowd.neighbors(person), this._free);
  }

  set(): void {
    for (const person of this.hardestFirst()) {
      const members = this.tableAround(person);
      this.take(members.length > 0 ? members : [person]);
      if (members.length > 0) this._plan.open(members);
    }
  }

  private *hardestFirst(): Generator<number> {
    let left = this._plan.unseated();
    while (left.length > 0) {
      let hardest = left[0]!;
      for (const person of left) if (this.hardness(person) > this.hardness(hardest)) hardest = person;
      yield hardest;
      left = left.filter((person) => person !== hardest && !this._plan.isSeated(person));
    }
  }

  private hardness(person: number): number {
    return (this._plan.crowd.goesFirst(person) ? this._plan.crowd.size : 0) - this._choices[person]!;
  }

  private tableAround(person: number): number[] {
    const { crowd } = this._plan;
    const candidates = intersection(crowd.neighbors(person), this._free);
    for (let size = TABLE_SIZE.target; size >= crowd.rules.preferredSize; size--) {
      if (this._choices[person]! < size - 1) continue;
      const tries = { left: TRIES };
      const members = this.complete([person], candidates, size, tries);
      if (members) return members;
    }
    return [];
  }

  /** The members and so many of the candidates that they fill a table, all fit for each other; null where none is found. */
  private complete(
    members: number[],
    candidates: BitSet,
    size: number,
    tries: { left: number },
  ): number[] | null {
    if (members.length === size) return members;
    const untried = itemsOf(candidates);
    while (untried.length >= size - members.length && tries.left-- > 0) {
      const at = this.bestOf(untried, members);
      const next = untried[at]!;
      untried.splice(at, 1);
      remove(candidates, next);
      const full = this.complete(
        [...members, next],
        intersection(candidates, this._plan.crowd.neighbors(next)),
        size,
        tries,
      );
      if (full) return full;
    }
    return null;
  }

  /** Of those who are about equally hard to seat, who gets on best with the members. */
  private bestOf(candidates: readonly number[], members: readonly number[]): number {
    const { crowd } = this._plan;
    let best = 0;
    let bestCost = Infinity;
    for (let at = 0; at < candidates.length; at++) {
      const candidate = candidates[at]!;
      let warmth = 0;
      for (let seat = 0; seat < members.length; seat++) warmth += crowd.affinity(candidate, members[seat]!);
      const cost = (this._choices[candidate]! + 1) * (1.5 - warmth / members.length);
      if (cost < bestCost) {
        best = at;
        bestCost = cost;
      }
    }
    return best;
  }

  private take(people: readonly number[]): void {
    for (const person of people) {
      remove(this._free, person);
      for (const other of itemsOf(intersection(this._plan.crowd.neighbors(person), this._free)))
        this._choices[other]!--;
    }
  }
}
