import { PasswordNotSet, WrongPassword } from '../../domain/account/wrong-password.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { RateLimiter } from '../shared/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import { PASSWORD_CONFIRMATIONS } from './limits.js';
import type { PasswordHasher, Users } from './ports.js';

export interface PasswordAttempt {
  readonly userId: number;
  readonly password: string;
}

/**
 * Checks the password of a logged-in user again. Failed attempts have their own counter per account, so that strangers at
 * the login cannot use it up.
 */
export class VerifyPassword {
  constructor(
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * @returns the hash that the password matched; compare it again under the row lock
   * @throws AccountGone, PasswordNotSet, WrongPassword, TooManyAttempts
   */
  async execute({ userId, password }: PasswordAttempt): Promise<string> {
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    if (user.passwordHash === null) throw new PasswordNotSet();
    const key = String(userId);
    await consumePaced(PASSWORD_CONFIRMATIONS, key, this.limiter);
    if (!(await this.passwords.verify(user.passwordHash, password))) throw new WrongPassword();
    await refundPaced(PASSWORD_CONFIRMATIONS, key, this.limiter);
    return user.passwordHash;
  }
}
