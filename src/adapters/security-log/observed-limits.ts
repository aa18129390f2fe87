import type { CountedUse, RateLimit, RateLimiter } from '../../application/shared/ports.js';
import type { SecurityEvents } from '../../application/shared/security-events.js';
import { TooManyAttempts } from '../../application/shared/too-many-attempts.js';

/** Records every reached limit as a security event, even where the response hides it. */
export class ObservedLimits implements RateLimiter {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly securityEvents: SecurityEvents,
  ) {}

  async consume(limit: RateLimit, key: string): Promise<CountedUse> {
    try {
      return await this.limiter.consume(limit, key);
    } catch (error) {
      if (error instanceof TooManyAttempts)
        this.securityEvents.record('limit_reached', { accountId: null, reason: limit.name });
      throw error;
    }
  }

  refund(limit: RateLimit, key: string): Promise<void> {
    return this.limiter.refund(limit, key);
  }
}
