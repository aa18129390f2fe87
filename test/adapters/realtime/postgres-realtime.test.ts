import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import { PostgresRealtime } from '../../../src/adapters/realtime/postgres-realtime.js';
import { PostgresSignalSource } from '../../../src/adapters/realtime/postgres-signal-source.js';
import { AProcess, aRealtime, until } from '../../contracts/realtime-contract.js';
import { type InterruptibleProxy, startInterruptibleProxy } from '../../support/interruptible-proxy.js';
import { emptyDatabase, type TestDatabase } from '../../support/postgres/test-database.js';

describe('signals over Postgres', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let orm: MikroORM;
  let realtime: PostgresRealtime;
  const owned: (() => Promise<void>)[] = [];

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
  afterEach(async () => {
    for (const close of owned.splice(0).reverse()) await close();
  });
  afterAll(async () => {
    await orm.close();
    await pool.end();
    await database.drop();
  });

  const disconnect = async (): Promise<void> => {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'tablemates-signals' and datname = current_database()`,
    );
  };

  aRealtime(() => ({
    realtime,
    unitOfWork: new MikroUnitOfWork(orm.em),
    source: (report) => new PostgresSignalSource({ connectionString: database.url, report }),
    sendRaw: async (payload) => void (await pool.query('select pg_notify($1, $2)', ['tablemates', payload])),
    disconnect,
  }));

  async function listeningOverAFrailLine(
    settings: { pingEveryMs?: number; timeoutMs?: number } = {},
  ): Promise<{ listening: AProcess; line: InterruptibleProxy }> {
    const through = new URL(database.url);
    const line = await startInterruptibleProxy({ host: through.hostname, port: Number(through.port) });
    through.host = `127.0.0.1:${line.port}`;
    const listening = new AProcess(
      (report) => new PostgresSignalSource({ connectionString: through.href, report, ...settings }),
    );
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

  it('can be closed while the database is not reachable', async () => {
    const { listening, line } = await listeningOverAFrailLine();
    await line.close();
    await until(() => listening.reported.length === 1);
    const started = performance.now();
    await listening.close();
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(listening.gaps).toBe(0);
  });

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
