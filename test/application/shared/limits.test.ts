import { consumePaced, pacedLimit, refundPaced } from '../../../src/application/shared/paced-limit.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { tryConsume } from '../../../src/application/shared/try-consume.js';

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

const ONE = { name: 'one', times: 1, perSeconds: 60 };
const TWO = pacedLimit({ name: 'two', times: 2, perSeconds: 60 }, 60);

describe('tryConsume', () => {
  it('returns false once any of the limits is reached', async () => {
    const limiter = new InMemoryRateLimiter(new FixedClock());
    expect(await tryConsume([ONE, TWO], 'a', limiter)).toBe(true);
    expect(await tryConsume([ONE, TWO], 'a', limiter)).toBe(false);
    expect(await tryConsume([ONE, TWO], 'b', limiter)).toBe(true);
  });

  it('does not count the limits after the one that is reached', async () => {
    const limiter = new InMemoryRateLimiter(new FixedClock());
    for (let call = 0; call < 5; call++) await tryConsume([ONE, TWO], 'a', limiter);
    expect(await tryConsume([TWO], 'a', limiter)).toBe(true);
    expect(await tryConsume([TWO], 'a', limiter)).toBe(false);
  });

  it('throws other errors of the rate limiter', async () => {
    const consume = () => Promise.reject(new Error('no connection'));
    const limiter = { consume, refund: consume };
    await expect(tryConsume([ONE], 'a', limiter)).rejects.toThrow('no connection');
  });
});
