import { WrongPassword } from '../../domain/account/wrong-password.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Participation } from '../shared/participation.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { AnonymizeAccount } from './anonymize-account.js';
import type { LastAdminStays } from './last-admin-stays.js';
import type { Users } from './ports.js';
import type { VerifyPassword, PasswordAttempt } from './verify-password.js';

/**
 * Deletes an account after a check of the password: cancels all participation, then removes the personal data. The
 * anonymized row is erased later, together with the messages that refer to it. See ADR 13.
 */
export class DeleteAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifyPassword: VerifyPassword,
    private readonly lastAdminStays: LastAdminStays,
    private readonly participation: Participation,
    private readonly anonymizeAccount: AnonymizeAccount,
  ) {}

  /** @throws AccountGone, WrongPassword, LastAdmin, TooManyAttempts */
  async execute(typed: PasswordAttempt): Promise<void> {
    const { userId } = typed;
    const verifiedHash = await this.verifyPassword.execute(typed);
    await this.unitOfWork.run(async () => {
      // Before the lock of the user row: the lock order is tables first, then users.
      await this.participation.cancelAll(userId);
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      if (user.passwordHash !== verifiedHash) throw new WrongPassword();
      await this.lastAdminStays.ensure(user);
      // Again under the lock, because a request or a seat may have been added before it.
      await this.participation.cancelAll(userId);
      await this.anonymizeAccount.execute(user);
    });
  }
}
