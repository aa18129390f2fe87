import type { RateLimit, RateLimiter } from './ports.js';
import { TooManyAttempts } from './too-many-attempts.js';

/**
 * A rate limit with a burst and a refill rate: after the burst, one use per interval. For counters that several users share,
 * which are then delayed instead of locked out until the window ends.
 */
export interface PacedLimit {
  readonly burst: RateLimit;
  readonly pace: RateLimit;
}

/** Counts the last of the `times` uses by the pace, so that a burst is exactly `times`. */
export const pacedLimit = (limit: RateLimit, oneEverySeconds: number): PacedLimit => ({
  burst: { ...limit, times: limit.times - 1 },
  pace: { name: `${limit.name}-pace`, times: 1, perSeconds: oneEverySeconds },
});

/** Counts one use. @throws TooManyAttempts with at most the seconds of one interval as the retry delay */
export async function consumePaced(
  { burst, pace }: PacedLimit,
  key: string,
  limiter: RateLimiter,
): Promise<void> {
  try {
    await limiter.consume(burst, key);
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    await limiter.consume(pace, key);
  }
}

/** Refunds one use of the burst, such as a successful login. */
export const refundPaced = ({ burst }: PacedLimit, key: string, limiter: RateLimiter): Promise<void> =>
  limiter.refund(burst, key);
