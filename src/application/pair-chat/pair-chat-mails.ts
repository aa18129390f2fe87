import { isolated } from '../../domain/shared/isolated.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import type { Contact } from '../notifications/contacts.js';
import { mailText } from '../notifications/mail-text.js';
import type { PairChatPorts } from './ports.js';

/**
 * Notifications about chats of two, queued in the current transaction. They have first names, and nothing that the lists of
 * the member do not show at the same time. See ADR 53.
 */
export class PairChatMails {
  constructor(private readonly ports: Pick<PairChatPorts, 'contacts' | 'notifier'>) {}

  /** One notification to each member of the pairs, whatever the number of their offers. */
  async offered(pairs: ReadonlyArray<readonly [number, number]>): Promise<void> {
    const contacts = new Map<number, Contact>();
    for (const contact of await this.ports.contacts.of([...new Set(pairs.flat())]))
      contacts.set(contact.userId, contact);
    for (const [userId, contact] of contacts) {
      const names = pairs
        .filter((pair) => pair.includes(userId))
        .map(([one, other]) => contacts.get(one === userId ? other : one)?.firstName)
        .filter((name) => name !== undefined)
        .map(isolated);
      if (names.length === 0) continue;
      const values = {
        count: names.length,
        name: names[0]!,
        names: new Intl.ListFormat(LOCALE_OF[contact.language]).format(names),
      };
      const text = mailText(contact.language, 'pair-chat', 'offered', values);
      await this.ports.notifier.notify(contact, { kind: 'chat', text, path: '/matches' });
    }
  }

  /** To the member who agreed first; the other one sees the chat open. */
  async opened(chatId: number, userId: number, otherId: number): Promise<void> {
    const contacts = await this.ports.contacts.of([userId, otherId]);
    const contact = contacts.find((each) => each.userId === userId);
    const other = contacts.find((each) => each.userId === otherId);
    if (!contact || !other) return;
    const text = mailText(contact.language, 'pair-chat', 'opened', { name: isolated(other.firstName) });
    await this.ports.notifier.notify(contact, { kind: 'chat', text, path: `/chat/${chatId}` });
  }
}
