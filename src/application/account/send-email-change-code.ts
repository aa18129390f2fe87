import { EmailChange } from '../../domain/account/email-change.js';
import type { User } from '../../domain/account/user.js';
import type { Clock } from '../shared/ports.js';
import { type Codes, emailChangeScope } from './codes.js';
import type { AccountMails } from './mails.js';
import type { EmailChanges, Users } from './ports.js';

/** Stores a pending email change and mails its code, or mails the owner of an address that already has an account. */
export class SendEmailChangeCode {
  constructor(
    private readonly users: Users,
    private readonly changes: EmailChanges,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  /** Runs in a unit of work that has locked the user row. */
  async execute(user: User, address: string): Promise<void> {
    const { code, digest } = this.codes.issue('change-email', emailChangeScope(user, address));
    const change = EmailChange.of(user.id, address, digest, this.clock.now());
    await this.changes.replace(change);
    const owner = await this.users.findByMailbox(address);
    const isTaken = owner !== null && owner.id !== user.id;
    await (isTaken
      ? this.mails.addressInUse(owner)
      : this.mails.emailChangeCode(address, user.language, code, change.codeExpiresAt));
  }
}
