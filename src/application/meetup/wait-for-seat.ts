import { MOST_LINES } from '../../domain/meetup/meetup.js';
import { WaitsForTooMany } from '../../domain/meetup/meetup-errors.js';
import type { ComeToMeetup } from './come-to-meetup.js';
import type { GiveFreeSeats } from './give-free-seats.js';
import type { Meetups } from './ports.js';

/** Lines up for a seat at a meetup that is full. Should a seat be free after all, it is given at once. */
export class WaitForSeat {
  constructor(
    private readonly comeToMeetup: ComeToMeetup,
    private readonly meetups: Meetups,
    private readonly giveFreeSeats: GiveFreeSeats,
  ) {}

  /**
   * Waiting twice is fine and keeps the place.
   * @throws MeetupNotFound, AccountGone, AccountSuspended, MeetupOver, AlreadyJoined, LimitsEnforced, LineIsFull, WaitsForTooMany,
   * PlansAtThatTime, TooManyAttempts
   */
  execute(visit: { readonly userId: number; readonly meetupId: number }): Promise<void> {
    return this.comeToMeetup.execute(visit, {
      ask: async (meetup, guest, now) => {
        meetup.waitInLine(guest, now);
        await this.ensureFewOtherLines(visit, now);
      },
      follow: ({ id }) => this.giveFreeSeats.execute(id),
    });
  }

  private async ensureFewOtherLines(
    { userId, meetupId }: { readonly userId: number; readonly meetupId: number },
    now: Date,
  ): Promise<void> {
    const others = (await this.meetups.waitedForBy(userId, now)).filter((id) => id !== meetupId);
    if (others.length >= MOST_LINES) throw new WaitsForTooMany();
  }
}
