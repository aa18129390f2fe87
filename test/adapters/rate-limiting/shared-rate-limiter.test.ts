import { Redis } from 'ioredis';
import { once } from 'node:events';
import pg from 'pg';
import {
  forgetExpiredLimits,
  SharedRateLimiter,
} from '../../../src/adapters/rate-limiting/shared-rate-limiter.js';
import { Unlimited } from '../../../src/adapters/rate-limiting/unlimited.js';
import { aSharedRateLimiter } from '../../contracts/rate-limiter-contract.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';
import { hasRedis, REDIS_NOTE, type RedisServer, startRedis } from '../../support/redis/redis-server.js';

const perHour = { name: 'codes-per-address', times: 5, perSeconds: 3_600 };

describe('a rate limiter on Postgres', () => {
  let database: TestDatabase;
  let pools: [pg.Pool, pg.Pool];
  let limiters: [SharedRateLimiter, SharedRateLimiter];

  beforeAll(async () => {
    database = await testDatabase();
    pools = [0, 1].map(() => new pg.Pool({ connectionString: database.url, max: 5 })) as [pg.Pool, pg.Pool];
    limiters = pools.map((pool) => SharedRateLimiter.onPostgres(pool)) as typeof limiters;
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  aSharedRateLimiter(() => limiters);

  it('refuses from memory who was refused before, without a statement, until a use is refunded', async () => {
    const limit = { name: 'from-memory', times: 2, perSeconds: 3_600 };
    const [limiter] = limiters;
    let statements = 0;
    pools[0].on('acquire', () => statements++);
    for (let uses = 0; uses < 2; uses++) await limiter.consume(limit, 'eve');
    for (let refusals = 0; refusals < 50; refusals++)
      await expect(limiter.consume(limit, 'eve')).rejects.toMatchObject({ code: 'too_many_attempts' });
    expect(statements).toBe(3);
    await limiter.consume(limit, 'ada');
    // The two uses and the refused one.
    for (let refunds = 0; refunds < 2; refunds++) await limiter.refund(limit, 'eve');
    await limiter.consume(limit, 'eve');
  });

  it('counts without waiting for the disk', async () => {
    const { rows } = await pools[0].query(
      `select relpersistence from pg_class where relname = 'rate_limits'`,
    );
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });

  it('stores no address', async () => {
    await limiters[0].consume(perHour, 'ada@example.com');
    const { rows } = await pools[0].query<{ key: string }>('select key from rate_limits');
    expect(rows.some(({ key }) => key.startsWith('codes-per-address:'))).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/ada|example/);
  });

  it('deletes expired counters only', async () => {
    await pools[0].query('truncate rate_limits');
    await limiters[0].consume(perHour, 'ada');
    await pools[0].query(`insert into rate_limits values ('old', 1, $1)`, [Date.now() - 1]);
    await forgetExpiredLimits(pools[0], { now: () => new Date() });
    const { rows } = await pools[0].query<{ key: string }>('select key from rate_limits');
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['codes-per-address']);
  });

  it('throws another error than the limit’s while the database is not reachable', async () => {
    const nowhere = new pg.Pool({
      connectionString: 'postgres://x@127.0.0.1:1/x',
      connectionTimeoutMillis: 500,
    });
    const limiter = SharedRateLimiter.onPostgres(nowhere);
    await expect(limiter.consume(perHour, 'ada')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await nowhere.end();
  });
});

(hasRedis ? describe : describe.skip)(`a rate limiter on Redis${REDIS_NOTE}`, () => {
  let server: RedisServer;
  let clients: [Redis, Redis];
  let limiters: [SharedRateLimiter, SharedRateLimiter];

  beforeAll(async () => {
    server = await startRedis();
    clients = [0, 1].map(() => new Redis(server.url, { commandTimeout: 2_000, disconnectTimeout: 50 })) as [
      Redis,
      Redis,
    ];
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.ping();
    }
    limiters = clients.map((client) => SharedRateLimiter.onRedis(client)) as typeof limiters;
  });
  afterAll(() => {
    for (const client of clients) client.disconnect();
  });

  aSharedRateLimiter(() => limiters);

  it('stores no address, and expiring keys only', async () => {
    await limiters[0].consume(perHour, 'ada@example.com');
    const keys = await clients[0].keys('*');
    expect(keys.some((key) => key.startsWith('tablemates:limit:codes-per-address:'))).toBe(true);
    expect(JSON.stringify(keys)).not.toMatch(/ada|example/);
    for (const key of keys) expect(await clients[0].pttl(key)).toBeGreaterThan(0);
  });

  it('throws another error than the limit’s while Redis is not reachable', async () => {
    const noticed = once(clients[0], 'close');
    await server.stop();
    await noticed;
    await expect(limiters[0].consume(perHour, 'eve')).rejects.toThrow(/closed|not ready/);
  });
});

it('the unlimited limiter never refuses', async () => {
  const unlimited = new Unlimited();
  await Promise.all(Array.from({ length: 100 }, () => unlimited.consume()));
});
