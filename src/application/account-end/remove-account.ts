import type { User } from '../../domain/account/user.js';
import { AccountGone } from '../shared/account-gone.js';
import type { KeptContacts, Participation } from '../shared/participation.js';
import type { AnonymizeAccount } from './anonymize-account.js';
import type { Users } from '../account/ports.js';

/**
 * Cancels all participation of a user and removes the personal data. The anonymized row is erased later, together with the
 * messages that refer to it. See ADR 13.
 */
export class RemoveAccount {
  constructor(
    private readonly users: Users,
    private readonly participation: Participation,
    private readonly contacts: KeptContacts,
    private readonly anonymizeAccount: AnonymizeAccount,
  ) {}

  /**
   * Runs in a unit of work.
   * @param ensure throws if the account, whose row is locked, must stay
   * @throws AccountGone, what `ensure` throws
   */
  async execute(userId: number, ensure: (user: User) => Promise<void>): Promise<void> {
    // Before the lock of the user row: the lock order is tables first, then users.
    await this.participation.cancelAll(userId);
    const user = await this.users.findForUpdate(userId);
    if (!user) throw new AccountGone();
    await ensure(user);
    // Again under the lock, because a request or a seat may have been added before it.
    await this.participation.cancelAll(userId);
    await this.contacts.closeAllOf(userId);
    await this.anonymizeAccount.execute(user);
  }
}
