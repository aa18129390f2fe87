import { WrongPassword } from '../../domain/account/wrong-password.js';
import type { RateLimiter } from '../shared/ports.js';
import { AccountGone } from './account-gone.js';
import { countGuess } from './count-guess.js';
import type { PasswordHasher, Users } from './ports.js';

export interface TypedPassword {
  readonly userId: number;
  readonly password: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

/** Asks whoever is signed in for the password once more; guesses are limited as for signing in. */
export class ProvePassword {
  constructor(
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns the hash it was right for, to be compared under the lock @throws AccountGone, WrongPassword, TooManyAttempts */
  async execute({ userId, password, origin }: TypedPassword): Promise<string> {
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    await countGuess(this.limiter, user.email, origin);
    if (!(await this.passwords.verify(user.passwordHash, password))) throw new WrongPassword();
    return user.passwordHash!;
  }
}
