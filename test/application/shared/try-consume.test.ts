import { pacedLimit } from '../../../src/application/shared/paced-limit.js';
import { tryConsume } from '../../../src/application/shared/try-consume.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';

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
