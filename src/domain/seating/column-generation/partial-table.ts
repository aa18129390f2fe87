import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { MeanBounds } from './affinity-bounds.js';

const TOLERANCE = 1e-6;

/**
 * A `TableColumn` that the pricing search has not completed: the current clique, with the sums that the affinity floor is
 * checked by.
 */
export class PartialTable {
  private size = 0;
  private memberCount = 0;
  /** The smallest sum of a member's affinities at the full table. */
  private minSum = 0;
  private readonly memberBuffer: Int32Array;
  /** Per member: the sum of affinities with the other members. */
  private readonly sums: Float64Array;

  /** `floor`: the lowest allowed mean affinity of a member. */
  constructor(
    private readonly graph: CompatibilityGraph,
    private readonly bounds: MeanBounds,
    private readonly floor: number,
  ) {
    this.memberBuffer = new Int32Array(graph.rules.maxSize);
    this.sums = new Float64Array(graph.rules.maxSize);
  }

  /** Restarts with these members; `size` is the size of the full table. */
  reset(members: readonly number[], size: number): void {
    this.size = size;
    this.memberCount = members.length;
    this.minSum = (this.floor - TOLERANCE) * (size - 1);
    this.memberBuffer.set(members);
    for (const [at, member] of members.entries()) this.sums[at] = this.affinitySum(member);
  }

  get seated(): number {
    return this.memberCount;
  }

  get freeSeats(): number {
    return this.size - this.memberCount;
  }

  members(): number[] {
    return [...this.memberBuffer.subarray(0, this.memberCount)];
  }

  /** The members until the next change. */
  view(): Int32Array {
    return this.memberBuffer.subarray(0, this.seated);
  }

  /** The sum of the user's affinities with the members. */
  affinitySum(person: number): number {
    let sum = 0;
    for (let at = 0; at < this.memberCount; at++) sum += this.graph.affinity(person, this.memberBuffer[at]!);
    return sum;
  }

  /** The bound of what `count` further members can add to the user's sum. */
  maxAddedSum(person: number, count: number): number {
    return count * this.bounds.maxMean(person, count);
  }

  /** `affinitySum`: that of the user with the members. */
  push(person: number, affinitySum: number): void {
    for (let at = 0; at < this.memberCount; at++) {
      this.sums[at]! += this.graph.affinity(person, this.memberBuffer[at]!);
    }
    this.memberBuffer[this.memberCount] = person;
    this.sums[this.memberCount] = affinitySum;
    this.memberCount++;
  }

  pop(): void {
    const person = this.memberBuffer[--this.memberCount]!;
    for (let at = 0; at < this.memberCount; at++) {
      this.sums[at]! -= this.graph.affinity(person, this.memberBuffer[at]!);
    }
  }

  satisfiesFloor(sum: number): boolean {
    return sum >= this.minSum;
  }

  /** Whether all members can still satisfy the floor, by their bounds. */
  canSatisfyFloor(): boolean {
    const { freeSeats } = this;
    for (let at = 0; at < this.memberCount; at++) {
      if (!this.satisfiesFloor(this.sums[at]! + this.maxAddedSum(this.memberBuffer[at]!, freeSeats)))
        return false;
    }
    return true;
  }

  /** Whether all members satisfy the floor with this user in the last seat. */
  satisfiesFloorWith(last: number): boolean {
    for (let at = 0; at < this.memberCount; at++) {
      if (!this.satisfiesFloor(this.sums[at]! + this.graph.affinity(last, this.memberBuffer[at]!)))
        return false;
    }
    return true;
  }
}
