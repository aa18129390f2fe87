import {
  bookingFreeMessage,
  bookingNotNeededMessage,
  bookingTakenMessage,
  bookedMessage,
  venueFullMessage,
  venueMessage,
  venueOpenMessage,
} from '../../domain/venue/venue-messages.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { Match } from '../../domain/match/match.js';
import { lineOf } from '../../domain/venue/venue.js';
import type { BallotState, VenueBallot } from '../../domain/venue/venue-ballot.js';
import type { VenuePorts } from './ports.js';

/**
 * Changes the venue ballot of a match under the row lock of the match, so that concurrent changes follow one another, and
 * posts in the chat what the change means for the table.
 */
export class ChangeBallot {
  constructor(
    private readonly ports: Pick<
      VenuePorts,
      'unitOfWork' | 'matches' | 'ballots' | 'systemMessages' | 'realtime' | 'clock'
    >,
  ) {}

  /** @throws MatchNotFound, and what `mutate` throws */
  run<T>(matchId: number, mutate: (ballot: VenueBallot, now: Date, match: Match) => T): Promise<T> {
    const { unitOfWork, matches, ballots, realtime, clock } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      // After the lock, so that what follows the end of a vote is also later by the clock.
      const now = clock.now();
      const ballot = await ballots.of(match);
      const before = ballot.state;
      const result = mutate(ballot, now, match);
      await ballots.save(ballot);
      await matches.save(match);
      await this.announce(ballot, before, now);
      const userIds = match.seated.map((member) => member.userId);
      await realtime.signal({ type: 'matches_changed', userIds });
      return result;
    });
  }

  private async announce(ballot: VenueBallot, before: BallotState, now: Date): Promise<void> {
    const { systemMessages } = this.ports;
    const { matchId, chosen, booking } = ballot;
    const at = now.getTime();
    const full = ballot.venues.find(
      ({ id, isFull }) => isFull && !before.venues.find((venue) => venue.id === id)?.isFull,
    );
    if (full) await systemMessages.post(matchId, `full-${at}`, venueFullMessage(full.name));
    if (chosen !== before.chosen) {
      if (chosen)
        await systemMessages.post(matchId, `venue-${chosen.id}-${at}`, venueMessage(lineOf(chosen)));
      else await systemMessages.post(matchId, `open-${at}`, venueOpenMessage);
    }
    if (ballot.wasHandedBack || (before.booking.bookerId !== null && booking.bookerId === null))
      await systemMessages.post(matchId, `bookingfree-${before.booking.bookerId}-${at}`, bookingFreeMessage);
    else if (booking.bookerId !== null && booking.bookerId !== before.booking.bookerId)
      await systemMessages.post(matchId, `bookingtaken-${at}`, bookingTakenMessage, booking.bookerId);
    if (booking.outcome && booking.outcome !== before.booking.outcome && chosen) {
      const isBooked = booking.outcome.kind === 'booked';
      const message = isBooked ? bookedMessage(chosen.name) : bookingNotNeededMessage(chosen.name);
      await systemMessages.post(matchId, `booking-settled-${at}`, message);
    }
  }
}
