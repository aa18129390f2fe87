import type { Clock, CountedUse, RateLimit, RateLimiter } from '../../../src/application/shared/ports.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';

/** Counts per key in fixed windows. */
export class InMemoryRateLimiter implements RateLimiter {
  private readonly windows = new Map<string, { endsAt: number; uses: number }>();

  constructor(private readonly clock: Clock) {}

  async consume({ name, times, perSeconds }: RateLimit, key: string): Promise<CountedUse> {
    const now = this.clock.now().getTime();
    const counter = `${name} ${key}`;
    let window = this.windows.get(counter);
    if (!window || window.endsAt <= now) window = { endsAt: now + perSeconds * 1000, uses: 0 };
    this.windows.set(counter, window);
    window.uses += 1;
    const msLeft = window.endsAt - now;
    if (window.uses > times) throw new TooManyAttempts(Math.ceil(msLeft / 1000));
    return { uses: window.uses, msLeft };
  }

  async refund({ name }: RateLimit, key: string): Promise<void> {
    const window = this.windows.get(`${name} ${key}`);
    if (window) window.uses -= 1;
  }
}
