import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { LeaveMatch } from '../match/leave-match.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';

/** Leaves a meetup: frees the seat, which leaves the match and its chat, or the place on the waitlist. */
export class LeaveMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly leaveMatch: LeaveMatch,
  ) {}

  /** @throws MeetupNotFound, NotAtMeetup, MatchIsOver */
  execute({ userId, meetupId }: { userId: number; meetupId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (!meetup) throw new MeetupNotFound();
      if (meetup.has(userId)) return this.leaveMatch.execute({ userId, matchId: meetup.table.id });
      meetup.leaveWaitlist(userId);
      await this.meetups.save(meetup);
    });
  }
}
