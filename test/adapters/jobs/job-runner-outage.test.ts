import pg from 'pg';
import { GraphileJobs } from '../../../src/adapters/jobs/graphile-jobs.js';
import { JobRunner } from '../../../src/adapters/jobs/job-runner.js';
import { noDeadLetters } from '../../support/fakes/no-dead-letters.js';
import { eventually } from '../../support/eventually.js';
import { proxyBefore, type InterruptibleProxy } from '../../support/interruptible-proxy.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';

let database: TestDatabase;
let proxy: InterruptibleProxy;
let direct: pg.Pool;
let frail: pg.Pool;

beforeAll(async () => {
  database = await testDatabase();
  const through = await proxyBefore(database.url);
  proxy = through;
  direct = new pg.Pool({ connectionString: database.url });
  frail = new pg.Pool({ connectionString: through.url, connectionTimeoutMillis: 2000 });
  for (const event of ['error', 'connect'] as const) {
    frail.on(event, (subject: Error | pg.PoolClient) => {
      if (!(subject instanceof Error)) subject.on('error', () => undefined);
    });
  }
});

afterAll(async () => {
  await frail.end();
  await direct.end();
  await proxy.close();
  await database.drop();
});

it('the runner survives a database outage during a job and continues afterwards', async () => {
  const jobs = new GraphileJobs(async (sql, parameters) => {
    let place = 0;
    return (
      await direct.query(
        sql.replaceAll('?', () => `$${++place}`),
        parameters,
      )
    ).rows;
  });
  const done: string[] = [];
  let complaints = 0;
  const quiet = { warn: () => void complaints++, error: () => void complaints++ };
  const handlers = {
    interrupted: async () => {
      proxy.disconnect();
      done.push('interrupted');
    },
    later: async () => {
      done.push('later');
    },
  };
  const runner = new JobRunner({ pool: frail, handlers, deadLetters: noDeadLetters, log: quiet });
  await runner.start();
  try {
    await jobs.add('interrupted', {});
    await eventually(async () => done.includes('interrupted'));
    await eventually(async () => complaints > 0);
    proxy.reconnect();
    await jobs.add('later', {});
    await eventually(async () => done.includes('later'), 25);
    expect(done).toEqual(['interrupted', 'later']);
  } finally {
    proxy.reconnect();
    await runner.stop();
  }
});
