import { WrongPassword } from '../../domain/account/wrong-password.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { LastAdminStays } from '../account/last-admin-stays.js';
import type { RemoveAccount } from './remove-account.js';
import type { VerifyPassword, PasswordAttempt } from '../credentials/verify-password.js';

/** Deletes an account at its owner's wish, after a check of the password. */
export class DeleteAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly verifyPassword: VerifyPassword,
    private readonly lastAdminStays: LastAdminStays,
    private readonly removeAccount: RemoveAccount,
  ) {}

  /** @throws AccountGone, WrongPassword, LastAdmin, TooManyAttempts */
  async execute(typed: PasswordAttempt): Promise<void> {
    const verifiedHash = await this.verifyPassword.execute(typed);
    await this.unitOfWork.run(() =>
      this.removeAccount.execute(typed.userId, async (user) => {
        if (user.passwordHash !== verifiedHash) throw new WrongPassword();
        await this.lastAdminStays.ensure(user);
      }),
    );
  }
}
