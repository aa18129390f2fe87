import { TABLE_SIZE } from '../table-size.js';
import type { Pass } from './forming.js';
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
