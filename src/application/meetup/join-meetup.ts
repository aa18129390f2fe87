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

export interface JoinedMeetup {
  /** Id of the match, which has the chat. */
  readonly matchId: number;
  /** Whether the user's waiting request for the same time was withdrawn. */
  readonly requestWithdrawn: boolean;
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
   * @throws TooManyAttempts, MeetupNotFound, AccountGone, AccountSuspended and the errors of `Meetup.join`
   */
  join(command: JoinMeetupCommand): Promise<JoinedMeetup> {
    return this.run(command, async (meetup, participant, now) => {
      meetup.join(participant, now);
      const { userId } = participant;
      const requestWithdrawn = await this.guard.withdrawRequestAt(userId, meetup.startsAt, now);
      await this.meetups.save(meetup);
      const userIds = meetup.table.seated.map((member) => member.userId);
      await this.realtime.signal({ type: 'matches_changed', userIds });
      return { matchId: meetup.table.id, requestWithdrawn };
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
      const hasOtherSeat = await this.guard.hasOtherSeat(userId, meetup.startsAt);
      return join(meetup, { ...user, hasOtherSeat }, now);
    };
    return this.mutex.run(meetupId, () => this.unitOfWork.run(transaction));
  }
}
