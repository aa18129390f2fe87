import { MikroORM } from '@mikro-orm/postgresql';
import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import { postgresBus, PostgresSignalSource } from '../../../src/adapters/realtime/postgres-bus.js';
import { PostgresListener } from '../../../src/adapters/realtime/postgres-listener.js';
import type { ReportError, SignalSource } from '../../../src/adapters/realtime/signal-source.js';
import { aRealtime, type SourceSettings } from '../../contracts/realtime-contract.js';
import { aDatabase, emptyDatabase } from '../../support/postgres/test-database.js';

describe('signals over Postgres', () => {
  let orm: MikroORM;
  let unitOfWork: MikroUnitOfWork;

  // Before the database, whose end waits for its connections.
  afterAll(() => orm?.close());
  const database = aDatabase('file', emptyDatabase);
  beforeAll(async () => {
    orm = await MikroORM.init({
      clientUrl: database.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    });
    unitOfWork = new MikroUnitOfWork(orm.em);
  });

  const urlThrough = (port: number | undefined): string => {
    const url = new URL(database.url);
    if (port !== undefined) url.host = `127.0.0.1:${port}`;
    return url.href;
  };

  /** A signal source with its own connection, as each process has one. */
  function ownSource(report: ReportError, { port, ...settings }: SourceSettings = {}): SignalSource {
    const listener = new PostgresListener({ connectionString: urlThrough(port), report, ...settings });
    const source = new PostgresSignalSource(listener, report);
    return {
      get isLive() {
        return source.isLive;
      },
      start: async (signals) => {
        await source.start(signals);
        await listener.start();
      },
      close: () => listener.close(),
    };
  }

  aRealtime(() => ({
    unitOfWork,
    address: { host: new URL(database.url).hostname, port: Number(new URL(database.url).port) },
    bus: (timeoutMs, port) => postgresBus({ connectionString: urlThrough(port), timeoutMs }),
    source: ownSource,
    sendRaw: async (payload) =>
      void (await database.query('select pg_notify($1, $2)', ['tablemates', payload])),
    restart: async () => {
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name like 'tablemates-%' and datname = current_database()`,
      );
    },
  }));
});
