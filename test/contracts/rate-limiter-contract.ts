import { SignUpLine, type SignUpQueued } from '../../src/application/sign-up/sign-up-line.js';
import type { RateLimit, RateLimiter } from '../../src/application/shared/ports.js';
import { TooManyAttempts } from '../../src/application/shared/too-many-attempts.js';
import { eventually } from '../support/eventually.js';
import { plainLinks } from '../support/fakes/plain-links.js';

let names = 0;
const aLimit = (changes: Partial<RateLimit> = {}): RateLimit => ({
  name: `story-${++names}`,
  times: 3,
  perSeconds: 60,
  ...changes,
});

async function passes(limiter: RateLimiter, limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limiter.consume(limit, key);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}

/** Contract of all shared rate limiters; `one` and `other` are two processes with the same store. */
export function aSharedRateLimiter(limiters: () => readonly [RateLimiter, RateLimiter]): void {
  it('allows exactly five of fifty concurrent calls in two processes', async () => {
    const limit = aLimit({ times: 5 });
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) => passes(limiters()[n % 2]!, limit, 'ada@example.com')),
    );
    expect(results.filter(Boolean)).toHaveLength(5);
  });

  it('returns the seconds until a retry can succeed', async () => {
    const limit = aLimit({ times: 1 });
    await limiters()[0].consume(limit, 'ada');
    const refusal = await limiters()[1]
      .consume(limit, 'ada')
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyAttempts);
    const { retryAfterSeconds } = refusal as TooManyAttempts;
    expect(Number.isInteger(retryAfterSeconds)).toBe(true);
    expect(retryAfterSeconds).toBeGreaterThan(55);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('returns the number of the use, and how long its window lasts, in both processes', async () => {
    const limit = aLimit();
    const uses = [];
    for (const limiter of [...limiters(), limiters()[0]]) uses.push(await limiter.consume(limit, 'ada'));
    expect(uses.map((use) => use.uses)).toEqual([1, 2, 3]);
    for (const { msLeft } of uses) expect([msLeft > 55_000, msLeft <= 60_000]).toEqual([true, true]);
  });

  it('gives each of a class that signs up at once in two processes a turn of its own', async () => {
    const sign = (limiter: RateLimiter, place: string | null, minutes = 0) =>
      new SignUpLine({
        limiter,
        links: plainLinks,
        clock: { now: () => new Date(Date.now() + minutes * 60_000) },
      }).enter({ origin: network, device: null, place });
    const network = `a class ${++names}`;
    const refusals = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        sign(limiters()[n % 2]!, null).catch((error: unknown) => error as SignUpQueued),
      ),
    );
    const queued = refusals.filter((refusal) => refusal !== undefined);
    const waits = queued.map(({ retryAfterSeconds }) => Math.round(retryAfterSeconds / 20) * 20);
    expect(waits.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, n) => (n + 1) * 20),
    );
    for (const [n, { place }] of queued.entries()) await sign(limiters()[n % 2]!, place, 7);
  });

  it('counts separately per key and limit', async () => {
    const [limiter] = limiters();
    const [one, other] = [aLimit({ times: 1 }), aLimit({ times: 1 })];
    expect(await passes(limiter, one, 'ada')).toBe(true);
    expect(await passes(limiter, one, 'eve')).toBe(true);
    expect(await passes(limiter, other, 'ada')).toBe(true);
    expect(await passes(limiter, one, 'ada')).toBe(false);
  });

  it('allows calls again after the window, regardless of rejected attempts', async () => {
    const [limiter] = limiters();
    const limit = aLimit({ times: 1, perSeconds: 1 });
    expect(await passes(limiter, limit, 'ada')).toBe(true);
    for (let tried = 0; tried < 5; tried++) expect(await passes(limiter, limit, 'ada')).toBe(false);
    await eventually(() => passes(limiter, limit, 'ada'));
  });

  it('can refund a call', async () => {
    const [one, other] = limiters();
    const limit = aLimit({ times: 1 });
    expect(await passes(one, limit, 'ada')).toBe(true);
    await other.refund(limit, 'ada');
    expect([await passes(one, limit, 'ada'), await passes(one, limit, 'ada')]).toEqual([true, false]);
  });

  it('accepts any text as a key', async () => {
    const [limiter] = limiters();
    for (const key of ['', '\0', "'; drop table rate_limits; --", '😀'.repeat(10_000)]) {
      const limit = aLimit({ times: 1 });
      expect([await passes(limiter, limit, key), await passes(limiter, limit, key)]).toEqual([true, false]);
    }
  });
}
