import { WrongPassword } from '../../domain/account/wrong-password.js';
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
 * Asks someone who is signed in for their password once more. Wrong ones are counted by account and apart from those at
 * sign-in, which strangers type too.
 */
export class VerifyPassword {
  constructor(
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns the hash it was right for, to be compared under the lock @throws AccountGone, WrongPassword, TooManyAttempts */
  async execute({ userId, password }: PasswordAttempt): Promise<string> {
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    const key = String(userId);
    await consumePaced(PASSWORD_CONFIRMATIONS, key, this.limiter);
    if (!(await this.passwords.verify(user.passwordHash, password))) throw new WrongPassword();
    await refundPaced(PASSWORD_CONFIRMATIONS, key, this.limiter);
    return user.passwordHash!;
  }
}
