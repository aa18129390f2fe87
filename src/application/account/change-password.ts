import { ensurePassword } from '../../domain/account/password.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import { ensureNewPasswordFits } from '../../domain/staff/staff-password.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import type { AccountMails } from './mails.js';
import type { Sessions } from '../sessions/sessions.js';
import type { PasswordHasher, Users } from './ports.js';
import type { VerifyPassword, PasswordAttempt } from './verify-password.js';

export interface ChangePasswordCommand extends PasswordAttempt {
  readonly newPassword: string;
  /** The session that stays. */
  readonly sessionId: string;
}

/** Someone who knows the password chooses another one; every other session ends, and the owner is told. */
export class ChangePassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifyPassword: VerifyPassword,
    private readonly passwords: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
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
      user.changePassword(passwordHash, this.clock.now());
      await this.users.save(user);
      await this.sessions.endAll(user.id, 'password_changed', sessionId);
      await queueMail(this.jobs, this.mails.passwordChanged(user));
    });
  }
}
