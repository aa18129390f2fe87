import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { AffinityBounds } from './affinity-bounds.js';

const TOLERANCE = 1e-6;

/** The partial table of the pricing search: the current clique, with the sums that the affinity floor is checked by. */
export class PartialTable {
  private _size = 0;
  private _seated = 0;
  /** The smallest sum of a member's affinities at the full table. */
  private _minSum = 0;
  private readonly _members: Int32Array;
  /** Per member: the sum of affinities with the other members. */
  private readonly _sums: Float64Array;

  /** `_floor`: the lowest allowed mean affinity of a member. */
  constructor(
    private readonly _graph: CompatibilityGraph,
    private readonly _bounds: AffinityBounds,
    private readonly _floor: number,
  ) {
    this._members = new Int32Array(_graph.rules.maxSize);
    this._sums = new Float64Array(_graph.rules.maxSize);
  }

  /** Restarts with these members; `size` is the size of the full table. */
  reset(members: readonly number[], size: number): void {
    this._size = size;
    this._seated = members.length;
    this._minSum = (this._floor - TOLERANCE) * (size - 1);
    this._members.set(members);
    for (const [at, member] of members.entries()) this._sums[at] = this.affinitySum(member);
  }

  get seated(): number {
    return this._seated;
  }

  get freeSeats(): number {
    return this._size - this._seated;
  }

  members(): number[] {
    return [...this._members.subarray(0, this._seated)];
  }

  /** The sum of the user's affinities with the members. */
  affinitySum(person: number): number {
    let sum = 0;
    for (let at = 0; at < this._seated; at++) sum += this._graph.affinity(person, this._members[at]!);
    return sum;
  }

  /** The bound of what `count` further members can add to the user's sum. */
  maxAddedSum(person: number, count: number): number {
    return count * this._bounds.maxMean(person, count);
  }

  /** `affinitySum`: that of the user with the members. */
  push(person: number, affinitySum: number): void {
    for (let at = 0; at < this._seated; at++) {
      this._sums[at]! += this._graph.affinity(person, this._members[at]!);
    }
    this._members[this._seated] = person;
    this._sums[this._seated] = affinitySum;
    this._seated++;
  }

  pop(): void {
    const person = this._members[--this._seated]!;
    for (let at = 0; at < this._seated; at++) {
      this._sums[at]! -= this._graph.affinity(person, this._members[at]!);
    }
  }

  satisfiesFloor(sum: number): boolean {
    return sum >= this._minSum;
  }

  /** Whether all members can still satisfy the floor, by their bounds. */
  canSatisfyFloor(): boolean {
    const { freeSeats } = this;
    for (let at = 0; at < this._seated; at++) {
      if (!this.satisfiesFloor(this._sums[at]! + this.maxAddedSum(this._members[at]!, freeSeats)))
        return false;
    }
    return true;
  }

  /** Whether all members satisfy the floor with this user in the last seat. */
  satisfiesFloorWith(last: number): boolean {
    for (let at = 0; at < this._seated; at++) {
      if (!this.satisfiesFloor(this._sums[at]! + this._graph.affinity(last, this._members[at]!)))
        return false;
    }
    return true;
  }
}
