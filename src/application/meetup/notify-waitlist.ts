import type { WaitlistNotice } from '../match/on-table-ended.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';
import type { MeetupMails } from './meetup-mails.js';

/** Notifies the waitlist of a cancelled meetup. */
export class NotifyWaitlist implements WaitlistNotice {
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
