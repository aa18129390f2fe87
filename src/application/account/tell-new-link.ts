import type { Contacts } from '../notifications/contacts.js';
import type { NewLinkNotice, ToldLinkKind } from '../shared/new-link-notice.js';
import type { AccountMails } from './mails.js';

/** Mails the owner of an account that a link was made which opens something without a session. */
export class TellNewLink implements NewLinkNotice {
  constructor(
    private readonly contacts: Contacts,
    private readonly mails: AccountMails,
  ) {}

  async made(userId: number, kind: ToldLinkKind): Promise<void> {
    const [owner] = await this.contacts.of([userId]);
    if (owner) await this.mails.newLink(owner, kind);
  }
}
