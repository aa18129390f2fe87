import type { Meetup } from '../../domain/meetup/meetup.js';
import { LimitsEnforced, MeetupOver } from '../../domain/meetup/meetup-errors.js';
import type { WaitlistPromotion } from '../match/on-seat-freed.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { OtherPlans } from './other-plans.js';
import type { Meetups, Participants } from './ports.js';
import type { MeetupMails } from './meetup-mails.js';

/** Gives the free seats of a meetup to its waitlist, first come first served, and notifies the users. */
export class PromoteFromWaitlist implements WaitlistPromotion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly participants: Participants,
    private readonly goodStanding: GoodStanding,
    private readonly otherPlans: OtherPlans,
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
   * @returns false for a deleted or suspended user, and for one with other plans, an unmet enforced limit or a block
   */
  private async seat(meetup: Meetup, userId: number, now: Date): Promise<boolean> {
    const guest = await this.participants.findForUpdate(userId, now);
    if (!guest || !(await this.goodStanding.has(userId))) return false;
    if (!(await this.otherPlans.isFree(userId, meetup.startsAt))) return false;
    try {
      meetup.join(guest, now);
      return true;
    } catch (error) {
      if (error instanceof LimitsEnforced || error instanceof MeetupOver) return false;
      throw error;
    }
  }
}
