import type { MeetupPosition } from '../../../application/meetup/meetup-views.js';
import type { Coordinates } from '../../../domain/shared/distance.js';
import { boxAround } from './box-around.js';

/** The sort value of a venue without coordinates: after all others. */
export const UNKNOWN_MILES = 1_000_000_000;
/** The origin in the cursor of a reader without a location. */
export const NO_ORIGIN = -1;

/** Whole miles at which rings end. They grow, because a page needs a small circle in a city and a large one in the country. */
const ENDS = [0, 1, 2, 4, 8, 16, 32, 64, 128, 512, 2048, 12_500];

/** The part of the map that one step of a search reads, with either free or full meetups. */
export interface Ring {
  readonly isFull: boolean;
  /** Whole miles, both included. */
  readonly nearest: number;
  readonly farthest: number;
  /** As PostgreSQL's `box`; null for the venues without coordinates. */
  readonly box: string | null;
}

/** The rings from a position on, in the order of the list. */
export function ringsOf(near: Coordinates, maxDistance: number | null, after: MeetupPosition): Ring[] {
  const kinds = after.isFull ? [true] : [false, true];
  return kinds.flatMap((isFull) => [
    ...circles(near, maxDistance ?? Infinity, isFull === after.isFull ? after.miles : NO_ORIGIN, isFull),
    { isFull, nearest: UNKNOWN_MILES, farthest: UNKNOWN_MILES, box: null },
  ]);
}

function circles(near: Coordinates, maxDistance: number, from: number, isFull: boolean): Ring[] {
  return ENDS.flatMap((farthest, index) => {
    const nearest = (ENDS[index - 1] ?? NO_ORIGIN) + 1;
    // Up to half a mile more or less has the same whole number.
    if (farthest < from || nearest - 0.5 > maxDistance) return [];
    const { south, north, west, east } = boxAround(near, Math.min(farthest + 0.5, maxDistance));
    return [{ isFull, nearest, farthest, box: `(${east},${north}),(${west},${south})` }];
  });
}
