/** The number of members of a table; the only definition, read by the engine, the match context and the front ends. */
export const TABLE_SIZE = {
  /** The size that a rolling run forms at once. */
  target: 5,
  /** The smallest size of a rolling run, allowed once a member has waited long enough. */
  smallest: 4,
  largest: 6,
  /** The smallest size of the final run, and the smallest that a match keeps after members left. */
  smallestFinal: 3,
  /** Two members keep their match if both confirm it. */
  pair: 2,
} as const;
