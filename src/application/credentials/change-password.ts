import { ensurePassword } from '../../domain/account/password.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import { ensureNewPasswordFits } from '../../domain/staff/staff-password.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { VerifyPassword, PasswordAttempt } from './verify-password.js';
import type { ReplacePassword } from './replace-password.js';

export interface ChangePasswordCommand extends PasswordAttempt {
  readonly newPassword: string;
  /** The current session, which continues. */
  readonly sessionId: string;
}

/** Replaces a password after a check of the current one. All other sessions end, and the user gets a mail. */
export class ChangePassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifyPassword: VerifyPassword,
    private readonly passwords: PasswordHasher,
    private readonly replacePassword: ReplacePassword,
  ) {}

  /**
   * @throws PasswordLengthNotAllowed, PasswordTooCommon, StaffPasswordLengthNotAllowed, AccountGone, WrongPassword,
   * TooManyAttempts
   */
  async execute({ newPassword, sessionId, ...typed }: ChangePasswordCommand): Promise<void> {
    ensurePassword(newPassword, 'newPassword');
    ensureUncommon(newPassword, 'newPassword');
    const verifiedHash = await this.verifyPassword.execute(typed);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(typed.userId);
      if (user?.passwordHash !== verifiedHash) throw new WrongPassword();
      ensureNewPasswordFits(user.role, newPassword);
      const reason = 'password_changed';
      await this.replacePassword.execute(user, { passwordHash, reason, exceptSessionId: sessionId });
    });
  }
}
