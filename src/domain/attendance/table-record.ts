/** What counts against a member: they did not come, or they gave up the seat late. */
export const MISS_KINDS = ['no_show', 'late_cancellation'] as const;
export type MissKind = (typeof MISS_KINDS)[number];

/** One seat of a table as it was when the table is assessed, also one that was given up. */
export interface SeatRecord {
  readonly userId: number;
  readonly joinedAt: Date;
  /** When the member gave up the seat of their own accord; null otherwise. */
  readonly gaveUpAt: Date | null;
  /** Whether the member was seated to the end. */
  readonly isSeated: boolean;
  /** Whether giving up the seat does not count, as after a block. */
  readonly isExcused: boolean;
  /** Whether the member said that they would be late. */
  readonly saidLate: boolean;
}

/** What one member said about the others; empty lists of a member who did not come. */
export interface Testimony {
  readonly userId: number;
  /** Unique ids of the members they met, including those they would like to meet again. */
  readonly met: readonly number[];
  /** Unique ids of the members who did not come. */
  readonly missed: readonly number[];
}

/** A table that is over, with everything that its assessment depends on. */
export interface TableRecord {
  readonly startsAt: Date;
  /** False for a canceled or dissolved table, at which no one can have failed to appear. */
  readonly tookPlace: boolean;
  readonly seats: readonly SeatRecord[];
  readonly testimonies: readonly Testimony[];
}
