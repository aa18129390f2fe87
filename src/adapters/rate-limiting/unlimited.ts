import type { RateLimiter } from '../../application/shared/ports.js';

/** Lets everything through, for load tests. */
export class Unlimited implements RateLimiter {
  async consume(): Promise<void> {}

  async refund(): Promise<void> {}
}
