import type { Pass, TableSizes } from './problem.js';
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
 * The final run allows every size and counts tables of three as small. `sizes` replace those of a final run.
 */
export function seatingRules(pass: Pass, patienceSeconds: number, sizes?: TableSizes): SeatingRules {
  const { target, smallest, smallestFinal } = TABLE_SIZE;
  const isFinal = pass === 'final';
  const minSize = isFinal ? (sizes?.smallest ?? smallestFinal) : smallest;
  const largest = (isFinal && sizes?.largest) || TABLE_SIZE.largest;
  return {
    maxSize: largest,
    minSize,
    preferredSize: isFinal ? Math.max(smallest, minSize) : target,
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
