import type { BestCompany } from './affinity-bounds.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';

/** Means closer than this to the floor are at it. */
const SAME = 1e-6;

/** A table of a certain size that is being filled chair by chair, and whether everybody there can be well off enough. */
export class PartialTable {
  private _size = 0;
  private _seated = 0;
  /** What somebody's affinities with all others of the full table have to add up to. */
  private _needed = 0;
  private readonly _members: Int32Array;
  /** Of each member: their affinities with the other members, added up. */
  private readonly _sums: Float64Array;

  /** Nobody at the table may have a lower mean affinity than `_floor`. */
  constructor(
    private readonly _crowd: CompatibilityGraph,
    private readonly _best: BestCompany,
    private readonly _floor: number,
  ) {
    this._members = new Int32Array(_crowd.rules.maxSize);
    this._sums = new Float64Array(_crowd.rules.maxSize);
  }

  /** Seats these, and nobody else, at a table that is to have so many people. */
  begin(members: readonly number[], size: number): void {
    this._size = size;
    this._seated = members.length;
    this._needed = (this._floor - SAME) * (size - 1);
    this._members.set(members);
    for (const [at, member] of members.entries()) this._sums[at] = this.warmth(member);
  }

  get seated(): number {
    return this._seated;
  }

  get freeChairs(): number {
    return this._size - this._seated;
  }

  members(): number[] {
    return [...this._members.subarray(0, this._seated)];
  }

  /** How well a person gets on with those who sit here: the sum of the affinities. */
  warmth(person: number): number {
    let sum = 0;
    for (let at = 0; at < this._seated; at++) sum += this._crowd.affinity(person, this._members[at]!);
    return sum;
  }

  /** The most that the others to come could add to somebody's sum, once so many chairs are left for them. */
  mostFrom(person: number, chairs: number): number {
    return chairs * this._best.mean(person, chairs);
  }

  /** `warmth` is the person's with those who sit here. */
  seat(person: number, warmth: number): void {
    for (let at = 0; at < this._seated; at++) {
      this._sums[at]! += this._crowd.affinity(person, this._members[at]!);
    }
    this._members[this._seated] = person;
    this._sums[this._seated] = warmth;
    this._seated++;
  }

  /** Takes whoever was seated last from the table. */
  unseatLast(): void {
    const person = this._members[--this._seated]!;
    for (let at = 0; at < this._seated; at++) {
      this._sums[at]! -= this._crowd.affinity(person, this._members[at]!);
    }
  }

  isEnough(sum: number): boolean {
    return sum >= this._needed;
  }

  /** Whether everyone here could still come to the floor. */
  mayReachTheFloor(): boolean {
    const chairs = this.freeChairs;
    for (let at = 0; at < this._seated; at++) {
      if (!this.isEnough(this._sums[at]! + this.mostFrom(this._members[at]!, chairs))) return false;
    }
    return true;
  }

  /** Whether everyone who sits here is at the floor once this person takes the last chair. */
  reachesTheFloorWith(last: number): boolean {
    for (let at = 0; at < this._seated; at++) {
      if (!this.isEnough(this._sums[at]! + this._crowd.affinity(last, this._members[at]!))) return false;
    }
    return true;
  }
}
