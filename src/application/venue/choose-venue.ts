import { MatchNotFound } from '../../domain/match/match-errors.js';
import { type Openness, stayFrom } from '../../domain/places/openness.js';
import { type ProposedPlace, venueFrom } from '../../domain/venue/venue.js';
import { VenueIsClosed } from '../../domain/venue/venue-errors.js';
import type { Matches } from '../match/ports.js';
import type { OpeningHours, PlaceWithHours } from '../places/ports.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { ChangeBallot } from './change-ballot.js';
import { PROPOSING, VOTING } from './limits.js';

interface MatchUser {
  readonly userId: number;
  readonly matchId: number;
}
export type VenueProposal = MatchUser &
  ProposedPlace &
  Pick<PlaceWithHours, 'openingHours'> & {
    /** Also when its hours say that it is closed then. */
    readonly evenIfClosed: boolean;
  };
type OfVenue = MatchUser & { readonly venueId: number };

/** Members propose venues and vote for them. */
export class ChooseVenue {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Pick<Matches, 'find'>,
    private readonly changeBallot: ChangeBallot,
    private readonly openingHours: OpeningHours,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws MatchNotFound, VoteIsClosed, TooManyVenues, VenueNotReadable, VenueIsClosed, TooManyAttempts */
  async propose({ userId, matchId, evenIfClosed, ...place }: VenueProposal): Promise<void> {
    const venue = venueFrom(place);
    await this.limiter.consume(PROPOSING, String(userId));
    const openness = await this.opennessFor(userId, matchId, place);
    if (openness === 'closed' && !evenIfClosed) throw new VenueIsClosed();
    await this.changeBallot.run(matchId, (ballot, now) =>
      ballot.propose({ ...venue, openness }, userId, now),
    );
  }

  /**
   * The hours are read outside the unit of work, and only for a member of the match. Without a position, in whose zone they
   * are read, they are not known. @throws MatchNotFound
   */
  private async opennessFor(
    userId: number,
    matchId: number,
    { latitude, longitude, openingHours }: ProposedPlace & Pick<PlaceWithHours, 'openingHours'>,
  ): Promise<Openness> {
    const startsAt = await this.unitOfWork.run(async () => {
      const match = await this.matches.find(matchId);
      if (!match?.seated.some((seat) => seat.userId === userId)) throw new MatchNotFound();
      return match.startsAt;
    });
    if (latitude === null || longitude === null) return 'unknown';
    const place = { latitude, longitude, openingHours };
    const [openness] = await this.openingHours.opennessOf([place], stayFrom(startsAt));
    return openness!;
  }

  /** Withdraws the user's own proposal. @throws MatchNotFound, VoteIsClosed, VenueNotFound, ProposalStays, TooManyAttempts */
  async withdrawProposal({ userId, matchId, venueId }: OfVenue): Promise<void> {
    await this.limiter.consume(PROPOSING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.withdraw(venueId, userId, now));
  }

  /** Replaces the user's earlier vote. @throws MatchNotFound, VoteIsClosed, VenueNotFound, TooManyAttempts */
  async vote({ userId, matchId, venueId }: OfVenue): Promise<void> {
    await this.limiter.consume(VOTING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.vote(userId, venueId, now));
  }

  /** Idempotent. @throws MatchNotFound, VoteIsClosed, VenueNotFound, TooManyAttempts */
  async withdrawVote({ userId, matchId, venueId }: OfVenue): Promise<void> {
    await this.limiter.consume(VOTING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.withdrawVote(userId, venueId, now));
  }

  /** Counts the votes of the current members again, and frees the task of a member who left. @throws MatchNotFound */
  async recount(matchId: number): Promise<void> {
    await this.changeBallot.run(matchId, (ballot, now) => ballot.recount(now));
  }
}
