import { venueOpenMessage, venueMessage } from '../../domain/chat/system-messages.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { type Openness, stayFrom } from '../../domain/places/openness.js';
import { lineOf, type ProposedPlace, venueFrom } from '../../domain/venue/venue.js';
import { VenueIsClosed } from '../../domain/venue/venue-errors.js';
import type { VenueBallot } from '../../domain/venue/venue-ballot.js';
import type { OpeningHours, PlaceWithHours } from '../places/ports.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { PROPOSING, VOTING } from './limits.js';
import type { Matches } from '../match/ports.js';
import type { VenueBallots } from './ports.js';

interface MatchUser {
  readonly userId: number;
  readonly matchId: number;
}
export type VenueProposal = MatchUser &
  ProposedPlace &
  PlaceWithHours & {
    /** Also when its hours say that it is closed then. */
    readonly evenIfClosed: boolean;
  };
type VenueVote = MatchUser & { readonly venueId: number };

/**
 * The venue ballot of a match: members propose venues and vote, and a change of the result is posted in the chat. Each
 * change locks the match row, so concurrent votes are all counted.
 */
export class ChooseVenue {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly ballots: VenueBallots,
    private readonly openingHours: OpeningHours,
    private readonly systemMessages: SystemMessages,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** @throws MatchNotFound, VoteIsClosed, TooManyVenues, VenueNotReadable, VenueIsClosed, TooManyAttempts */
  async propose({ userId, matchId, evenIfClosed, ...place }: VenueProposal): Promise<void> {
    const venue = venueFrom(place);
    await this.limiter.consume(PROPOSING, String(userId));
    const openness = await this.opennessFor(userId, matchId, place);
    if (openness === 'closed' && !evenIfClosed) throw new VenueIsClosed();
    await this.change(matchId, (ballot, now) => ballot.propose({ ...venue, openness }, userId, now));
  }

  /** The hours are read outside the unit of work, and only for a member of the match. @throws MatchNotFound */
  private async opennessFor(userId: number, matchId: number, place: PlaceWithHours): Promise<Openness> {
    const startsAt = await this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.seated.some((seat) => seat.userId === userId)) throw new MatchNotFound();
      return match.startsAt;
    });
    const [openness] = await this.openingHours.opennessOf([place], stayFrom(startsAt));
    return openness!;
  }

  /** Replaces the user's earlier vote. @throws MatchNotFound, VoteIsClosed, VenueNotFound, TooManyAttempts */
  async vote({ userId, matchId, venueId }: VenueVote): Promise<void> {
    await this.limiter.consume(VOTING, String(userId));
    await this.change(matchId, (ballot, now) => ballot.vote(userId, venueId, now));
  }

  /** Idempotent. @throws MatchNotFound, VoteIsClosed, VenueNotFound, TooManyAttempts */
  async withdrawVote({ userId, matchId, venueId }: VenueVote): Promise<void> {
    await this.limiter.consume(VOTING, String(userId));
    await this.change(matchId, (ballot, now) => ballot.withdrawVote(userId, venueId, now));
  }

  /** Counts the votes of the current members again, after a member left. @throws MatchNotFound, VoteIsClosed */
  async recount(matchId: number): Promise<void> {
    await this.change(matchId, (ballot, now) => ballot.recount(now));
  }

  private change(matchId: number, mutate: (ballot: VenueBallot, now: Date) => void): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      const ballot = await this.ballots.of(match);
      const before = ballot.chosen;
      mutate(ballot, now);
      await this.ballots.save(ballot);
      await this.matches.save(match);
      if (ballot.chosen !== before) await this.postVenue(ballot, now);
      const userIds = match.seated.map((member) => member.userId);
      await this.realtime.signal({ type: 'matches_changed', userIds });
    });
  }

  private async postVenue({ matchId, chosen }: VenueBallot, now: Date): Promise<void> {
    const at = now.getTime();
    if (chosen)
      await this.systemMessages.post(matchId, `venue-${chosen.id}-${at}`, venueMessage(lineOf(chosen)));
    else await this.systemMessages.post(matchId, `open-${at}`, venueOpenMessage);
  }
}
