import { WrongPassword } from '../../domain/account/wrong-password.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { RateLimiter } from '../shared/ports.js';
import { PASSWORD_CONFIRMATIONS } from './limits.js';
import type { PasswordHasher } from './ports.js';

/**
 * Asks someone who is signed in for their password once more. Wrong ones are counted by account and apart from those at
 * sign-in, which strangers type too. @throws WrongPassword, TooManyAttempts
 */
export async function confirmPassword(
  user: { readonly id: number; readonly passwordHash: string | null },
  password: string,
  { passwords, limiter }: { passwords: PasswordHasher; limiter: RateLimiter },
): Promise<void> {
  await consumePaced(PASSWORD_CONFIRMATIONS, String(user.id), limiter);
  if (!(await passwords.verify(user.passwordHash, password))) throw new WrongPassword();
  await refundPaced(PASSWORD_CONFIRMATIONS, String(user.id), limiter);
}
