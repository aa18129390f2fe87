import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import { AccountGone } from '../account/account-gone.js';
import type { GoodStanding } from '../moderation/good-standing.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { COMING } from './limits.js';
import type { OtherPlans } from './other-plans.js';
import type { Meetups, Participants } from './ports.js';

/** Takes a seat at an open meetup, and with it a place in its chat. */
export class JoinMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly participants: Participants,
    private readonly goodStanding: GoodStanding,
    private readonly otherPlans: OtherPlans,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the id of the match whose chat it is.
   * @throws MeetupNotFound, AccountGone, AccountSuspended, MeetupOver, AlreadyJoined, LimitsEnforced, MeetupFull, PlansAtThatTime,
   * TooManyAttempts
   */
  async execute({ userId, meetupId }: { userId: number; meetupId: number }): Promise<number> {
    await this.limiter.consume(COMING, String(userId));
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const meetup = await this.meetups.lock(meetupId);
      if (!meetup) throw new MeetupNotFound();
      const guest = await this.participants.takeTurn(userId, now);
      if (!guest) throw new AccountGone();
      await this.goodStanding.ensure(userId);

      const others = meetup.table.seated.map((member) => member.userId);
      meetup.join(guest, now);
      await this.otherPlans.ensureFree(userId, meetup.startsAt);
      await this.meetups.save(meetup);
      await this.realtime.signal({ type: 'matches_changed', userIds: [...others, userId] });
      return meetup.table.id;
    });
  }
}
