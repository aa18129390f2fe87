/** Hours before the start within which leaving counts as a late cancellation: about from the final run on. */
export const LATE_CANCEL_HOURS = 36;
/** Minimum sample: with fewer commitments the result is `unknown`. */
const MIN_COMMITMENTS = 3;
/** Bounds of the no-show rate: up to the first (included) a user is reliable, from the second (included) unreliable. */
const RELIABLE_UP_TO = 0.15;
const UNRELIABLE_FROM = 0.4;
/** Weight of a late cancellation relative to a no-show: the seat can still be filled. */
const LATE_CANCEL_WEIGHT = 0.5;

/** Attendance counts of one user. Shown to staff only, and not part of the trust score. */
export interface KeptSeats {
  /** Completed matches in which the user had a seat. */
  readonly dinners: number;
  /** Of those, matches the user stated to have attended, and to have missed. */
  readonly attended: number;
  readonly noShows: number;
  /** Seats the user left as a late cancellation. */
  readonly lateCancels: number;
}

export type Reliability = 'unknown' | 'reliable' | 'mixed' | 'unreliable';

/** Classifies a user by the weighted no-show rate. @returns `unknown` below the minimum sample */
export function reliabilityOf({ dinners, noShows, lateCancels }: KeptSeats): Reliability {
  const commitments = dinners + lateCancels;
  if (commitments < MIN_COMMITMENTS) return 'unknown';
  const rate = (noShows + LATE_CANCEL_WEIGHT * lateCancels) / commitments;
  if (rate <= RELIABLE_UP_TO) return 'reliable';
  return rate < UNRELIABLE_FROM ? 'mixed' : 'unreliable';
}
