import type { CountedUse, RateLimiter } from '../../application/shared/ports.js';

/** A rate limiter that never refuses, for load tests. */
export class Unlimited implements RateLimiter {
  async consume(): Promise<CountedUse> {
    return { uses: 1, msLeft: 0 };
  }

  async refund(): Promise<void> {}
}
