import { consumePaced, type PacedLimit } from './paced-limit.js';
import type { RateLimit, RateLimiter } from './ports.js';
import { TooManyAttempts } from './too-many-attempts.js';

/** Counts one use per limit, in order. For responses that must not reveal a limit. @returns false if a limit is reached */
export async function tryConsume(
  limits: ReadonlyArray<RateLimit | PacedLimit>,
  key: string,
  limiter: RateLimiter,
): Promise<boolean> {
  try {
    for (const limit of limits) {
      await ('burst' in limit ? consumePaced(limit, key, limiter) : limiter.consume(limit, key));
    }
    return true;
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    return false;
  }
}
