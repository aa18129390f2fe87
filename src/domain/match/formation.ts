import {
  type AffinityFactor,
  matchScore,
  meanAffinities,
  pairAffinity,
  sharedFactors,
} from '../seating/model/affinity.js';
import type { Seeker } from '../seating/model/seeker.js';

/** What seats people: a change in the slot, the Friday before, a seat that fell free after it, or a hand in the console. */
export const RUNS = ['rolling', 'final', 'backfill', 'manual'] as const;
export type Run = (typeof RUNS)[number];

/** How two people at a table suit each other; never where they live. */
export interface PairOfGuests {
  /** User ids, `a` below `b`. */
  readonly a: number;
  readonly b: number;
  /** 0 to 100. */
  readonly affinity: number;
  readonly shared: readonly AffinityFactor[];
}

/** Why the people of a table sit together, as it was when the last of them was seated. */
export interface Formation {
  /** The run that formed the table; null where nobody kept it. */
  readonly run: Run | null;
  /** The run that last gave a free seat; null while nobody has come later. */
  readonly grownBy: Run | null;
  readonly pairs: readonly PairOfGuests[];
  /** Over all pairs, 0 to 100. */
  readonly meanAffinity: number;
  /** Of whoever suits the others least, 0 to 100. */
  readonly worstMeanAffinity: number;
}

type Guest = Pick<Seeker, 'id' | 'survey' | 'interests'>;

/** Why a new table is as it is. */
export function formationOf(guests: readonly Guest[], run: Run): Formation {
  return { run, grownBy: null, ...company(guests) };
}

/** Why it is as it is with whoever came later; `guests` are all who sit there now. */
export function grownFormation(before: Formation | null, guests: readonly Guest[], run: Run): Formation {
  return { run: before?.run ?? null, grownBy: run, ...company(guests) };
}

function company(guests: readonly Guest[]): Omit<Formation, 'run' | 'grownBy'> {
  const inOrder = guests.toSorted((one, other) => one.id - other.id);
  const pairs = inOrder.flatMap((one, index) =>
    inOrder.slice(index + 1).map((other): PairOfGuests => ({
      a: one.id,
      b: other.id,
      affinity: asScore(pairAffinity(one, other)),
      shared: sharedFactors(one, other),
    })),
  );
  return {
    pairs,
    meanAffinity: matchScore(inOrder),
    worstMeanAffinity: asScore(Math.min(1, ...meanAffinities(inOrder))),
  };
}

const asScore = (affinity: number): number => Math.round(100 * affinity);
