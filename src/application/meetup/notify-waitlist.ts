import type { UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';
import type { MeetupMails } from './meetup-mails.js';

/** Whoever waits for a seat at a meetup that was called off learns that there will be none. */
export class NotifyWaitlist {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly meetupMails: MeetupMails,
  ) {}

  execute(meetupId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.findForUpdate(meetupId);
      const waiting = meetup?.waitlist.map(({ userId }) => userId) ?? [];
      if (meetup && waiting.length > 0) await this.meetupMails.cancelled(meetup, waiting);
    });
  }
}
