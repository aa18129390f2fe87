import { emailFrom } from '../../domain/account/email-address.js';
import { CodeNotAccepted } from '../../domain/account/one-time-code.js';
import { ensurePassword } from '../../domain/account/password.js';
import type { User } from '../../domain/account/user.js';
import { ensureNewPasswordFits } from '../../domain/staff/staff-password.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { postMail } from '../shared/send-mail.js';
import type { Codes } from './codes.js';
import { TRIES_PER_ORIGIN } from './limits.js';
import type { AccountMails } from './mails.js';
import type { PasswordHasher, PasswordResets, Sessions, Users } from './ports.js';

export interface ResetPasswordCommand {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

/** Sets a new password for whoever has the mailed code, signs the account out everywhere and tells its owner. */
export class ResetPassword {
  constructor(
    private readonly work: UnitOfWork,
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
   * @throws PasswordLengthNotAllowed, StaffPasswordLengthNotAllowed, CodeNotAccepted, TooManyAttempts
   */
  async execute({ email, code, newPassword, origin }: ResetPasswordCommand): Promise<void> {
    ensurePassword(newPassword, 'newPassword');
    const address = emailFrom(email);
    await this.limiter.consume(TRIES_PER_ORIGIN, origin);
    // Hashed before anything is looked up, so that a right address takes no longer than a wrong one.
    const passwordHash = await this.passwords.hash(newPassword);
    const guess = this.codes.digestOf('reset-password', address, code);
    // A wrong try must be kept, so the refusal waits for the commit.
    const isReset = await this.work.run(async () => {
      const user = await this.ownerProvedBy(address, guess);
      if (!user) return false;
      ensureNewPasswordFits(user.role, newPassword);
      await this.giveNewPassword(user, passwordHash);
      return true;
    });
    if (!isReset) throw new CodeNotAccepted();
  }

  private async ownerProvedBy(address: string, guess: string): Promise<User | null> {
    const reset = await this.resets.findToChange(address);
    if (!reset) return null;
    if (!reset.tryCode(guess, this.clock.now())) {
      await this.resets.save(reset);
      return null;
    }
    await this.resets.remove(reset);
    const owner = await this.users.findByEmail(address);
    return owner?.canSignIn ? this.users.findToChange(owner.id) : null;
  }

  private async giveNewPassword(user: User, passwordHash: string): Promise<void> {
    user.changePassword(passwordHash, this.clock.now());
    await this.users.save(user);
    await this.sessions.endAll(user.id);
    await postMail(this.jobs, this.mails.passwordChanged(user));
  }
}
