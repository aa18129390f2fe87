import { MAX_WAITLISTS_PER_USER } from '../../domain/meetup/meetup.js';
import { TooManyWaitlists } from '../../domain/meetup/meetup-errors.js';
import type { AttendMeetup } from './attend-meetup.js';
import type { PromoteFromWaitlist } from './promote-from-waitlist.js';
import type { Meetups } from './ports.js';

/** Adds a user to the waitlist of a full meetup. A seat that is free by now is given at once. */
export class JoinWaitlist {
  constructor(
    private readonly attendMeetup: AttendMeetup,
    private readonly meetups: Meetups,
    private readonly promoteFromWaitlist: PromoteFromWaitlist,
  ) {}

  /**
   * Idempotent: a second call keeps the position.
   * @throws MeetupNotFound, AccountGone, AccountSuspended, MeetupOver, AlreadyJoined, LimitsEnforced, WaitlistFull,
   * TooManyWaitlists, PlansAtThatTime, TooManyAttempts
   */
  execute(visit: { readonly userId: number; readonly meetupId: number }): Promise<void> {
    return this.attendMeetup.execute(visit, {
      apply: async (meetup, guest, now) => {
        meetup.joinWaitlist(guest, now);
        await this.ensureFewOtherLines(visit, now);
      },
      afterSave: ({ id }) => this.promoteFromWaitlist.execute(id),
    });
  }

  private async ensureFewOtherLines(
    { userId, meetupId }: { readonly userId: number; readonly meetupId: number },
    now: Date,
  ): Promise<void> {
    const others = (await this.meetups.waitlistsOf(userId, now)).filter((id) => id !== meetupId);
    if (others.length >= MAX_WAITLISTS_PER_USER) throw new TooManyWaitlists();
  }
}
