import { consumePaced, pacedLimit, refundPaced } from '../../../src/application/shared/paced-limit.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';

const LIMIT = pacedLimit({ name: 'tries', times: 3, perSeconds: 3600 }, 20);

function aPacedLimit() {
  const clock = new FixedClock();
  const limiter = new InMemoryRateLimiter(clock);
  return { clock, limiter, consume: (key = 'a') => consumePaced(LIMIT, key, limiter) };
}

describe('a paced limit', () => {
  it('allows a burst and then one use per interval, with the delay in the error', async () => {
    const { clock, consume } = aPacedLimit();
    for (let use = 0; use < 3; use++) await consume();
    await expect(consume()).rejects.toMatchObject({ retryAfterSeconds: 20 });
    clock.pass({ seconds: 20 });
    await consume();
    await expect(consume()).rejects.toMatchObject({ retryAfterSeconds: 20 });
  });

  it('counts each key separately', async () => {
    const { consume } = aPacedLimit();
    for (let use = 0; use < 3; use++) await consume('a');
    await consume('b');
  });

  it('does not count refunded uses', async () => {
    const { limiter, consume } = aPacedLimit();
    for (let use = 0; use < 10; use++) {
      await consume();
      await refundPaced(LIMIT, 'a', limiter);
    }
  });
});
