/** A table of waiting users only, which has no match yet; unlike a `GrownTable`, whose match exists. */
export interface NewTable {
  /** Ids of the members, ascending. */
  readonly members: readonly number[];
  /** round(100 x mean pair affinity). */
  readonly matchScore: number;
}

/** An `OpenTable` with users added to it: only these are listed. */
export interface GrownTable {
  readonly matchId: number;
  /** Ids of the added members, ascending. */
  readonly added: readonly number[];
  /** Of the table with its added members. */
  readonly matchScore: number;
}

/** New tables, added members of open tables, and the ids that stay unseated. */
export interface SeatedPeople {
  readonly tables: readonly NewTable[];
  readonly grown: readonly GrownTable[];
  readonly unseated: readonly number[];
}

/** The output of the engine: tables and a certificate of their quality. */
export interface SeatingResult extends SeatedPeople {
  readonly certificate: Certificate;
  /** Why the LP solver failed the first time, which costs quality; null where it did not. */
  readonly solverFailure: string | null;
}

/**
 * How a component was solved. `exact`: complete branch and bound. `bounded`: heuristic search, then column generation with
 * a proven bound. `heuristic`: local search only. `partitioned`: k-d partition. `isolated`: users who cannot be seated.
 */
export type SolvePath = 'exact' | 'bounded' | 'heuristic' | 'partitioned' | 'isolated';

/**
 * The quality of a result and proven bounds of it. Open tables of solved components count as tables, and their members
 * count in the affinities. Each bound is valid for all results that are equal in the objective levels before it.
 */
export interface Certificate {
  /** Newly seated users, and the upper bound of that number. */
  readonly seated: number;
  readonly atMost: number;
  /** Tables below the preferred size, and the lower bound of that number. */
  readonly small: number;
  readonly smallAtLeast: number;
  /** The lowest mean affinity of a member, 0 to 1, and its upper bound; null where none was computed. */
  readonly worst: number;
  readonly worstAtMost: number | null;
  /** The average over all members of their mean affinity, 0 to 1, and its upper bound; null where none was computed. */
  readonly affinity: number;
  readonly affinityAtMost: number | null;
  /** Number of users by how their component was solved. */
  readonly paths: Readonly<Record<SolvePath, number>>;
}
