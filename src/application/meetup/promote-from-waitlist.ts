import type { Meetup } from '../../domain/meetup/meetup.js';
import { LimitsEnforced, MeetupOver } from '../../domain/meetup/meetup-errors.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { MeetupMails } from './meetup-mails.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { Meetups } from './ports.js';

/** A user who got a seat, and whether their waiting request for the same time was withdrawn. */
interface Promoted {
  readonly userId: number;
  readonly requestWithdrawn: boolean;
}

/** Gives the free seats of a meetup to the users of its waitlist in FIFO order, and notifies them. */
export class PromoteFromWaitlist {
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
      for (const requestWithdrawn of [false, true]) {
        const told = promoted.filter((each) => each.requestWithdrawn === requestWithdrawn);
        await this.meetupMails.seatFound(meetup, idsOf(told), requestWithdrawn);
      }
      await this.realtime.signal({ type: 'match_found', matchId: meetup.table.id, userIds: idsOf(promoted) });
      await this.realtime.signal({ type: 'matches_changed', userIds: idsOf(meetup.table.seated) });
    });
  }

  private async promote(meetup: Meetup): Promise<Promoted[]> {
    const promoted: Promoted[] = [];
    const now = this.clock.now();
    for (let next = meetup.nextOnWaitlist(now); next !== null; next = meetup.nextOnWaitlist(now)) {
      if (await this.seat(meetup, next, now)) {
        const requestWithdrawn = await this.guard.withdrawRequestAt(next, meetup.startsAt, now);
        promoted.push({ userId: next, requestWithdrawn });
      } else meetup.leaveWaitlist(next);
    }
    return promoted;
  }

  /**
   * @returns false when the account is deleted or suspended, the user has another seat at that time, does not meet enforced limits, or
   * a block exists with a member
   */
  private async seat(meetup: Meetup, userId: number, now: Date): Promise<boolean> {
    const user = await this.guard.lockIfActive(userId, now);
    if (!user || (await this.guard.hasOtherSeat(userId, meetup.startsAt))) return false;
    try {
      meetup.seatFromWaitlist({ ...user, hasOtherSeat: false }, now);
      return true;
    } catch (error) {
      if (error instanceof LimitsEnforced || error instanceof MeetupOver) return false;
      throw error;
    }
  }
}

const idsOf = (people: ReadonlyArray<{ readonly userId: number }>): number[] =>
  people.map(({ userId }) => userId);
