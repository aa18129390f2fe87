import type { RateLimiter } from '../../application/shared/ports.js';

/** A rate limiter that never refuses, for load tests. */
export class Unlimited implements RateLimiter {
  async consume(): Promise<void> {}

  async refund(): Promise<void> {}
}
