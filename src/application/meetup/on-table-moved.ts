import { movedMessage } from '../../domain/chat/system-messages.js';
import type { TableMoved } from '../../domain/match/match-events.js';
import type { Meetup } from '../../domain/meetup/meetup.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Blocks } from '../moderation/ports.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';
import type { MeetupMails } from './meetup-mails.js';

/** Notifies members and waitlisted users that the venue of a meetup has changed. */
export class OnTableMoved {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly systemMessages: SystemMessages,
    private readonly meetupMails: MeetupMails,
    private readonly blocks: Pick<Blocks, 'existBetween'>,
  ) {}

  execute({ meetupId, at }: TableMoved): Promise<void> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (!meetup?.table.isOpen) return;
      await this.systemMessages.post(meetup.table.id, `moved-${at}`, movedMessage);
      const seated = meetup.table.seated.map(({ userId }) => userId);
      const recipients = [...seated, ...(await this.withoutBlock(meetup, seated))];
      await this.meetupMails.moved(
        meetup,
        recipients.filter((userId) => userId !== meetup.createdBy),
      );
    });
  }

  /**
   * Waitlisted users without a block between them and the members or the organizer; others do not see the meetup.
   */
  private async withoutBlock({ createdBy, waitlist }: Meetup, seated: readonly number[]): Promise<number[]> {
    const userIds: number[] = [];
    for (const { userId } of waitlist)
      if (!(await this.blocks.existBetween(userId, [createdBy, ...seated]))) userIds.push(userId);
    return userIds;
  }
}
