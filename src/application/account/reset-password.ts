import { emailFrom } from '../../domain/account/email-address.js';
import { CodeNotAccepted } from '../../domain/shared/one-time-code.js';
import { ensurePassword } from '../../domain/account/password.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import type { User } from '../../domain/account/user.js';
import { ensureNewPasswordFits } from '../../domain/staff/staff-password.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import { type Codes, codeScope } from './codes.js';
import { TRIES_PER_ORIGIN } from './limits.js';
import type { AccountMails } from './mails.js';
import type { Sessions } from '../sessions/sessions.js';
import type { PasswordHasher, PasswordResets, Users } from './ports.js';

export interface ResetPasswordCommand {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
  /** Of the reset that this browser began; null for none: then the code of the newest one counts. */
  readonly resetKey: string | null;
}

/** Sets a new password by the mailed code, ends all sessions and notifies the owner. */
export class ResetPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly resets: PasswordResets,
    private readonly passwords: PasswordHasher,
    private readonly codes: Codes,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * A new password that is too short for staff leaves the code as it was.
   * @returns whose password it is
   * @throws PasswordLengthNotAllowed, PasswordTooCommon, StaffPasswordLengthNotAllowed, CodeNotAccepted, TooManyAttempts
   */
  async execute({
    email,
    code,
    newPassword,
    origin,
    resetKey,
  }: ResetPasswordCommand): Promise<{ userId: number }> {
    ensurePassword(newPassword, 'newPassword');
    ensureUncommon(newPassword, 'newPassword');
    const address = emailFrom(email);
    const ownKey = resetKey !== null && (await this.resets.has(address, resetKey)) ? resetKey : null;
    // Others of the same network do not keep a browser from going on with its own reset.
    const counter = ownKey === null ? origin : `reset ${ownKey}`;
    await consumePaced(TRIES_PER_ORIGIN, counter, this.limiter);
    // Hashed before anything is looked up, so that a right address takes no longer than a wrong one.
    const passwordHash = await this.passwords.hash(newPassword);
    // A wrong try must be kept, so the refusal waits for the commit.
    const user = await this.unitOfWork.run(async () => {
      const owner = await this.ownerProvedBy(address, code, ownKey);
      if (!owner) return null;
      ensureNewPasswordFits(owner.role, newPassword);
      await this.giveNewPassword(owner, passwordHash);
      return owner;
    });
    if (!user) throw new CodeNotAccepted();
    await refundPaced(TRIES_PER_ORIGIN, counter, this.limiter);
    return { userId: user.id };
  }

  private async ownerProvedBy(address: string, code: string, ownKey: string | null): Promise<User | null> {
    const reset =
      ownKey === null
        ? await this.resets.findNewestForUpdate(address)
        : await this.resets.findForUpdate(address, ownKey);
    if (!reset) return null;
    const guess = this.codes.digestOf('reset-password', codeScope(address, reset.key), code);
    if (!reset.tryCode(guess, ownKey !== null, this.clock.now())) {
      await this.resets.save(reset);
      return null;
    }
    await this.resets.removeAllOf(address);
    const owner = await this.users.findByEmail(address);
    return owner?.canSignIn ? this.users.findForUpdate(owner.id) : null;
  }

  private async giveNewPassword(user: User, passwordHash: string): Promise<void> {
    user.changePassword(passwordHash, this.clock.now());
    await this.users.save(user);
    await this.sessions.endAll(user.id, 'password_reset');
    await queueMail(this.jobs, this.mails.passwordChanged(user));
  }
}
