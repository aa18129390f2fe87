/** An axis of whole numbers from zero. */
export const COUNTS = { min: 0, tickMinStep: 1 } as const;

/** Where the axis ends: at one without any counts, because an axis from zero to zero is labeled 0.000000. */
export const topOf = (counts: ReadonlyArray<number | null>): number | undefined =>
  counts.some((count) => count) ? undefined : 1;
