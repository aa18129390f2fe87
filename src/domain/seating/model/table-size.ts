/**
 * How many people sit at a table. This is the one place that says so: the solver, the rolling pass,
 * leaving, backfill and the screens all read it here.
 */
export const TABLE_SIZE = {
  /** A table the rolling pass forms at once. */
  target: 5,
  /** The fewest the rolling pass seats, and only after someone has waited long enough. */
  smallest: 4,
  /** The most that may sit at one table. */
  largest: 6,
  /** The fewest the final run seats, and the fewest a table may keep after leaves. */
  smallestFinal: 3,
  /** Two people may keep their table when both say so; it then is a 1-on-1. */
  pair: 2,
} as const;
