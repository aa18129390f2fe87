import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Redis } from 'ioredis';
import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import { RedisRealtime } from '../../../src/adapters/realtime/redis-realtime.js';
import { RedisSignalSource } from '../../../src/adapters/realtime/redis-signal-source.js';
import { AProcess, aRealtime, until } from '../../contracts/realtime-contract.js';
import { type InterruptibleProxy, startInterruptibleProxy } from '../../support/interruptible-proxy.js';
import { emptyDatabase, type TestDatabase } from '../../support/postgres/test-database.js';
import { hasRedis, REDIS_NOTE, type RedisServer, startRedis } from '../../support/redis/redis-server.js';

(hasRedis ? describe : describe.skip)(`signals over Redis${REDIS_NOTE}`, () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let server: RedisServer;
  let redis: Redis;
  let unitOfWork: MikroUnitOfWork;
  let realtime: RedisRealtime;
  const reported: unknown[] = [];
  const owned: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    database = await emptyDatabase();
    orm = await MikroORM.init({
      clientUrl: database.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    });
    server = await startRedis();
    redis = new Redis(server.url, { commandTimeout: 1_000, maxRetriesPerRequest: 1, disconnectTimeout: 50 });
    redis.on('error', () => undefined);
    unitOfWork = new MikroUnitOfWork(orm.em);
    realtime = new RedisRealtime(
      redis,
      (callback) => unitOfWork.afterCommit(callback),
      (error) => reported.push(error),
    );
  });
  afterEach(async () => {
    for (const close of owned.splice(0).reverse()) await close();
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
    await orm.close();
    await database.drop();
  });

  aRealtime(() => ({
    realtime,
    unitOfWork,
    source: (report) => new RedisSignalSource({ url: server.url, report }),
    sendRaw: async (payload) => void (await redis.publish('tablemates', payload)),
    disconnect: async () => void (await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub')),
  }));

  async function listeningOverAFrailLine(
    settings: { pingEveryMs?: number; timeoutMs?: number } = {},
  ): Promise<{ listening: AProcess; line: InterruptibleProxy }> {
    const line = await startInterruptibleProxy({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
    const url = `redis://127.0.0.1:${line.port}`;
    const listening = new AProcess((report) => new RedisSignalSource({ url, report, ...settings }));
    owned.push(line.close, () => listening.close());
    return { listening: await listening.listening(), line };
  }

  it('are received again after a half-open connection', async () => {
    const { listening, line } = await listeningOverAFrailLine({ pingEveryMs: 50, timeoutMs: 200 });
    line.stopForwarding();
    await until(() => listening.gaps === 1);
    await realtime.signal({ type: 'matches_changed', userIds: [7] });
    await until(() => listening.received.length === 1);
    expect(listening.reported).toHaveLength(1);
  });

  it('can be closed while Redis is not reachable', async () => {
    const { listening, line } = await listeningOverAFrailLine();
    await line.close();
    await until(() => listening.reported.length === 1);
    const started = performance.now();
    await listening.close();
    expect(performance.now() - started).toBeLessThan(500);
    expect(listening.gaps).toBe(0);
  });

  it('reject the start when the first connection fails', async () => {
    const source = new RedisSignalSource({ url: 'redis://127.0.0.1:1', report: () => undefined });
    await expect(
      source.start({ onSignal: () => undefined, onMissedSignals: () => undefined }),
    ).rejects.toThrow();
    await source.close();
  });

  it('that cannot be sent are reported and do not roll back the transaction', async () => {
    await server.stop();
    await expect(
      unitOfWork.run(async () => {
        await realtime.signal({ type: 'matches_changed', userIds: [7] });
        return 'committed';
      }),
    ).resolves.toBe('committed');
    expect(reported).toHaveLength(1);
    server = await startRedis(Number(new URL(server.url).port));
    await until(() => redis.status === 'ready');
  });
});
