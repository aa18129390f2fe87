import { emailFrom } from '../../domain/account/email-address.js';
import { codeRefused } from '../../domain/shared/one-time-code.js';
import { ensurePassword } from '../../domain/account/password.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import { ensureNewPasswordFits } from '../../domain/staff/staff-password.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import { TRIES_PER_ORIGIN } from '../account/limits.js';
import type { PasswordHasher } from '../account/ports.js';
import type { PasswordResets } from './ports.js';
import type { RedeemResetCode } from './redeem-reset-code.js';
import type { ReplacePassword } from './replace-password.js';

export interface ResetPasswordCommand {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
  /** Network address of the request. */
  readonly origin: string;
  /** Key of the reset that this browser started; null: the newest reset of the address is tried. */
  readonly resetKey: string | null;
}

/** Replaces a forgotten password after a check of the mailed code. All sessions end, and the user gets a mail. */
export class ResetPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly resets: PasswordResets,
    private readonly passwords: PasswordHasher,
    private readonly redeemResetCode: RedeemResetCode,
    private readonly replacePassword: ReplacePassword,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * A password that is too short for staff rolls the transaction back, so the code stays valid.
   * @returns the id of the user whose password was replaced
   * @throws PasswordLengthNotAllowed, PasswordTooCommon, StaffPasswordLengthNotAllowed, CodeNotAccepted, CodeReplaced,
   * TooManyAttempts
   */
  async execute(command: ResetPasswordCommand): Promise<{ userId: number }> {
    const { email, code, newPassword, origin, resetKey } = command;
    ensurePassword(newPassword, 'newPassword');
    ensureUncommon(newPassword, 'newPassword');
    const address = emailFrom(email);
    const ownKey = resetKey !== null && (await this.resets.has(address, resetKey)) ? resetKey : null;
    // A browser that started the reset has its own counter, so that others in its network cannot block it.
    const counter = ownKey === null ? origin : `reset ${ownKey}`;
    await consumePaced(TRIES_PER_ORIGIN, counter, this.limiter);
    // Hashes before any lookup, so that the response time does not reveal whether the address has an account.
    const passwordHash = await this.passwords.hash(newPassword);
    // Throws after the commit, because the transaction must store the failed attempt.
    const user = await this.unitOfWork.run(async () => {
      const owner = await this.redeemResetCode.execute({ address, code, ownKey });
      if (typeof owner === 'string') return owner;
      ensureNewPasswordFits(owner.role, newPassword);
      await this.replacePassword.execute(owner, { passwordHash, reason: 'password_reset' });
      return owner;
    });
    if (typeof user === 'string') throw codeRefused(user);
    await refundPaced(TRIES_PER_ORIGIN, counter, this.limiter);
    return { userId: user.id };
  }
}
