import {
  type AffinityFactor,
  matchScore,
  meanAffinities,
  pairAffinity,
  sharedFactors,
} from '../seating/model/affinity.js';
import type { Seeker } from '../seating/model/seeker.js';

/** Kinds of run: a change in the slot (debounced), the Friday before, a freed seat, and a command of staff. */
export const RUNS = ['rolling', 'final', 'backfill', 'manual'] as const;
export type Run = (typeof RUNS)[number];

/** Affinity of two members of a match, without any location data. */
interface MemberPair {
  /** User ids, with `a` < `b`. */
  readonly a: number;
  readonly b: number;
  /** 0 to 100. */
  readonly affinity: number;
  readonly shared: readonly AffinityFactor[];
}

/** Explanation of a match: affinity statistics as of the last seat assigned. */
export interface Formation {
  /** Run that formed the match; null if it was not recorded. */
  readonly run: Run | null;
  /** Run that last filled a free seat; null if none did. */
  readonly grownBy: Run | null;
  readonly pairs: readonly MemberPair[];
  /** Mean affinity over all pairs, 0 to 100. */
  readonly meanAffinity: number;
  /** Lowest mean affinity of one member to the others, 0 to 100. */
  readonly worstMeanAffinity: number;
}

type MemberProfile = Pick<Seeker, 'id' | 'survey' | 'interests'>;

/** Explains a new match. */
export function formationOf(members: readonly MemberProfile[], run: Run): Formation {
  return { run, grownBy: null, ...statistics(members) };
}

/** Updates the explanation after a run filled a seat. @param members all members seated now */
export function grownFormation(
  before: Formation | null,
  members: readonly MemberProfile[],
  run: Run,
): Formation {
  return { run: before?.run ?? null, grownBy: run, ...statistics(members) };
}

function statistics(members: readonly MemberProfile[]): Omit<Formation, 'run' | 'grownBy'> {
  const inOrder = members.toSorted((one, other) => one.id - other.id);
  const pairs = inOrder.flatMap((one, index) =>
    inOrder.slice(index + 1).map((other): MemberPair => ({
      a: one.id,
      b: other.id,
      affinity: toPercent(pairAffinity(one, other)),
      shared: sharedFactors(one, other),
    })),
  );
  return {
    pairs,
    meanAffinity: matchScore(inOrder),
    worstMeanAffinity: toPercent(Math.min(1, ...meanAffinities(inOrder))),
  };
}

const toPercent = (affinity: number): number => Math.round(100 * affinity);
