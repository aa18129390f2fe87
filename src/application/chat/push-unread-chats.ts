import { MINUTE_MS } from '../../domain/shared/durations.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import type { Contact } from '../notifications/contacts.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import { textsOf } from '../shared/texts.js';
import type { ChatPorts } from './ports.js';
import type { UnreadChat } from './unread-notices.js';

/** A member who reads the chat while it is written is not disturbed. */
const WAIT_SECONDS = 30;
/** Messages that are older are left to the mail: the server was down when they were new. */
const STALE_MINUTES = 5;

/** Recurring job that tells members by push that there are unread messages in a chat, once until they read it. */
export class PushUnreadChats {
  constructor(
    private readonly ports: Pick<
      ChatPorts,
      'unitOfWork' | 'unreadNotices' | 'contacts' | 'notifier' | 'clock'
    >,
  ) {}

  async execute(): Promise<void> {
    const now = this.ports.clock.now().getTime();
    const from = new Date(now - STALE_MINUTES * MINUTE_MS);
    const until = new Date(now - WAIT_SECONDS * 1000);
    const due = pagesOf<UnreadChat>((after, limit) =>
      this.ports.unreadNotices.toPush({ from, until }, after?.seatId ?? 0, limit),
    );
    await eachDue(this.ports.clock, this.withContacts(due), ({ chat, contact }) => this.push(chat, contact));
  }

  private async *withContacts(
    pages: AsyncIterable<UnreadChat[]>,
  ): AsyncGenerator<Array<{ chat: UnreadChat; contact: Contact }>> {
    for await (const page of pages) {
      const contacts = await this.ports.contacts.of([...new Set(page.map(({ userId }) => userId))]);
      const byId = new Map(contacts.map((contact) => [contact.userId, contact]));
      yield page.flatMap((chat) => {
        const contact = byId.get(chat.userId);
        return contact ? [{ chat, contact }] : [];
      });
    }
  }

  private push(chat: UnreadChat, { userId, language }: Contact): Promise<void> {
    return this.ports.unitOfWork.run(async () => {
      if (!(await this.ports.unreadNotices.notePushed(chat))) return;
      const path = `/chat/${chat.matchId}`;
      const day = dateLabel(chat.date, LOCALE_OF[language]);
      const title = textsOf('push', language)('newMessages', { day });
      await this.ports.notifier.push(userId, 'chat', { title, path, tag: `chat ${path}` });
    });
  }
}
