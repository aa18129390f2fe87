import type { Participant, Meetup } from '../../domain/meetup/meetup.js';
import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import { AccountGone } from '../shared/account-gone.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { KeyedMutex } from '../shared/keyed-mutex.js';
import { ATTENDING } from './limits.js';
import type { OtherPlans } from './other-plans.js';
import type { Meetups, Participants } from './ports.js';

/** One way to attend: a seat or the waitlist. */
export interface Attendance<T> {
  /** Changes the meetup, before it is saved. */
  readonly apply: (meetup: Meetup, guest: Participant, now: Date) => Promise<void> | void;
  /** Runs after it was saved, in the same unit of work. */
  readonly afterSave: (meetup: Meetup) => Promise<T>;
}

/**
 * Attends a meetup: serializes users of one meetup, and checks their standing and other plans at that time.
 */
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

  /**
   * @throws MeetupNotFound, AccountGone, AccountSuspended, PlansAtThatTime, TooManyAttempts and what `apply` throws
   */
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
