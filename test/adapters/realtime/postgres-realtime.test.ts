import { afterAll, beforeAll, describe } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import { PostgresRealtime } from '../../../src/adapters/realtime/postgres-realtime.js';
import { PostgresListener } from '../../../src/adapters/realtime/postgres-listener.js';
import { PostgresSignalSource } from '../../../src/adapters/realtime/postgres-signal-source.js';
import type { ReportError, SignalSource } from '../../../src/adapters/realtime/signal-source.js';
import { aRealtime } from '../../contracts/realtime-contract.js';
import { emptyDatabase, type TestDatabase } from '../../support/postgres/test-database.js';

describe('signals over Postgres', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let orm: MikroORM;
  let realtime: PostgresRealtime;

  beforeAll(async () => {
    database = await emptyDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    orm = await MikroORM.init({
      clientUrl: database.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    });
    realtime = new PostgresRealtime((sql, parameters) => orm.em.execute(sql, parameters));
  });
  afterAll(async () => {
    await orm.close();
    await pool.end();
    await database.drop();
  });

  /** A signal source with its own connection, as each process has one. */
  function ownSource(report: ReportError): SignalSource {
    const listener = new PostgresListener({ connectionString: database.url, report });
    const source = new PostgresSignalSource(listener, report);
    return {
      start: async (signals) => {
        await source.start(signals);
        await listener.start();
      },
      close: () => listener.close(),
    };
  }

  const disconnect = async (): Promise<void> => {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'tablemates-signals' and datname = current_database()`,
    );
  };

  aRealtime(() => ({
    realtime,
    unitOfWork: new MikroUnitOfWork(orm.em),
    source: ownSource,
    sendRaw: async (payload) => void (await pool.query('select pg_notify($1, $2)', ['tablemates', payload])),
    disconnect,
  }));
});
