import { YOUNGEST_SOUGHT } from '../shared/age.js';
import {
  ageRangeInSteps,
  COARSE_AGE_STEP,
  COARSE_DISTANCES,
  COARSE_OLDEST,
  coarseAge,
  coarseAgeRange,
  coarseDistance,
  coarsePlace,
} from '../shared/coarse-values.js';
import { GridIndex } from './graph/grid-index.js';
import { areWithinPreferences } from './model/compatibility.js';
import type { Preferences } from './model/seeker.js';
import type { TablePreferences } from './model/table-wide-rules.js';
import { type AskedOfTable, type Pool, poolOf } from './pool.js';

/** Counts are rounded down to one of these; 0 stands for fewer than five. */
export const OUTLOOK_COUNTS = [0, 5, 10, 25, 50] as const;
export type OutlookCount = (typeof OUTLOOK_COUNTS)[number];

/** How many fit a request, and the limit whose next step would bring most; null where no step brings five. */
export interface Outlook {
  readonly compatible: OutlookCount;
  readonly tightest: {
    readonly limit: 'distance' | 'ages';
    /** How many more fit; never 0. */
    readonly gain: OutlookCount;
    /** The limits of the request with this one widened, in miles and years; a null age is open. */
    readonly maxDistance: number;
    readonly ageRange: { readonly min: number | null; readonly max: number | null };
  } | null;
}

export function outlookCount(count: number): OutlookCount {
  return OUTLOOK_COUNTS.findLast((least) => count >= least) ?? 0;
}

/** A waiting user, with what the price of a rule depends on. */
export type WaitingPerson = Preferences & Pick<TablePreferences, 'languages' | 'notTheOnly'>;

/** A user as the outlook compares them: with place, age and limits in steps. */
export function inSteps({ id, age, ageRange, maxDistance, coordinates }: Preferences): Preferences {
  return {
    id,
    age: coarseAge(age),
    ageRange: coarseAgeRange(ageRange),
    maxDistance: coarseDistance(maxDistance),
    coordinates: coordinates && coarsePlace(coordinates),
  };
}

/**
 * The waiting users of one slot, indexed once and asked many times. They are compared in the steps of the questions,
 * because an exact value is found by a series of questions however coarse each is. Avoid lists are ignored. See ADR 54.
 */
export class WaitingIndex {
  private readonly people: readonly Preferences[];
  private readonly grid: GridIndex;

  constructor(private readonly waiting: readonly WaitingPerson[]) {
    this.people = waiting.map(inSteps);
    this.grid = new GridIndex(this.people);
  }

  /** @param question from `inSteps` */
  outlookOf(question: Preferences): Outlook {
    const maxDistance = COARSE_DISTANCES.find((step) => step > question.maxDistance) ?? question.maxDistance;
    const { min, max } = question.ageRange;
    const ageRange = ageRangeInSteps(
      (min ?? YOUNGEST_SOUGHT) - COARSE_AGE_STEP,
      (max ?? COARSE_OLDEST) + COARSE_AGE_STEP,
    );
    const farther = { ...question, maxDistance };
    const older = { ...question, ageRange };
    const [now, byDistance, byAges] = this.count({ ...farther, ageRange }, [question, farther, older]);
    const gains = { distance: byDistance! - now!, ages: byAges! - now! };
    const limit = gains.ages > gains.distance ? 'ages' : 'distance';
    const gain = outlookCount(gains[limit]);
    const widened = limit === 'ages' ? older : farther;
    return {
      compatible: outlookCount(now!),
      tightest:
        gain === 0
          ? null
          : {
              limit,
              gain,
              maxDistance: widened.maxDistance,
              ageRange: { min: widened.ageRange.min, max: widened.ageRange.max },
            },
    };
  }

  /** @param question from `inSteps` */
  poolOf(question: Preferences, asked: AskedOfTable): Pool {
    const [count] = this.count(question, [question]);
    return poolOf(question, asked, count!, this.waiting);
  }

  /** How many others accept each of the questions and are accepted, in one pass over those of the widest. */
  private count(widest: Preferences, questions: readonly Preferences[]): number[] {
    const counts = questions.map(() => 0);
    this.grid.forEachRangeWithin(widest, (from, to) => {
      for (let position = from; position < to; position++) {
        const other = this.people[this.grid.order[position]!]!;
        if (other.id === widest.id || !areWithinPreferences(widest, other)) continue;
        for (const [index, question] of questions.entries())
          if (areWithinPreferences(question, other)) counts[index]!++;
      }
    });
    return counts;
  }
}
