import { ERASED_AFTER_DAYS } from '../../domain/account/account-deletion.js';
import type { User } from '../../domain/account/user.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { REVIEW_KINDS } from '../../domain/trust-score/review-kind.js';
import type { LastAdminStays } from '../account/last-admin-stays.js';
import type { PasswordAttempt, VerifyPassword } from '../credentials/verify-password.js';
import { AccountGone } from '../shared/account-gone.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { AccountEndPorts } from './ports.js';

/**
 * How an account ends: all participation and personal data at once, and the anonymized row later, together with the messages
 * that refer to it. See ADR 13.
 */
export class AccountEnd {
  constructor(
    private readonly ports: AccountEndPorts,
    private readonly verifyPassword: VerifyPassword,
    private readonly lastAdminStays: LastAdminStays,
  ) {}

  /** Deletes an account at its owner's wish, after a check of the password. @throws AccountGone, WrongPassword, LastAdmin, TooManyAttempts */
  async delete(typed: PasswordAttempt): Promise<void> {
    const verifiedHash = await this.verifyPassword.execute(typed);
    await this.ports.unitOfWork.run(() =>
      this.remove(typed.userId, async (user) => {
        if (user.passwordHash !== verifiedHash) throw new WrongPassword();
        await this.lastAdminStays.ensure(user);
      }),
    );
  }

  /**
   * Cancels all participation of a user and removes the personal data. Runs in a unit of work.
   * @param ensure throws if the account, whose row is locked, must stay
   * @throws AccountGone, what `ensure` throws
   */
  async remove(userId: number, ensure: (user: User) => Promise<void>): Promise<void> {
    const { users, participation, pairContacts } = this.ports;
    // Before the lock of the user row: the lock order is tables first, then users.
    await participation.cancelAll(userId);
    const user = await users.findForUpdate(userId);
    if (!user) throw new AccountGone();
    await ensure(user);
    // Again under the lock, because a request or a seat may have been added before it.
    await participation.cancelAll(userId);
    await pairContacts.closeAllOf(userId);
    await this.anonymize(user);
  }

  /** Erases the anonymized rows and messages of deleted accounts. Idempotent; one transaction per account. */
  async purgeDeleted(): Promise<void> {
    const { unitOfWork, deletedAccounts, clock } = this.ports;
    const before = new Date(clock.now().getTime() - ERASED_AFTER_DAYS * DAY_MS);
    const due = pagesOf<number>((after, limit) => deletedAccounts.dueForErasure(before, limit, after));
    await eachDue(clock, due, (userId) => unitOfWork.run(() => deletedAccounts.erase(userId)));
  }

  /** Removes the personal data, keeps the anonymized row that chat messages refer to, and ends all sessions. */
  private async anonymize(user: User): Promise<void> {
    const { users, openReviews, accountData, sessions, mails, jobs, clock } = this.ports;
    // A job deletes the file after the commit, because a rollback cannot restore it.
    if (user.profileImageUrl) await jobs.add(REMOVE_PICTURE, { address: user.profileImageUrl });
    await openReviews.withdraw(user.id, REVIEW_KINDS, 'account_closed');
    await mails.accountDeleted(user);
    await accountData.remove(user);
    user.anonymize(clock.now());
    await users.save(user);
    await sessions.endAll(user.id, 'account_deleted');
  }
}
