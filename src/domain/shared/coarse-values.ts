import { AgeRange, YOUNGEST_SOUGHT } from './age.js';
import type { Coordinates } from './distance.js';

/**
 * The precision in which an answer may compare other users. Answers to a series of questions reveal a value up to its
 * step and no further, however many accounts ask, because all values of one step give the same answers.
 */

/** Steps of distance limits, in miles. */
export const COARSE_DISTANCES = [5, 10, 20, 30, 45] as const;
/** Years. */
export const COARSE_AGE_STEP = 4;
/** From this age on ages are not told apart, and an upper bound is open. */
export const COARSE_OLDEST = 60;
/** Cells of 0.1 degrees: 7 miles from south to north, so that the center is 1.7 miles from a home on average at least. */
const CELLS_PER_DEGREE = 10;

/** The center of the cell of a place. */
export const coarsePlace = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * CELLS_PER_DEGREE) / CELLS_PER_DEGREE,
  longitude: Math.round(longitude * CELLS_PER_DEGREE) / CELLS_PER_DEGREE,
});

/** A distance limit in miles, rounded down to a step; below the first step it is the first step. */
export const coarseDistance = (miles: number): number =>
  COARSE_DISTANCES.findLast((step) => step <= miles) ?? COARSE_DISTANCES[0];

/** An age in years, rounded to a step. */
export const coarseAge = (age: number): number =>
  Math.min(
    COARSE_OLDEST,
    YOUNGEST_SOUGHT + COARSE_AGE_STEP * Math.round((age - YOUNGEST_SOUGHT) / COARSE_AGE_STEP),
  );

/** An age range with both bounds rounded to a step. */
export const coarseAgeRange = ({ min, max }: AgeRange): AgeRange =>
  ageRangeInSteps(
    min === null ? YOUNGEST_SOUGHT : coarseAge(min),
    max === null ? COARSE_OLDEST : coarseAge(max),
  );

/** An age range of bounds in steps: not below the youngest age that can be sought, and open above the last step. */
export const ageRangeInSteps = (min: number, max: number): AgeRange =>
  AgeRange.of(
    min <= YOUNGEST_SOUGHT ? YOUNGEST_SOUGHT : Math.min(min, COARSE_OLDEST),
    max >= COARSE_OLDEST ? null : max,
  );
