/**
 * How a crowd was solved: `whole`: by looking at everything; `proved`: bounded by a linear program, and improved up to
 * it where that could be done; `searched`: by search alone; `cut`: in blocks. `alone`: those who could never sit.
 */
export type Path = 'whole' | 'proved' | 'searched' | 'cut' | 'alone';

/**
 * How good an answer is, and how good any could be. Open tables that somebody could join count among the tables, and
 * their people among everybody at them. A bound holds for all answers that do as well in what comes before it.
 */
export interface Certificate {
  /** People seated anew, and the most that anybody could seat. */
  readonly seated: number;
  readonly atMost: number;
  /** Tables below the comfortable size, and the fewest there could be. */
  readonly small: number;
  readonly smallAtLeast: number;
  /** The mean affinity of whoever is worst off, 0 to 1, and the most it could be; null where not looked for. */
  readonly worst: number;
  readonly worstAtMost: number | null;
  /** The mean over everybody at the tables of their mean affinity, 0 to 1, and the most it could be. */
  readonly affinity: number;
  readonly affinityAtMost: number | null;
  /** How many people were solved in which way. */
  readonly paths: Readonly<Record<Path, number>>;
}
