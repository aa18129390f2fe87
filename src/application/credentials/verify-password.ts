import type { User } from '../../domain/account/user.js';
import { PasswordNotSet, WrongPassword } from '../../domain/account/wrong-password.js';
import { asciiDigits } from '../../domain/shared/ascii-digits.js';
import { codeRefused } from '../../domain/shared/one-time-code.js';
import { AccountGone } from '../shared/account-gone.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import { PASSWORD_CONFIRMATIONS } from './limits.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { RedeemProof } from './redeem-proof.js';

export interface PasswordAttempt {
  readonly userId: number;
  /** For an account without a password: the code of `SendConfirmationCode`. */
  readonly password: string;
}

/**
 * Checks the password of a logged-in user again, or the mailed code in its place. Failed attempts have their own counter per
 * account, so that strangers at the login cannot use it up.
 */
export class VerifyPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly redeemProof: RedeemProof,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * @returns the hash that the password matched, or null without one; compare it again under the row lock
   * @throws AccountGone, WrongPassword, PasswordNotSet, CodeNotAccepted, CodeReplaced, TooManyAttempts
   */
  async execute({ userId, password }: PasswordAttempt): Promise<string | null> {
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    const { passwordHash } = user;
    const key = String(userId);
    await consumePaced(PASSWORD_CONFIRMATIONS, key, this.limiter);
    if (passwordHash === null) await this.redeemCode(user, asciiDigits(password));
    else if (!(await this.passwords.verify(passwordHash, password))) throw new WrongPassword();
    await refundPaced(PASSWORD_CONFIRMATIONS, key, this.limiter);
    return passwordHash;
  }

  /** Throws after the commit, because the transaction must store the failed attempt. */
  private async redeemCode(user: User, code: string): Promise<void> {
    const proof = await this.unitOfWork.run(() => this.redeemProof.execute(user, 'confirm', code));
    if (proof === null) throw new PasswordNotSet();
    if (typeof proof === 'string') throw codeRefused(proof);
  }
}
