import type { Match } from '../../domain/match/match.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import { lastSeatingOf } from '../../domain/shared/slot.js';
import { composeMail, type MailContent } from '../notifications/compose-mail.js';
import type { Jobs } from '../shared/ports.js';
import type { Contacts } from '../notifications/contacts.js';

/** Mails about a match, queued as jobs in the current transaction. */
export class MatchMails {
  constructor(
    private readonly contacts: Contacts,
    private readonly jobs: Jobs,
    private readonly appName: string,
    private readonly publicUrl: string,
  ) {}

  async tableFound(match: Match, userIds: readonly number[]): Promise<void> {
    await this.queue(userIds, {
      subject: 'Your table is ready',
      paragraphs: [
        `We found people you may like for ${dateLabel(match.suggestedDate)}.`,
        'Say hi in the chat and agree on a place together.',
      ],
      link: { label: 'Open the chat', url: `${this.publicUrl}/chat/${match.id}` },
    });
  }

  async tableLost(match: Match, userIds: readonly number[]): Promise<void> {
    const leavesTime = match.closedAt !== null && match.closedAt < lastSeatingOf(match.startsAt);
    await this.queue(userIds, {
      subject: 'Your table for Saturday has changed',
      paragraphs: [
        `Your meetup on ${dateLabel(match.suggestedDate)} will not take place.`,
        leavesTime
          ? 'You are back in the queue and go first when the next table is formed.'
          : 'It is too late to find you a new table for that day. We would love to seat you on another Saturday.',
      ],
      link: { label: leavesTime ? 'See your request' : 'Choose a Saturday', url: this.publicUrl },
    });
  }

  async seatLost(match: Match, userId: number): Promise<void> {
    await this.queue([userId], {
      subject: 'Your seat for Saturday has changed',
      paragraphs: [
        `Your age has been corrected, and it's outside the age range of your table on ${dateLabel(match.suggestedDate)}, so we had to give your seat back.`,
        "Your request is still open. We'll look for another table for you.",
      ],
      link: { label: 'See your request', url: this.publicUrl },
    });
  }

  async meetupCancelled(match: Match, userIds: readonly number[]): Promise<void> {
    await this.queue(userIds, {
      subject: 'A meetup you joined was cancelled',
      paragraphs: [
        `The meetup on ${dateLabel(match.suggestedDate)} at ${match.suggestedLocation} will not take place.`,
        'There may be others that day. We would love to see you at one of them.',
      ],
      link: { label: 'Browse meetups', url: `${this.publicUrl}/browse` },
    });
  }

  async reminder(match: Match, userIds: readonly number[]): Promise<void> {
    await this.queue(userIds, {
      subject: 'Your table is waiting for you',
      paragraphs: [
        `Your meetup is on ${dateLabel(match.suggestedDate)}. The time and the place are in the chat.`,
        'Should you not be able to come, please leave the table, so that somebody else can have your seat.',
      ],
      link: { label: 'Open the chat', url: `${this.publicUrl}/chat/${match.id}` },
    });
  }

  private async queue(
    userIds: readonly number[],
    content: Pick<MailContent, 'subject' | 'paragraphs' | 'link'>,
  ): Promise<void> {
    for (const { email, firstName } of await this.contacts.of(userIds)) {
      const greeting = `Hi ${firstName},`;
      await this.jobs.add(
        'send-mail',
        composeMail({ to: email, greeting, appName: this.appName, ...content }),
      );
    }
  }
}
