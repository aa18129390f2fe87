import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { CountedUse, RateLimit, RateLimiter } from '../../application/shared/ports.js';
import { TooManyAttempts } from '../../application/shared/too-many-attempts.js';

/**
 * Rate limits that this process counts, with a fixed window from the first use. Uses on other processes count as soon as
 * they are reported here.
 */
export class InProcessRateLimiter implements RateLimiter {
  private readonly counters = new Map<string, RateLimiterMemory>();

  async consume(limit: RateLimit, key: string): Promise<CountedUse> {
    try {
      const { consumedPoints, msBeforeNext } = await this.counter(limit).consume(key);
      return { uses: consumedPoints, msLeft: msBeforeNext };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  async refund(limit: RateLimit, key: string): Promise<void> {
    await this.counter(limit).reward(key);
  }

  /** Counts a use on another process, which is never refused. */
  async report(limit: RateLimit, key: string): Promise<void> {
    await this.counter(limit).penalty(key);
  }

  private counter(limit: RateLimit): RateLimiterMemory {
    const name = `${limit.name}:${limit.times}:${limit.perSeconds}`;
    let counter = this.counters.get(name);
    if (!counter) {
      counter = new RateLimiterMemory({ keyPrefix: name, points: limit.times, duration: limit.perSeconds });
      this.counters.set(name, counter);
    }
    return counter;
  }
}
