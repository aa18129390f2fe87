import { TABLE_SIZE } from './table-size.js';
import type { Pass } from './problem.js';
import type { Seeker } from './seeker.js';

/** Which sizes a pass allows, and which of them it would rather avoid. */
export interface SeatingRules {
  readonly largest: number;
  /** The fewest people a new table may have in this pass, whoever they are. */
  readonly fewest: number;
  /** A table of fewer than this is legal at most, never liked: the fewest of them win. */
  readonly comfortable: number;
  /** Whether a new table of the size may stand; `someonePatient` says that a member has waited long enough. */
  mayStand(size: number, someonePatient: boolean): boolean;
  hasWaitedEnough(person: Seeker): boolean;
}

/**
 * The rolling pass seats the target size, and the smallest once a member has waited `patienceSeconds`.
 * The final pass seats every size, three only for want of a fourth.
 */
export function seatingRules(pass: Pass, patienceSeconds: number): SeatingRules {
  const { target, smallest, smallestFinal, largest } = TABLE_SIZE;
  const final = pass === 'final';
  const fewest = final ? smallestFinal : smallest;
  return {
    largest,
    fewest,
    comfortable: final ? smallest : target,
    mayStand: (size, someonePatient) =>
      size <= largest && size >= fewest && (final || size >= target || someonePatient),
    hasWaitedEnough: (person) => person.waitingSeconds >= patienceSeconds,
  };
}

/**
 * How many of 0, 1, 2 … `people` could sit at best, going by sizes alone: of seven who may only sit by fives and
 * sixes one is left over, however well they suit each other. `chairs` are free at open tables.
 */
export function mostSeats(
  rules: SeatingRules,
  people: number,
  chairs: number,
  someonePatient: boolean,
): number[] {
  const most = [0];
  for (let count = 1; count <= people; count++) {
    most[count] = most[count - 1]!;
    for (let size = rules.fewest; size <= Math.min(count, rules.largest); size++) {
      if (!rules.mayStand(size, someonePatient)) continue;
      most[count] = Math.max(most[count]!, most[count - size]! + size);
    }
  }
  return most.map((_, count) => {
    const joining = Array.from({ length: Math.min(count, chairs) + 1 }, (_chair, at) => at);
    return Math.max(...joining.map((joined) => joined + most[count - joined]!));
  });
}
