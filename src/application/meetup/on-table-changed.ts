import { movedMessage } from '../../domain/meetup/venue.js';
import type { TableEnded, TableMoved } from '../../domain/match/match-events.js';
import type { Meetup } from '../../domain/meetup/meetup.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { MeetupMails } from './meetup-mails.js';
import type { MeetupPorts } from './ports.js';

/** Event handlers of the table of a meetup. */
export class OnTableChanged {
  constructor(
    private readonly ports: MeetupPorts,
    private readonly mails: Pick<MeetupMails, 'moved' | 'cancelled'>,
  ) {}

  /** Notifies members and waitlisted users that the venue has changed. */
  moved({ meetupId, at }: TableMoved): Promise<void> {
    const { unitOfWork, meetups, systemMessages } = this.ports;
    return unitOfWork.run(async () => {
      const meetup = await meetups.findForUpdate(meetupId);
      if (!meetup?.table.isOpen) return;
      await systemMessages.post(meetup.table.id, `moved-${at}`, movedMessage);
      const seated = meetup.table.seated.map(({ userId }) => userId);
      const recipients = [...seated, ...(await this.withoutBlock(meetup, seated))];
      await this.mails.moved(
        meetup,
        recipients.filter((userId) => userId !== meetup.createdBy),
      );
    });
  }

  /** Notifies the waitlist of a canceled meetup, and removes its picture, because the meetup is not shown any more. */
  ended({ matchId }: TableEnded): Promise<void> {
    const { unitOfWork, matches, meetups, jobs } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      const meetup = match?.meetupId ? await meetups.findForUpdate(match.meetupId) : null;
      if (!meetup) return;
      const waiting = meetup.waitlist.map(({ userId }) => userId);
      if (waiting.length > 0) await this.mails.cancelled(meetup, waiting);
      const address = meetup.removePicture();
      if (address === null) return;
      await meetups.save(meetup);
      await jobs.add(REMOVE_PICTURE, { address });
    });
  }

  /** Waitlisted users without a block between them and the members or the organizer; others do not see the meetup. */
  private async withoutBlock({ createdBy, waitlist }: Meetup, seated: readonly number[]): Promise<number[]> {
    const userIds: number[] = [];
    for (const { userId } of waitlist)
      if (!(await this.ports.blocks.existBetween(userId, [createdBy, ...seated]))) userIds.push(userId);
    return userIds;
  }
}
