import type { Erased } from '../../shared/erase-with-pictures.js';

/** Matches whose date has passed, with their meetups, at the end of the retention of their data. */
export interface PastMatches {
  /**
   * Erases the texts of meetups, venue proposals, votes and places of at most `limit` matches that started before the
   * instant.
   * @returns the number of matches, and the addresses of pictures that no meetup refers to any more
   */
  eraseTextsBefore(instant: Date, limit: number): Promise<Erased>;
  /**
   * Removes the members, feedback, waitlists, organizers and shared answers of at most `limit` matches that started before
   * the instant, and keeps counts of them. Blocks are not part of a match and stay.
   * @returns the number of matches
   */
  anonymizeBefore(instant: Date, limit: number): Promise<number>;
  /** Deletes requests of which the Saturday is before the instant, at most `limit`. @returns their number */
  removeRequestsBefore(instant: Date, limit: number): Promise<number>;
}
