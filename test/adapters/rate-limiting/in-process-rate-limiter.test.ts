import { InProcessRateLimiter } from '../../../src/adapters/rate-limiting/in-process-rate-limiter.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { aSharedRateLimiter } from '../../contracts/rate-limiter-contract.js';

describe('a rate limiter of one process', () => {
  const limiter = new InProcessRateLimiter();
  aSharedRateLimiter(() => [limiter, limiter]);

  it('counts uses on other processes, which are never refused', async () => {
    const limit = { name: 'elsewhere', times: 2, perSeconds: 60 };
    for (let use = 0; use < 5; use++) await limiter.report(limit, 'ada');
    await expect(limiter.consume(limit, 'ada')).rejects.toThrow(TooManyAttempts);
    await expect(limiter.consume(limit, 'ben')).resolves.toMatchObject({ uses: 1 });
  });
});
