import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import { AccountGone } from '../account/account-gone.js';
import type { GoodStanding } from '../moderation/good-standing.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { GiveFreeSeats } from './give-free-seats.js';
import { COMING } from './limits.js';
import type { OtherPlans } from './other-plans.js';
import type { Meetups, Participants } from './ports.js';

/** Lines up for a seat at a meetup that is full. Should a seat be free after all, it is given at once. */
export class WaitForSeat {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly participants: Participants,
    private readonly goodStanding: GoodStanding,
    private readonly otherPlans: OtherPlans,
    private readonly giveFreeSeats: GiveFreeSeats,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Waiting twice is fine and keeps the place.
   * @throws MeetupNotFound, AccountGone, AccountSuspended, MeetupOver, AlreadyJoined, LimitsEnforced, PlansAtThatTime, TooManyAttempts
   */
  async execute({ userId, meetupId }: { userId: number; meetupId: number }): Promise<void> {
    await this.limiter.consume(COMING, String(userId));
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const meetup = await this.meetups.lock(meetupId);
      if (!meetup) throw new MeetupNotFound();
      const guest = await this.participants.takeTurn(userId, now);
      if (!guest) throw new AccountGone();
      await this.goodStanding.ensure(userId);

      meetup.waitInLine(guest, now);
      await this.otherPlans.ensureFree(userId, meetup.startsAt);
      await this.meetups.save(meetup);
      await this.giveFreeSeats.execute(meetupId);
    });
  }
}
