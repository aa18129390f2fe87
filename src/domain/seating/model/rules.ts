import type { Pass } from './problem.js';
import type { Seeker } from './seeker.js';
import { TABLE_SIZE } from './table-size.js';

/** The table sizes that a run allows and prefers. */
export interface SeatingRules {
  readonly maxSize: number;
  /** The smallest size of a new table in this run. */
  readonly minSize: number;
  /** A smaller table counts as small; the objective minimizes the number of small tables. */
  readonly preferredSize: number;
  /** Whether a new table can have this size; `hasPatientMember`: one of its members has waited long enough. */
  allowsSize(size: number, hasPatientMember: boolean): boolean;
  hasWaitedEnough(person: Seeker): boolean;
}

/**
 * A rolling run allows the target size, and the smallest size once a member has waited `patienceSeconds`.
 * The final run allows every size and counts tables of three as small.
 */
export function seatingRules(pass: Pass, patienceSeconds: number): SeatingRules {
  const { target, smallest, smallestFinal, largest } = TABLE_SIZE;
  const isFinal = pass === 'final';
  const minSize = isFinal ? smallestFinal : smallest;
  return {
    maxSize: largest,
    minSize,
    preferredSize: isFinal ? smallest : target,
    allowsSize: (size, hasPatientMember) =>
      size <= largest && size >= minSize && (isFinal || size >= target || hasPatientMember),
    hasWaitedEnough: (person) => person.waitingSeconds >= patienceSeconds,
  };
}

/**
 * Upper bounds by table sizes alone, by dynamic programming: of seven users for tables of five and six, at most six
 * can be seated. `freeSeats`: number of free seats at open tables.
 * @returns at index n, how many of n users can be seated at most
 */
export function maxSeatsBySize(
  rules: SeatingRules,
  people: number,
  freeSeats: number,
  hasPatientMember: boolean,
): number[] {
  const most = [0];
  for (let count = 1; count <= people; count++) {
    most[count] = most[count - 1]!;
    for (let size = rules.minSize; size <= Math.min(count, rules.maxSize); size++) {
      if (!rules.allowsSize(size, hasPatientMember)) continue;
      most[count] = Math.max(most[count]!, most[count - size]! + size);
    }
  }
  return most.map((seats, count) => {
    let best = seats;
    for (let joined = 1; joined <= Math.min(count, freeSeats); joined++)
      best = Math.max(best, joined + most[count - joined]!);
    return best;
  });
}
