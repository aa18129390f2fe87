/** Bounds of the number of users at a table: the single source for the engine, the match rules and the screens. */
export const TABLE_SIZE = {
  /** Size of the tables that the rolling run forms at once. */
  target: 5,
  /** Minimum of the rolling run, after a user's waiting time has passed. */
  smallest: 4,
  /** Maximum. */
  largest: 6,
  /** Minimum of the final run, and of a table after members have left. */
  smallestFinal: 3,
  /** A pair keeps its table if both agree; it is then a 1-on-1. */
  pair: 2,
} as const;
