import type { Certificate } from '../certificate.js';
import type { Seeker } from './seeker.js';

/** `rolling`: soon after a change, patient about size. `final`: the last run for the slot, seats whom it can. */
export type Pass = 'rolling' | 'final';

/** A table that stands already and has room: it may grow, never shrink. */
export interface OpenTable {
  readonly matchId: number;
  readonly members: readonly Seeker[];
}

/** The question put to the engine: one slot, everything it needs, no clock and no chance of its own. */
export interface FormingProblem {
  readonly waiting: readonly Seeker[];
  readonly openTables: readonly OpenTable[];
  readonly pass: Pass;
  /** Seconds after which a waiting person accepts a table of the smallest size. */
  readonly patienceSeconds: number;
  /** The same problem with the same seed gives the same tables, whatever the order of the input. */
  readonly seed: number;
}

export interface FormedTable {
  /** Ids of the members, ascending. */
  readonly members: readonly number[];
  /** round(100 x mean pair affinity). */
  readonly matchScore: number;
}

export interface GrownTable {
  readonly matchId: number;
  /** Ids of the newcomers, ascending. */
  readonly added: readonly number[];
  /** Of the table with its newcomers. */
  readonly matchScore: number;
}

/** Who sits where, and who waits on. */
export interface SeatedPeople {
  readonly tables: readonly FormedTable[];
  readonly grown: readonly GrownTable[];
  readonly unseated: readonly number[];
}

/** The answer, and how good it is. */
export interface FormingResult extends SeatedPeople {
  readonly certificate: Certificate;
}
