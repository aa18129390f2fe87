import type { Meetup } from '../../domain/meetup/meetup.js';
import { LimitsEnforced, MeetupOver } from '../../domain/meetup/meetup-errors.js';
import type { WaitlistPromotion } from '../match/on-seat-freed.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { MeetupMails } from './meetup-mails.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { Meetups } from './ports.js';

/** Gives the free seats of a meetup to the users of its waitlist in FIFO order, and notifies them. */
export class PromoteFromWaitlist implements WaitlistPromotion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly guard: ParticipantGuard,
    private readonly meetupMails: MeetupMails,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  execute(meetupId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (!meetup) return;
      const promoted = await this.promote(meetup);
      await this.meetups.save(meetup);
      if (promoted.length === 0) return;
      await this.meetupMails.seatFound(meetup, promoted);
      await this.realtime.signal({ type: 'match_found', matchId: meetup.table.id, userIds: promoted });
      const userIds = meetup.table.seated.map((member) => member.userId);
      await this.realtime.signal({ type: 'matches_changed', userIds });
    });
  }

  /** @returns the ids of the users who got a seat */
  private async promote(meetup: Meetup): Promise<number[]> {
    const promoted: number[] = [];
    const now = this.clock.now();
    for (let next = meetup.nextOnWaitlist(now); next !== null; next = meetup.nextOnWaitlist(now)) {
      if (await this.seat(meetup, next, now)) promoted.push(next);
      else meetup.leaveWaitlist(next);
    }
    return promoted;
  }

  /**
   * @returns false when the account is deleted or suspended, the user has other plans, does not meet enforced limits, or
   * a block exists with a member
   */
  private async seat(meetup: Meetup, userId: number, now: Date): Promise<boolean> {
    const user = await this.guard.lockIfActive(userId, now);
    if (!user || (await this.guard.hasOtherPlans(userId, meetup.startsAt))) return false;
    try {
      meetup.join({ ...user, hasOtherPlans: false }, now);
      return true;
    } catch (error) {
      if (error instanceof LimitsEnforced || error instanceof MeetupOver) return false;
      throw error;
    }
  }
}
