import type { RateLimit, RateLimiter } from './ports.js';
import { TooManyAttempts } from './too-many-attempts.js';

/**
 * A rate limit with a burst and a refill rate: after the burst, one use per interval. For counters that strangers share with
 * other people, who are then slowed down instead of refused until the window ends.
 */
export interface PacedLimit {
  readonly burst: RateLimit;
  readonly pace: RateLimit;
}

/** The last of the `times` uses is counted by the pace, so that exactly `times` are let through at once. */
export const pacedLimit = (limit: RateLimit, oneEverySeconds: number): PacedLimit => ({
  burst: { ...limit, times: limit.times - 1 },
  pace: { name: `${limit.name}-pace`, times: 1, perSeconds: oneEverySeconds },
});

/** Counts one use. @throws TooManyAttempts with at most the seconds of the pace to wait */
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

/** Gives back a use that turned out not to be one of those that are limited. */
export const refundPaced = ({ burst }: PacedLimit, key: string, limiter: RateLimiter): Promise<void> =>
  limiter.refund(burst, key);
