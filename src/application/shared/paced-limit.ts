import type { RateLimit, RateLimiter } from './ports.js';
import { TooManyAttempts } from './too-many-attempts.js';

/**
 * So many uses in a window, and after them one at a time at a pace. It is for counters that strangers share with other
 * people: when one of them uses the window up, the others are slowed down and not refused until its end.
 */
export interface PacedLimit {
  readonly burst: RateLimit;
  readonly pace: RateLimit;
}

/** The last of the `times` uses is the first at the pace, so that exactly so many are let through at once. */
export const paced = (limit: RateLimit, oneEverySeconds: number): PacedLimit => ({
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
