import type { SeatFreed } from '../../domain/match/match-events.js';
import type { Meetup, Participant } from '../../domain/meetup/meetup.js';
import {
  AlreadyJoined,
  LimitsEnforced,
  MeetupNotFound,
  MeetupOver,
} from '../../domain/meetup/meetup-errors.js';
import type { LeaveOutcome } from '../match/leaving-tables.js';
import { KeyedMutex } from '../shared/keyed-mutex.js';
import type { RateLimit } from '../shared/ports.js';
import type { MeetupMails } from './meetup-mails.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { MeetupPorts } from './ports.js';

/** Each join and leave posts a system message, so they are limited. */
const ATTENDING: RateLimit = { name: 'meetups-joined', times: 30, perSeconds: 3_600 };

interface JoinedMeetup {
  /** Id of the match, which has the chat. */
  readonly matchId: number;
  /** Whether the user's waiting request for the same time was withdrawn. */
  readonly requestWithdrawn: boolean;
}

/** A user who got a seat, and whether their waiting request for the same time was withdrawn. */
interface Promoted {
  readonly userId: number;
  readonly requestWithdrawn: boolean;
}

/** How users take, wait for and give back the seats of a meetup. The row lock on its match serializes them. */
export class MeetupSeats {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly ports: MeetupPorts,
    private readonly guard: ParticipantGuard,
    private readonly mails: Pick<MeetupMails, 'seatFound'>,
  ) {}

  /**
   * Takes a free seat, which gives access to the chat.
   * @throws TooManyAttempts, MeetupNotFound, AccountGone, AccountSuspended and the errors of `Meetup.join`
   */
  join(userId: number, meetupId: number): Promise<JoinedMeetup> {
    return this.attend(userId, meetupId, async (meetup, participant, now) => {
      meetup.join(participant, now);
      const requestWithdrawn = await this.guard.withdrawRequestAt(userId, meetup.startsAt, now);
      await this.ports.meetups.save(meetup);
      await this.signal(meetup);
      return { matchId: meetup.table.id, requestWithdrawn };
    });
  }

  /**
   * Joins the waitlist, and takes a seat at once when one is free. Idempotent: a repeated request keeps the position.
   * @throws TooManyAttempts, MeetupNotFound, AccountGone, AccountSuspended and the errors of `Meetup.joinWaitlist`
   */
  joinWaitlist(userId: number, meetupId: number): Promise<void> {
    const { meetups } = this.ports;
    return this.attend(userId, meetupId, async (meetup, participant, now) => {
      const waitlists = await meetups.waitlistsOf(userId, now);
      meetup.joinWaitlist(participant, waitlists.filter((id) => id !== meetup.id).length, now);
      await meetups.save(meetup);
      await this.promote(meetup.id);
    });
  }

  /**
   * Frees the seat, which leaves the match and its chat, or the place on the waitlist.
   * @param isWaiting whether the user decided it while waitlisted, so that it must not give up a seat
   * @throws MeetupNotFound, NotAtMeetup, MatchIsOver, AlreadyJoined for a waitlisted user who has a seat now
   */
  leave(userId: number, meetupId: number, isWaiting = false): Promise<LeaveOutcome | 'left_waitlist'> {
    const { unitOfWork, meetups, leavingTables } = this.ports;
    return unitOfWork.run(async () => {
      const meetup = await meetups.findForUpdate(meetupId);
      if (!meetup) throw new MeetupNotFound();
      if (meetup.has(userId)) {
        if (isWaiting) throw new AlreadyJoined();
        return leavingTables.leave({ userId, matchId: meetup.table.id });
      }
      meetup.leaveWaitlist(userId);
      await meetups.save(meetup);
      return 'left_waitlist';
    });
  }

  /** Handles a freed seat: that of a meetup goes to the first user of its waitlist. Idempotent. */
  seatFreed({ matchId, slot }: SeatFreed): Promise<void> {
    const { unitOfWork, matches } = this.ports;
    return unitOfWork.run(async () => {
      if (slot) return;
      const match = await matches.findForUpdate(matchId);
      if (match?.meetupId) await this.promote(match.meetupId);
    });
  }

  /** Gives the free seats to the users of the waitlist in FIFO order, and notifies them. */
  promote(meetupId: number): Promise<void> {
    const { unitOfWork, meetups, realtime } = this.ports;
    return unitOfWork.run(async () => {
      const meetup = await meetups.findForUpdate(meetupId);
      if (!meetup) return;
      const promoted = await this.seatWaiting(meetup);
      await meetups.save(meetup);
      if (promoted.length === 0) return;
      for (const requestWithdrawn of [false, true]) {
        const told = promoted.filter((each) => each.requestWithdrawn === requestWithdrawn);
        await this.mails.seatFound(meetup, idsOf(told), requestWithdrawn);
      }
      await realtime.signal({ type: 'match_found', matchId: meetup.table.id, userIds: idsOf(promoted) });
      await this.signal(meetup);
    });
  }

  private async seatWaiting(meetup: Meetup): Promise<Promoted[]> {
    const promoted: Promoted[] = [];
    const now = this.ports.clock.now();
    for (let next = meetup.nextOnWaitlist(now); next !== null; next = meetup.nextOnWaitlist(now)) {
      if (await this.seat(meetup, next, now)) {
        const requestWithdrawn = await this.guard.withdrawRequestAt(next, meetup.startsAt, now);
        promoted.push({ userId: next, requestWithdrawn });
      } else meetup.leaveWaitlist(next);
    }
    return promoted;
  }

  /**
   * @returns false when the account is deleted or suspended, the user has another seat at that time, does not meet enforced
   * limits, or a block exists with a member
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

  private async attend<T>(
    userId: number,
    meetupId: number,
    take: (meetup: Meetup, participant: Participant, now: Date) => Promise<T>,
  ): Promise<T> {
    const { unitOfWork, meetups, clock } = this.ports;
    await this.guard.limit(ATTENDING, userId);
    const transaction = async () => {
      const now = clock.now();
      const meetup = await meetups.findForUpdate(meetupId);
      if (!meetup) throw new MeetupNotFound();
      const user = await this.guard.lock(userId, now);
      const hasOtherSeat = await this.guard.hasOtherSeat(userId, meetup.startsAt);
      return take(meetup, { ...user, hasOtherSeat }, now);
    };
    return this.mutex.run(meetupId, () => unitOfWork.run(transaction));
  }

  private signal({ table }: Meetup): Promise<void> {
    return this.ports.realtime.signal({ type: 'matches_changed', userIds: idsOf(table.seated) });
  }
}

const idsOf = (people: ReadonlyArray<{ readonly userId: number }>): number[] =>
  people.map(({ userId }) => userId);
