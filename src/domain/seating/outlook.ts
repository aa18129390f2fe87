import { AgeRange, YOUNGEST_SOUGHT } from '../shared/age.js';
import type { Coordinates } from '../shared/distance.js';
import { GridIndex } from './graph/grid-index.js';
import { areWithinPreferences } from './model/compatibility.js';
import type { Preferences } from './model/seeker.js';

/** Counts are rounded down to one of these; 0 stands for fewer than five. */
export const OUTLOOK_COUNTS = [0, 5, 10, 25, 50] as const;
export type OutlookCount = (typeof OUTLOOK_COUNTS)[number];

/** Limits are rounded to these steps, so that moving a limit by one mile or one year cannot single out a person. */
const DISTANCES = [5, 10, 20, 30, 45] as const;
const AGE_STEP = 4;
/** From this age on the upper bound is open. */
const OPEN_ENDED = 60;
/** Cells of the asking user's location, in degrees: about seven miles. */
const CELL = 0.1;

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

/** A user's limits and location, rounded to the steps in which the outlook is computed. */
export function roundedQuestion({ coordinates, maxDistance, ageRange, ...user }: Preferences): Preferences {
  return {
    ...user,
    coordinates: coordinates && cellCenter(coordinates),
    maxDistance: DISTANCES.findLast((step) => step <= maxDistance) ?? DISTANCES[0],
    ageRange: rangeOf(
      ageRange.min === null ? YOUNGEST_SOUGHT : roundedAge(ageRange.min),
      ageRange.max === null ? OPEN_ENDED : roundedAge(ageRange.max),
    ),
  };
}

/** The waiting users of one slot, indexed once and asked many times. Avoid lists are ignored. See ADR 54. */
export class WaitingIndex {
  private readonly grid: GridIndex;

  constructor(private readonly people: readonly Preferences[]) {
    this.grid = new GridIndex(people);
  }

  /** @param question from `roundedQuestion` */
  outlookOf(question: Preferences): Outlook {
    const maxDistance = DISTANCES.find((step) => step > question.maxDistance) ?? question.maxDistance;
    const { min, max } = question.ageRange;
    const ageRange = rangeOf((min ?? YOUNGEST_SOUGHT) - AGE_STEP, (max ?? OPEN_ENDED) + AGE_STEP);
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

const roundedAge = (age: number): number =>
  YOUNGEST_SOUGHT + AGE_STEP * Math.round((age - YOUNGEST_SOUGHT) / AGE_STEP);

function rangeOf(min: number, max: number): AgeRange {
  return AgeRange.of(
    min <= YOUNGEST_SOUGHT ? YOUNGEST_SOUGHT : Math.min(min, OPEN_ENDED),
    max >= OPEN_ENDED ? null : max,
  );
}

const cellCenter = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude / CELL) * CELL,
  longitude: Math.round(longitude / CELL) * CELL,
});
