/** Leaving a table less than so many hours before it begins is late: from about the final run on. */
export const LATE_CANCEL_HOURS = 36;
/** Fewer dinners than this say nothing about anybody. */
const DINNERS_TO_TELL = 3;
/** Shares of broken promises up to which someone is reliable, and beyond which they are not. */
const RELIABLE_UP_TO = 0.15;
const UNRELIABLE_FROM = 0.4;
/** Whoever does not come leaves an empty chair; whoever cancels late leaves one that may yet be filled. */
const WEIGHT_OF_LATE_CANCEL = 0.5;

/** What became of the seats someone had. Told to staff only, and no part of the trust score. */
export interface DinnersKept {
  /** Tables of theirs that took place. */
  readonly dinners: number;
  /** Of those, where they said they came, and where they said they did not. */
  readonly attended: number;
  readonly noShows: number;
  /** Seats they gave up when it was late. */
  readonly lateCancels: number;
}

export type Reliability = 'unknown' | 'reliable' | 'mixed' | 'unreliable';

/** How far others can count on someone who has said they will come. */
export function reliabilityOf({ dinners, noShows, lateCancels }: DinnersKept): Reliability {
  const promised = dinners + lateCancels;
  if (promised < DINNERS_TO_TELL) return 'unknown';
  const broken = (noShows + WEIGHT_OF_LATE_CANCEL * lateCancels) / promised;
  if (broken <= RELIABLE_UP_TO) return 'reliable';
  return broken < UNRELIABLE_FROM ? 'mixed' : 'unreliable';
}
