import type { Meetup, Participant } from '../../domain/meetup/meetup.js';
import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import { KeyedMutex } from '../shared/keyed-mutex.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import { ATTENDING } from './limits.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { Meetups } from './ports.js';
import type { PromoteFromWaitlist } from './promote-from-waitlist.js';

export interface JoinMeetupCommand {
  readonly userId: number;
  readonly meetupId: number;
}

/** A user takes a seat at a meetup or joins its waitlist. The row lock on its match serializes requests for the last seat. */
export class JoinMeetup {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly guard: ParticipantGuard,
    private readonly promoteFromWaitlist: PromoteFromWaitlist,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a free seat, which gives access to the chat.
   * @returns the id of the match
   * @throws TooManyAttempts, MeetupNotFound, AccountGone, AccountSuspended and the errors of `Meetup.join`
   */
  join(command: JoinMeetupCommand): Promise<number> {
    return this.run(command, async (meetup, participant, now) => {
      meetup.join(participant, now);
      await this.meetups.save(meetup);
      const userIds = meetup.table.seated.map(({ userId }) => userId);
      await this.realtime.signal({ type: 'matches_changed', userIds });
      return meetup.table.id;
    });
  }

  /**
   * Joins the waitlist, and takes a seat at once when one is free. Idempotent: a repeated request keeps the position.
   * @throws TooManyAttempts, MeetupNotFound, AccountGone, AccountSuspended and the errors of `Meetup.joinWaitlist`
   */
  joinWaitlist(command: JoinMeetupCommand): Promise<void> {
    return this.run(command, async (meetup, participant, now) => {
      const waitlists = await this.meetups.waitlistsOf(command.userId, now);
      meetup.joinWaitlist(participant, waitlists.filter((id) => id !== meetup.id).length, now);
      await this.meetups.save(meetup);
      await this.promoteFromWaitlist.execute(meetup.id);
    });
  }

  private async run<T>(
    { userId, meetupId }: JoinMeetupCommand,
    join: (meetup: Meetup, participant: Participant, now: Date) => Promise<T>,
  ): Promise<T> {
    await this.guard.limit(ATTENDING, userId);
    const transaction = async () => {
      const now = this.clock.now();
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (!meetup) throw new MeetupNotFound();
      const user = await this.guard.lock(userId, now);
      const hasOtherPlans = await this.guard.hasOtherPlans(userId, meetup.startsAt);
      return join(meetup, { ...user, hasOtherPlans }, now);
    };
    return this.mutex.run(meetupId, () => this.unitOfWork.run(transaction));
  }
}
