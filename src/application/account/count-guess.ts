import type { RateLimiter } from '../shared/ports.js';
import { LOGINS_PER_NAME, LOGINS_PER_NAME_AND_ORIGIN, LOGINS_PER_ORIGIN } from './limits.js';

/** Counts a guess at the password of whoever goes by the name, whatever the password is asked for. @throws TooManyAttempts */
export async function countGuess(limiter: RateLimiter, name: string, origin: string): Promise<void> {
  await limiter.consume(LOGINS_PER_ORIGIN, origin);
  await limiter.consume(LOGINS_PER_NAME_AND_ORIGIN, `${origin} ${name}`);
  await limiter.consume(LOGINS_PER_NAME, name);
}
