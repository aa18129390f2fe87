import { MikroORM } from '@mikro-orm/postgresql';
import { Redis } from 'ioredis';
import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import { redisBus, RedisSignalSource } from '../../../src/adapters/realtime/redis-bus.js';
import { RedisUnreachable } from '../../../src/adapters/realtime/redis-unreachable.js';
import { aRealtime } from '../../contracts/realtime-contract.js';
import { emptyDatabase, type TestDatabase } from '../../support/postgres/test-database.js';
import { hasRedis, REDIS_NOTE, type RedisServer, startRedis } from '../../support/redis/redis-server.js';

(hasRedis ? describe : describe.skip)(`signals over Redis${REDIS_NOTE}`, () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let unitOfWork: MikroUnitOfWork;
  let server: RedisServer;
  let redis: Redis;
  let port: number;

  beforeAll(async () => {
    database = await emptyDatabase();
    orm = await MikroORM.init({
      clientUrl: database.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    });
    unitOfWork = new MikroUnitOfWork(orm.em);
    server = await startRedis();
    port = Number(new URL(server.url).port);
    redis = new Redis(server.url, { disconnectTimeout: 50 });
    redis.on('error', () => undefined);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
    await orm.close();
    await database.drop();
  });

  const urlThrough = (proxy: number | undefined): string => `redis://127.0.0.1:${proxy ?? port}`;

  aRealtime(() => ({
    unitOfWork,
    address: { host: '127.0.0.1', port },
    bus: (timeoutMs, proxy) => redisBus({ url: urlThrough(proxy), timeoutMs }),
    source: (report, { port: proxy, ...settings } = {}) =>
      new RedisSignalSource({ url: urlThrough(proxy), report, ...settings }),
    sendRaw: async (payload) => void (await redis.publish('tablemates', payload)),
    restart: async () => {
      await server.stop();
      server = await startRedis(port);
    },
  }));

  it('reject the start when the first connection fails', async () => {
    const source = new RedisSignalSource({ url: 'redis://127.0.0.1:1', report: () => undefined });
    await expect(
      source.start({ onSignal: () => undefined, onMissedSignals: () => undefined }),
    ).rejects.toMatchObject({ constructor: RedisUnreachable, cause: { code: 'ECONNREFUSED' } });
    await source.close();
  });
});
