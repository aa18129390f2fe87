import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import { isConnectionError } from '../../../src/adapters/persistence/connection-error.js';
import { type Database, DATABASE_TIMEOUTS, openDatabase } from '../../../src/infrastructure/database/orm.js';
import { eventually } from '../../support/eventually.js';
import { type InterruptibleProxy, proxyBefore } from '../../support/interruptible-proxy.js';
import { aDatabase } from '../../support/postgres/test-database.js';

const CLIENT_MS = 300;

const testing = aDatabase();
let proxy: InterruptibleProxy;
let database: Database;
let unitOfWork: MikroUnitOfWork;

beforeAll(() => testing.query('create table kept (note text)'));
beforeEach(async () => {
  const through = await proxyBefore(testing.url);
  proxy = through;
  const timeouts = { ...DATABASE_TIMEOUTS, serverMs: 10_000, clientMs: CLIENT_MS };
  database = await openDatabase(through.url, 4, timeouts);
  unitOfWork = new MikroUnitOfWork(database.em);
});
afterEach(async () => {
  await database.close();
  await proxy.close();
});

/** The error of the work, and the milliseconds until it came. */
async function failure(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const began = performance.now();
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, ms: performance.now() - began };
}

const isWhole = async () => database.pool.totalCount === database.pool.idleCount;

it('a transaction on a frozen server fails in time, its rollback too, and its connection leaves the pool', async () => {
  const transaction = unitOfWork.run(async () => {
    await database.em.execute(`insert into kept values ('half done')`);
    proxy.stopForwarding();
    await database.em.execute(`insert into kept values ('never sent')`);
  });
  const { error, ms } = await failure(transaction);
  expect(isConnectionError(error)).toBe(true);
  expect(ms).toBeLessThan(5000);
  await eventually(isWhole);
  expect(database.pool.totalCount).toBe(0);
  await database.em.execute(`insert into kept values ('later')`);
  // The server rolls back when it finds the connection closed.
  await eventually(
    async () => (await testing.query('select from kept where note = $1', ['later'])).rowCount === 1,
  );
  expect((await testing.query('select note from kept')).rows).toEqual([{ note: 'later' }]);
});

it('single statements on a frozen server fail in time, and the pool works again when it thaws', async () => {
  // Counted, because on a busy machine the first is late before the last is sent.
  let sent = 0;
  database.pool.on('acquire', () => sent++);
  const asked = Array.from({ length: 4 }, (_, n) =>
    failure(
      n % 2 === 0 ? database.em.execute('select pg_sleep(1)') : database.pool.query('select pg_sleep(1)'),
    ),
  );
  await eventually(async () => sent >= 4);
  proxy.stopForwarding();
  for (const { error, ms } of await Promise.all(asked)) {
    expect(isConnectionError(error)).toBe(true);
    expect(ms).toBeLessThan(5000);
  }
  proxy.resumeForwarding();
  await eventually(isWhole);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => database.em.execute<object[]>('select 1 as one')),
  );
  expect(new Set(answers.map((rows) => JSON.stringify(rows)))).toEqual(new Set(['[{"one":1}]']));
});

it('a connection that was late is not lent again, not even to what asks at once', async () => {
  await database.em.execute('select 1');
  proxy.stopForwarding();
  await failure(database.em.execute('select 1'));
  expect(await database.em.execute<object[]>('select 1 as one')).toEqual([{ one: 1 }]);
});

it('the timeouts of requests end on the server first, and leave time to answer within ten seconds', () => {
  expect(DATABASE_TIMEOUTS.serverMs).toBeLessThan(DATABASE_TIMEOUTS.clientMs);
  expect(DATABASE_TIMEOUTS.clientMs).toBeLessThan(6000);
});
