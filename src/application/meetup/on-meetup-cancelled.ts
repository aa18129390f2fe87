import type { Meetup } from '../../domain/meetup/meetup.js';
import type { MeetupCancelled } from '../match/on-table-ended.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { MeetupMails } from './meetup-mails.js';
import type { Meetups } from './ports.js';

/** Notifies the waitlist of a canceled meetup, and removes its picture, because the meetup is not shown any more. */
export class OnMeetupCancelled implements MeetupCancelled {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly meetupMails: MeetupMails,
    private readonly jobs: Jobs,
  ) {}

  execute(meetupId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (!meetup) return;
      const waiting = meetup.waitlist.map(({ userId }) => userId);
      if (waiting.length > 0) await this.meetupMails.cancelled(meetup, waiting);
      await this.removePicture(meetup);
    });
  }

  private async removePicture(meetup: Meetup): Promise<void> {
    const address = meetup.removePicture();
    if (address === null) return;
    await this.meetups.save(meetup);
    await this.jobs.add(REMOVE_PICTURE, { address });
  }
}
