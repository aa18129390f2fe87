import { AlreadyJoined, MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { LeaveOutcome, LeavingTables } from '../match/leaving-tables.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';

export interface LeaveMeetupCommand {
  readonly userId: number;
  readonly meetupId: number;
  /** Whether the user decided it while waitlisted, so that it must not give up a seat. */
  readonly isWaiting?: boolean;
}

export type LeaveMeetupOutcome = LeaveOutcome | 'left_waitlist';

/** Leaves a meetup: frees the seat, which leaves the match and its chat, or the place on the waitlist. */
export class LeaveMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly leavingTables: LeavingTables,
  ) {}

  /** @throws MeetupNotFound, NotAtMeetup, MatchIsOver, AlreadyJoined for a waitlisted user who has a seat now */
  execute({ userId, meetupId, isWaiting = false }: LeaveMeetupCommand): Promise<LeaveMeetupOutcome> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (!meetup) throw new MeetupNotFound();
      if (meetup.has(userId)) {
        if (isWaiting) throw new AlreadyJoined();
        return this.leavingTables.leave({ userId, matchId: meetup.table.id });
      }
      meetup.leaveWaitlist(userId);
      await this.meetups.save(meetup);
      return 'left_waitlist';
    });
  }
}
