import type { Seeker } from './seeker.js';

/** `rolling`: the debounced run after a change in the slot. `final`: the last run for the slot, which allows smaller tables. */
export type Pass = 'rolling' | 'final';

/** An existing table, by its match; of the seating problem, one with free seats, whose members can be added to and never removed. */
export interface OpenTable {
  readonly matchId: number;
  readonly members: readonly Seeker[];
}

/** The input of the engine: one slot. It contains no clock and no random source besides the seed. */
export interface SeatingProblem {
  readonly waiting: readonly Seeker[];
  readonly openTables: readonly OpenTable[];
  readonly pass: Pass;
  /** Seconds after which a waiting user accepts a table of the smallest size. */
  readonly patienceSeconds: number;
  /** The same problem with the same seed returns the same tables, independent of the order of the input. */
  readonly seed: number;
  /** Optimizes and proves the number of seats only: the second attempt of a run that took too long. */
  readonly forSeatsOnly?: boolean;
}
