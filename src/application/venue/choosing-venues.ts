import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { MembersMoved, SeatFreed, SeatTaken, TableFormed } from '../../domain/match/match-events.js';
import { type Openness, stayFrom } from '../../domain/places/openness.js';
import type { BookingOutcome } from '../../domain/venue/booking.js';
import { type ProposedPlace, venueFrom } from '../../domain/venue/venue.js';
import { VenueIsClosed } from '../../domain/venue/venue-errors.js';
import type { PlaceWithHours } from '../places/ports.js';
import type { RateLimit } from '../shared/ports.js';
import type { ChangeBallot } from './change-ballot.js';
import type { VenuePorts } from './ports.js';
import { requestVenues } from './propose-venues.js';

/** Rate limits per user; each vote or proposal can cause a system message in the chat. */
const VOTING: RateLimit = { name: 'venue-votes', times: 30, perSeconds: 600 };
const PROPOSING: RateLimit = { name: 'venues-proposed', times: 20, perSeconds: 3_600 };
const BOOKING: RateLimit = { name: 'bookings', times: 30, perSeconds: 3_600 };

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

/** How a table finds its venue: members propose and vote, and one of them books the chosen one. */
export class ChoosingVenues {
  constructor(
    private readonly ports: VenuePorts,
    private readonly changeBallot: ChangeBallot,
  ) {}

  /** @throws MatchNotFound, VoteIsClosed, TooManyVenues, VenueNotReadable, VenueIsClosed, TooManyAttempts */
  async propose({ userId, matchId, evenIfClosed, ...place }: VenueProposal): Promise<void> {
    const venue = venueFrom(place);
    await this.ports.limiter.consume(PROPOSING, String(userId));
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
    const { unitOfWork, matches } = this.ports;
    const startsAt = await unitOfWork.run(async () => {
      const match = await matches.find(matchId);
      if (!match?.seated.some((seat) => seat.userId === userId)) throw new MatchNotFound();
      return match.startsAt;
    });
    if (latitude === null || longitude === null) return 'unknown';
    const place = { latitude, longitude, openingHours };
    const [openness] = await this.ports.openingHours.opennessOf([place], stayFrom(startsAt));
    return openness!;
  }

  /** Withdraws the user's own proposal. @throws MatchNotFound, VoteIsClosed, VenueNotFound, ProposalStays, TooManyAttempts */
  async withdrawProposal({ userId, matchId, venueId }: OfVenue): Promise<void> {
    await this.ports.limiter.consume(PROPOSING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.withdraw(venueId, userId, now));
  }

  /** Replaces the user's earlier vote. @throws MatchNotFound, VoteIsClosed, VenueNotFound, TooManyAttempts */
  async vote({ userId, matchId, venueId }: OfVenue): Promise<void> {
    await this.ports.limiter.consume(VOTING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.vote(userId, venueId, now));
  }

  /** Idempotent. @throws MatchNotFound, VoteIsClosed, VenueNotFound, TooManyAttempts */
  async withdrawVote({ userId, matchId, venueId }: OfVenue): Promise<void> {
    await this.ports.limiter.consume(VOTING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.withdrawVote(userId, venueId, now));
  }

  /** The first member gets the task. Idempotent. @throws MatchNotFound, NothingToBook, BookingIsTaken, BookingIsSettled, TooManyAttempts */
  async takeBooking({ userId, matchId }: MatchUser): Promise<void> {
    await this.ports.limiter.consume(BOOKING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.takeBooking(userId, now));
  }

  /** Idempotent. @throws MatchNotFound, NothingToBook, NotTheBooker, BookingIsSettled, TooManyAttempts */
  async startCall({ userId, matchId }: MatchUser): Promise<void> {
    await this.ports.limiter.consume(BOOKING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.startCall(userId, now));
  }

  /** Idempotent. @throws MatchNotFound, TooManyAttempts */
  async giveBackBooking({ userId, matchId }: MatchUser): Promise<void> {
    await this.ports.limiter.consume(BOOKING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.giveBackBooking(userId, now));
  }

  /**
   * @param venueId of the venue that the member asked
   * @param outcome `full` reopens the vote
   * @throws MatchNotFound, NothingToBook, NotTheBooker, VenueHasChanged, BookingNameNotReadable, TooManyAttempts
   */
  async settleBooking({
    userId,
    matchId,
    venueId,
    outcome,
  }: MatchUser & {
    readonly venueId: number;
    readonly outcome: BookingOutcome | { readonly kind: 'full' };
  }): Promise<void> {
    const { limiter, jobs } = this.ports;
    await limiter.consume(BOOKING, String(userId));
    const isVenueMissing = await this.changeBallot.run(matchId, (ballot, now) => {
      if (outcome.kind === 'full') ballot.markFull(userId, venueId, now);
      else ballot.settleBooking(userId, venueId, outcome, now);
      return ballot.chosen === null;
    });
    if (isVenueMissing) await requestVenues(jobs, matchId);
  }

  /**
   * Event handler of a new table, and of seats that were taken or freed: counts the votes of the current members again where
   * some left, which frees the task of one of them, and queues proposals that are fair to them. The ballot of a new table is
   * stored empty, with the time of its next step. Without effect on the match of a meetup. Idempotent.
   */
  followSeats({ matchId, type }: TableFormed | SeatTaken | SeatFreed | MembersMoved): Promise<void> {
    const { unitOfWork, matches, ballots, jobs } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return;
      if (type === 'table-formed') await ballots.save(await ballots.of(match));
      if (type === 'seat-freed' || type === 'members-moved')
        await this.changeBallot.run(matchId, (ballot, now) => ballot.recount(now));
      await requestVenues(jobs, matchId);
    });
  }
}
