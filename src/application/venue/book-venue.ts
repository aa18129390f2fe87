import type { BookingOutcome } from '../../domain/venue/booking.js';
import type { Jobs, RateLimiter } from '../shared/ports.js';
import type { ChangeBallot } from './change-ballot.js';
import { BOOKING } from './limits.js';
import { requestVenues } from './propose-venues.js';

interface Booker {
  readonly userId: number;
  readonly matchId: number;
}

/** One member books the chosen venue: takes the task, calls, gives it back, and says how it ended. */
export class BookVenue {
  constructor(
    private readonly changeBallot: ChangeBallot,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
  ) {}

  /** The first member gets the task. Idempotent. @throws MatchNotFound, NothingToBook, BookingIsTaken, BookingIsSettled, TooManyAttempts */
  async take({ userId, matchId }: Booker): Promise<void> {
    await this.limiter.consume(BOOKING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.takeBooking(userId, now));
  }

  /** Idempotent. @throws MatchNotFound, NothingToBook, NotTheBooker, BookingIsSettled, TooManyAttempts */
  async startCall({ userId, matchId }: Booker): Promise<void> {
    await this.limiter.consume(BOOKING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.startCall(userId, now));
  }

  /** Idempotent. @throws MatchNotFound, TooManyAttempts */
  async giveBack({ userId, matchId }: Booker): Promise<void> {
    await this.limiter.consume(BOOKING, String(userId));
    await this.changeBallot.run(matchId, (ballot, now) => ballot.giveBackBooking(userId, now));
  }

  /**
   * @param venueId of the venue that the member asked
   * @param outcome `full` reopens the vote
   * @throws MatchNotFound, NothingToBook, NotTheBooker, VenueHasChanged, BookingNameNotReadable, TooManyAttempts
   */
  async settle({
    userId,
    matchId,
    venueId,
    outcome,
  }: Booker & {
    readonly venueId: number;
    readonly outcome: BookingOutcome | { readonly kind: 'full' };
  }): Promise<void> {
    await this.limiter.consume(BOOKING, String(userId));
    const isVenueMissing = await this.changeBallot.run(matchId, (ballot, now) => {
      if (outcome.kind === 'full') ballot.markFull(userId, venueId, now);
      else ballot.settleBooking(userId, venueId, outcome, now);
      return ballot.chosen === null;
    });
    if (isVenueMissing) await requestVenues(this.jobs, matchId);
  }
}
