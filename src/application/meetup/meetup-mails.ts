import type { Meetup } from '../../domain/meetup/meetup.js';
import { placeOf } from '../../domain/meetup/venue.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import type { Contacts } from '../notifications/contacts.js';
import { type MailContent, composeMail } from '../notifications/compose-mail.js';
import type { Jobs } from '../shared/ports.js';

/** Mails about a meetup, queued in the transaction of the change. */
export class MeetupMails {
  constructor(
    private readonly contacts: Contacts,
    private readonly jobs: Jobs,
    private readonly appName: string,
    private readonly publicUrl: string,
  ) {}

  async seatFound(meetup: Meetup, userIds: readonly number[]): Promise<void> {
    await this.write(userIds, {
      subject: 'A seat is free, and it is yours',
      paragraphs: [
        `You were next in line for “${meetup.title}” on ${dateLabel(meetup.scheduledDate)}, so we took the seat for you.`,
        'Should you not be able to come, please leave the meetup, so that the next in line can.',
      ],
      link: { label: 'Open the chat', url: `${this.publicUrl}/chat/${meetup.table.id}` },
    });
  }

  async moved(meetup: Meetup, userIds: readonly number[]): Promise<void> {
    await this.write(userIds, {
      subject: 'A meetup has a new place',
      paragraphs: [
        `“${meetup.title}” on ${dateLabel(meetup.scheduledDate)} is at ${placeOf(meetup.venue)} now.`,
        'Should you not be able to come there, please leave the meetup, so that somebody else can.',
      ],
      link: { label: 'See the meetup', url: `${this.publicUrl}/browse?meetup=${meetup.id}` },
    });
  }

  async cancelled(meetup: Meetup, userIds: readonly number[]): Promise<void> {
    await this.write(userIds, {
      subject: 'A meetup you waited for was cancelled',
      paragraphs: [
        `You were in line for “${meetup.title}” on ${dateLabel(meetup.scheduledDate)}. It will not take place.`,
        'There may be others that day. We would love to see you at one of them.',
      ],
      link: { label: 'Browse meetups', url: `${this.publicUrl}/browse` },
    });
  }

  private async write(
    userIds: readonly number[],
    what: Pick<MailContent, 'subject' | 'paragraphs' | 'link'>,
  ): Promise<void> {
    for (const { email, firstName } of await this.contacts.of(userIds)) {
      const greeting = `Hi ${firstName},`;
      await this.jobs.add('send-mail', composeMail({ to: email, greeting, appName: this.appName, ...what }));
    }
  }
}
