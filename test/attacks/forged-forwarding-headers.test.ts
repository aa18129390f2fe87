import { WiderNetworks } from '../../src/adapters/rate-limiting/wider-networks.js';
import type { RateLimit } from '../../src/application/shared/ports.js';
import { TooManyAttempts } from '../../src/application/shared/too-many-attempts.js';
import { FixedClock } from '../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../support/fakes/in-memory-rate-limiter.js';
import { startProduct } from '../support/http/test-product.js';
import { useUp } from '../support/http/use-up.js';

/** With what is counted after the first one, more codes than the hourly limit of one address. */
const REQUESTS = 5;
const A_NETWORK_HAS = 20;

/**
 * For each header, requests codes for several email addresses, each with another forging of it.
 * @returns the numbers of 429 responses
 */
async function refusedRequests(
  env: Record<string, string>,
  ...headers: Array<(index: number) => string>
): Promise<number[]> {
  const product = await startProduct({ env: { RATE_LIMITS: 'on', ...env } });
  const refused: number[] = [];
  for (const header of headers) {
    const statuses: number[] = [];
    for (let index = 0; index < REQUESTS; index++) {
      const body = { email: `person${index}@example.org` };
      const forwarded = { 'x-forwarded-for': header(index) };
      statuses.push(
        (await product.person().send('POST', '/api/auth/forgot-password', body, forwarded)).status,
      );
      if (index === 0) await useUp(product, 'codes-per-origin', A_NETWORK_HAS - 2);
    }
    refused.push(statuses.filter((status) => status === 429).length);
  }
  await product.stop();
  return refused;
}
const own = (index: number) => `203.0.113.${index}`;

describe('a forwarding header', () => {
  it('is ignored without a trusted proxy', async () => {
    const [refused] = await refusedRequests({}, own);
    expect(refused).toBeGreaterThan(0);
  });

  it('is ignored left of the address that the trusted proxy has appended, and one client whatever its ports and hidden names', async () => {
    const refused = await refusedRequests(
      { TRUST_PROXY: '1' },
      (index) => `${own(index)}, 198.51.100.7`,
      (index) => `203.0.113.7:${4711 + index}`,
      (index) => `_hidden${index}`,
    );
    expect(Math.min(...refused)).toBeGreaterThan(0);
  });

  it('is used behind a trusted proxy, so that users have separate limits', async () => {
    expect(await refusedRequests({ TRUST_PROXY: '127.0.0.0/8' }, own)).toEqual([0]);
  });
});

describe('an attacker with many IPv6 networks', () => {
  const TEN: RateLimit = { name: 'guesses', times: 10, perSeconds: 60 };
  const allowed = async (keys: readonly string[]): Promise<number> => {
    const limiter = new WiderNetworks(new InMemoryRateLimiter(new FixedClock()));
    let count = 0;
    for (const key of keys) {
      try {
        await limiter.consume(TEN, key);
        count++;
      } catch (error) {
        if (!(error instanceof TooManyAttempts)) throw error;
      }
    }
    return count;
  };
  const hex = (number: number) => number.toString(16);

  it('gets four times the limit of a /64 in a /56, and sixteen times in a /48', async () => {
    const of56 = Array.from(
      { length: 256 },
      (_, index) => `2001:db8:1:aa${hex(index).padStart(2, '0')}::/64`,
    );
    expect(await allowed(of56)).toBe(40);
    const of48 = Array.from({ length: 1000 }, (_, index) => `2001:db8:1:${hex(index * 64)}::/64`);
    expect(await allowed(of48)).toBe(160);
  });

  it('is counted per remaining part of the key, without effect on other keys', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `2001:db8:1:2::/64 name${index}`);
    expect(await allowed(names)).toBe(100);
    expect(await allowed(Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`))).toBe(100);
  });
});
