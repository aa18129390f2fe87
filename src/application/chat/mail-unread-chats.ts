import { HOUR_MS } from '../../domain/shared/durations.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import { isNight } from '../../domain/shared/night.js';
import type { Contact } from '../notifications/contacts.js';
import { mailText } from '../notifications/mail-text.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import { textsOf } from '../shared/texts.js';
import type { ChatPorts } from './ports.js';
import type { UnreadChat } from './unread-notices.js';

const UNREAD_HOURS = 4;
const BETWEEN_MAILS_HOURS = 24;
/** Longer than a mail can wait for the night and for the mail of the day before, also after a day without a server. */
const STALE_HOURS = 72;
/** Each page reads the messages of the last days again, so that a page has many users. */
const PAGE = 1000;

/**
 * Recurring job that mails a digest of unread chats: when a message has been unread for four hours, by day, at most once a
 * day, and once until the chat is read. A message of three days ago is no reason for a mail any more, and counts in one. The
 * mail has numbers and no text of the messages.
 */
export class MailUnreadChats {
  constructor(
    private readonly ports: Pick<
      ChatPorts,
      'unitOfWork' | 'unreadNotices' | 'contacts' | 'notifier' | 'clock'
    >,
  ) {}

  async execute(): Promise<void> {
    const now = this.ports.clock.now();
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const sent = { from: ago(STALE_HOURS), until: ago(UNREAD_HOURS) };
    const mailedBefore = ago(BETWEEN_MAILS_HOURS);
    const due = pagesOf<number>(
      (after = 0, limit) => this.ports.unreadNotices.usersToMail(sent, mailedBefore, after, limit),
      PAGE,
    );
    await eachDue(this.ports.clock, this.contactsOf(due), (contact) => this.mail(contact, now));
  }

  private async *contactsOf(pages: AsyncIterable<number[]>): AsyncGenerator<readonly Contact[]> {
    for await (const page of pages) yield await this.ports.contacts.of(page);
  }

  private mail(contact: Contact, now: Date): Promise<void> {
    return this.ports.unitOfWork.run(async () => {
      const [next, ...others] = await this.ports.unreadNotices.toMail(contact.userId);
      if (!next || isNight(now, next.timeZone)) return;
      const chats: UnreadChat[] = [];
      for (const chat of [next, ...others])
        if (await this.ports.unreadNotices.noteMailed(chat, now)) chats.push(chat);
      const [first, ...more] = chats;
      if (!first) return;
      const t = textsOf('table', contact.language);
      const all = chats.reduce((sum, { count }) => sum + count, 0);
      await this.ports.notifier.mail(contact, {
        kind: 'chat',
        text: mailText(contact.language, 'chat', 'digest', { count: all }),
        path: more.length > 0 ? '/matches' : `/chat/${first.matchId}`,
        facts: chats.map(({ date, count }) => ({
          label: dateLabel(date, LOCALE_OF[contact.language]),
          value: t('newMessages', { count }),
        })),
      });
    });
  }
}
