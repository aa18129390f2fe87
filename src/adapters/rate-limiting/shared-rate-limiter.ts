import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import {
  type RateLimiterStoreAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { inBatches } from '../../application/shared/each-due.js';
import type { Clock, CountedUse, RateLimit, RateLimiter } from '../../application/shared/ports.js';
import { TooManyAttempts } from '../../application/shared/too-many-attempts.js';

const TABLE = 'rate_limits';

type CounterOf = (limit: RateLimit, keyPrefix: string) => RateLimiterStoreAbstract;

/**
 * Rate limits in a store that all processes share, with a fixed window from the first use. An unavailable store is an
 * error and never allows a request. Keys are stored as hashes, because they may be email addresses. A key that was refused
 * is refused from memory until its window ends, so that a flood of refused requests costs the store nothing.
 */
export class SharedRateLimiter implements RateLimiter {
  private readonly counters = new Map<string, RateLimiterStoreAbstract>();

  private constructor(private readonly counterOf: CounterOf) {}

  /** Counts in the unlogged table `rate_limits`, so no count waits for a disk; `forgetExpiredLimits` deletes expired rows. */
  static onPostgres(pool: Pool): SharedRateLimiter {
    return new SharedRateLimiter(
      ({ times, perSeconds }, keyPrefix) =>
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: TABLE,
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix,
          points: times,
          duration: perSeconds,
          inMemoryBlockOnConsumed: times + 1,
        }),
    );
  }

  /** Counts in Redis keys with the prefix `tablemates:limit:`, which expire. */
  static onRedis(redis: Redis): SharedRateLimiter {
    return new SharedRateLimiter(
      ({ times, perSeconds }, keyPrefix) =>
        new RateLimiterRedis({
          storeClient: redis,
          rejectIfRedisNotReady: true,
          keyPrefix: `tablemates:limit:${keyPrefix}`,
          points: times,
          duration: perSeconds,
          inMemoryBlockOnConsumed: times + 1,
        }),
    );
  }

  async consume(limit: RateLimit, key: string): Promise<CountedUse> {
    try {
      const { consumedPoints, msBeforeNext } = await this.counter(limit).consume(hashed(key));
      return { uses: consumedPoints, msLeft: msBeforeNext };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  async refund(limit: RateLimit, key: string): Promise<void> {
    const counter = this.counter(limit);
    await counter.reward(hashed(key));
    // The refunded key may be among those that memory refuses; the others are refused by the store once more.
    counter.deleteInMemoryBlockedAll();
  }

  private counter(limit: RateLimit): RateLimiterStoreAbstract {
    const name = `${limit.name}:${limit.times}:${limit.perSeconds}`;
    let counter = this.counters.get(name);
    if (!counter) {
      counter = this.counterOf(limit, name);
      this.counters.set(name, counter);
    }
    return counter;
  }
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24);

/** Deletes the expired counters in PostgreSQL; run by a scheduled job. */
export async function forgetExpiredLimits(pool: Pool, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await inBatches(clock, async (size) => {
    const { rowCount } = await pool.query(
      `delete from ${TABLE} where key in (
         select key from ${TABLE} where expire < $1 limit $2 for update skip locked)`,
      [now, size],
    );
    return rowCount ?? 0;
  });
}
