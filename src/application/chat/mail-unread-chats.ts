import { dateLabel } from '../../domain/shared/saturday.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import { isNight } from '../../domain/shared/night.js';
import type { Contact, Contacts } from '../notifications/contacts.js';
import type { Notifier } from '../notifications/notifier.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import { CHAT_MAIL_TEXTS } from './mail-texts.js';
import type { UnreadChat, UnreadNotices } from './unread-notices.js';

export const MAIL_UNREAD_CHATS = 'mail-unread-chats';
const UNREAD_HOURS = 4;
const BETWEEN_MAILS_HOURS = 24;
const HOUR_MS = 3_600_000;
const PAGE = 200;

/**
 * Recurring job that mails a digest of unread chats: when a message has been unread for four hours, by day, at most once a
 * day, and once until the chat is read. The mail has numbers and no text of the messages.
 */
export class MailUnreadChats {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: UnreadNotices,
    private readonly contacts: Pick<Contacts, 'of'>,
    private readonly notifier: Pick<Notifier, 'mail'>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const sentBefore = new Date(now.getTime() - UNREAD_HOURS * HOUR_MS);
    const mailedBefore = new Date(now.getTime() - BETWEEN_MAILS_HOURS * HOUR_MS);
    for (let after = 0, page: number[]; ; after = page.at(-1)!) {
      page = await this.notices.usersToMail(sentBefore, mailedBefore, after, PAGE);
      for (const contact of await this.contacts.of(page)) await this.mail(contact, now);
      if (page.length < PAGE) break;
    }
  }

  private mail(contact: Contact, now: Date): Promise<void> {
    return this.unitOfWork.run(async () => {
      const [next, ...others] = await this.notices.toMail(contact.userId);
      if (!next || isNight(now, next.timeZone)) return;
      const chats: UnreadChat[] = [];
      for (const chat of [next, ...others]) if (await this.notices.noteMailed(chat, now)) chats.push(chat);
      const [first, ...more] = chats;
      if (!first) return;
      const texts = CHAT_MAIL_TEXTS[contact.language];
      await this.notifier.mail(contact, {
        kind: 'chat',
        text: texts.digest(chats.reduce((sum, { count }) => sum + count, 0)),
        path: more.length > 0 ? '/matches' : `/chat/${first.matchId}`,
        facts: chats.map(({ date, count }) => ({
          label: dateLabel(date, LOCALE_OF[contact.language]),
          value: texts.messages(count),
        })),
      });
    });
  }
}
