import type { Participant, Meetup } from '../../domain/meetup/meetup.js';
import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import { AccountGone } from '../shared/account-gone.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { KeyedMutex } from '../shared/keyed-mutex.js';
import { ATTENDING } from './limits.js';
import type { OtherPlans } from './other-plans.js';
import type { Meetups, Participants } from './ports.js';

/** What someone comes for. */
export interface Attendance<T> {
  /** What is asked of the meetup. */
  readonly apply: (meetup: Meetup, guest: Participant, now: Date) => Promise<void> | void;
  /** What follows once that is kept, in the same unit of work. */
  readonly afterSave: (meetup: Meetup) => Promise<T>;
}

/** How everyone comes to an open meetup: one after another, in good standing, and with no other plans for that time. */
export class AttendMeetup {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly participants: Participants,
    private readonly goodStanding: GoodStanding,
    private readonly otherPlans: OtherPlans,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetupNotFound, AccountGone, AccountSuspended, PlansAtThatTime, TooManyAttempts and what is thrown on asking */
  async execute<T>(
    { userId, meetupId }: { readonly userId: number; readonly meetupId: number },
    { apply: ask, afterSave: follow }: Attendance<T>,
  ): Promise<T> {
    await this.limiter.consume(ATTENDING, String(userId));
    const come = async () => {
      const now = this.clock.now();
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (!meetup) throw new MeetupNotFound();
      const guest = await this.participants.findForUpdate(userId, now);
      if (!guest) throw new AccountGone();
      await this.goodStanding.ensure(userId);

      await ask(meetup, guest, now);
      await this.otherPlans.ensureFree(userId, meetup.startsAt);
      await this.meetups.save(meetup);
      return follow(meetup);
    };
    return this.mutex.run(meetupId, () => this.unitOfWork.run(come));
  }
}
