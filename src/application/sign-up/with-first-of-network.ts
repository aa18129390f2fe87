import { User } from '../../domain/account/user.js';
import type { RateLimiter } from '../shared/ports.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import { FIRST_OF_NETWORK } from './limits.js';

/**
 * Creates an account, marked if it is the first of its network within a day. Only this mark is stored with the
 * account, so that no network has to be: the counter of a rate limit is deleted after the day.
 * @param create returns something else than a user, or throws, when no account was created; then nothing is counted
 */
export async function withFirstOfNetwork<T>(
  origin: string,
  limiter: RateLimiter,
  create: (isFirstOfNetwork: boolean) => Promise<T>,
): Promise<T> {
  const isFirst = await isAllowed(origin, limiter);
  let created: T | null = null;
  try {
    created = await create(isFirst);
    return created;
  } finally {
    if (isFirst && !(created instanceof User)) await limiter.refund(FIRST_OF_NETWORK, origin);
  }
}

async function isAllowed(origin: string, limiter: RateLimiter): Promise<boolean> {
  try {
    await limiter.consume(FIRST_OF_NETWORK, origin);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}
