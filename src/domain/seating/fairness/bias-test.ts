/** Values that must not decide about a seat: compatibility aside, all have the same odds. */
export const TRAITS = ['id', 'opened', 'age', 'distance'] as const;
export type Trait = (typeof TRAITS)[number];

/** One sum for each trait, in their order: the ranks of the seated people, zero in the middle. */
export type Sums = readonly number[];

/** With the run itself 50: the smallest possible p is 2 percent, which is the level of the test. */
export const REDRAWS = 49;
const LEVEL = 0.02;
const ROUNDING = 1e-9;

export interface Verdict {
  /** The share of runs, the actual one included, that lean at least as far as this one. */
  readonly p: number;
  readonly isBiased: boolean;
  /** Whether any seat was a matter of chance: otherwise there is nothing that could be biased. */
  readonly isOpen: boolean;
  /** By size, the largest first: standard deviations by which the seats lean to high values, or to low ones. */
  readonly leans: ReadonlyArray<{ readonly trait: Trait; readonly deviations: number }>;
}

/**
 * A randomization test over all traits at once: each sum is standardized by all runs, the actual one included, and the
 * largest one of a run decides. So all runs are treated alike, and where they are exchangeable the test accuses in at most
 * 2 percent of cases, however many traits there are.
 * @param runs the actual one first
 */
export function verdictOn(runs: readonly Sums[]): Verdict {
  const leans = TRAITS.map((_, trait) => standardized(runs.map((sums) => sums[trait]!)));
  const largest = runs.map((_, run) => Math.max(...leans.map((ofTrait) => Math.abs(ofTrait[run]!))));
  const p = largest.filter((one) => one >= largest[0]! - ROUNDING).length / runs.length;
  return {
    p,
    isBiased: p <= LEVEL + ROUNDING,
    isOpen: Math.max(...largest) > 0,
    leans: TRAITS.map((trait, at) => ({ trait, deviations: Math.round(10 * leans[at]![0]!) / 10 })).sort(
      (a, b) => Math.abs(b.deviations) - Math.abs(a.deviations),
    ),
  };
}

/** Zero for all where they do not differ. */
function standardized(values: readonly number[]): number[] {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
  return values.map((one) => (deviation < ROUNDING ? 0 : (one - mean) / deviation));
}

/** @param ranks of each trait, by id */
export const sumsOf = (
  seated: readonly number[],
  ranks: ReadonlyArray<ReadonlyMap<number, number>>,
): number[] => ranks.map((ofTrait) => seated.reduce((sum, id) => sum + (ofTrait.get(id) ?? 0), 0));

/** Twice the rank of each id by its value, zero in the middle; equal values share the middle of their ranks. */
export function ranksOf(values: ReadonlyMap<number, number>): Map<number, number> {
  const sorted = [...values.values()].sort((a, b) => a - b);
  const first = (value: number) => sorted.indexOf(value);
  const last = (value: number) => sorted.lastIndexOf(value);
  return new Map([...values].map(([id, value]) => [id, first(value) + last(value) + 1 - sorted.length]));
}
