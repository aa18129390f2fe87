import type { Match } from '../../domain/match/match.js';
import type { VenueBallot } from '../../domain/venue/venue-ballot.js';

/** Venue ballots by match. */
export interface VenueBallots {
  /** The ballot of a match; its row lock also covers the ballot. @throws MatchNotFound for the match of a meetup */
  of(match: Match): Promise<VenueBallot>;
  /** Saves venues, votes and the result; the match is saved separately. */
  save(ballot: VenueBallot): Promise<void>;
  /** Ids of the open matches that are ahead and have a step due, ascending, from the one after `after`. */
  due(now: Date, limit: number, after?: number): Promise<number[]>;
}
