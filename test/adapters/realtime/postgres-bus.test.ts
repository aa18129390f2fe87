import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import { postgresBus } from '../../../src/adapters/realtime/postgres-bus.js';
import { PostgresSignalSource } from '../../../src/adapters/realtime/postgres-signal-source.js';
import { aRealtime } from '../../contracts/realtime-contract.js';
import { emptyDatabase, type TestDatabase } from '../../support/postgres/test-database.js';

describe('signals over Postgres', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let orm: MikroORM;
  let unitOfWork: MikroUnitOfWork;

  beforeAll(async () => {
    database = await emptyDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    orm = await MikroORM.init({
      clientUrl: database.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    });
    unitOfWork = new MikroUnitOfWork(orm.em);
  });
  afterAll(async () => {
    await orm.close();
    await pool.end();
    await database.drop();
  });

  const urlThrough = (port: number | undefined): string => {
    const url = new URL(database.url);
    if (port !== undefined) url.host = `127.0.0.1:${port}`;
    return url.href;
  };

  aRealtime(() => ({
    unitOfWork,
    address: { host: new URL(database.url).hostname, port: Number(new URL(database.url).port) },
    bus: (timeoutMs, port) => postgresBus({ connectionString: urlThrough(port), timeoutMs }),
    source: (report, { port, ...settings } = {}) =>
      new PostgresSignalSource({ connectionString: urlThrough(port), report, ...settings }),
    sendRaw: async (payload) => void (await pool.query('select pg_notify($1, $2)', ['tablemates', payload])),
    restart: async () => {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name like 'tablemates-%' and datname = current_database()`,
      );
    },
  }));

  it('reject the start when the first connection fails', async () => {
    const source = new PostgresSignalSource({
      connectionString: 'postgres://x@127.0.0.1:1/x',
      report: () => undefined,
    });
    await expect(
      source.start({ onSignal: () => undefined, onMissedSignals: () => undefined }),
    ).rejects.toThrow(/ECONNREFUSED/);
    await source.close();
  });
});
