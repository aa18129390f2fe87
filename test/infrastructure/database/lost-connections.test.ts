import pg from 'pg';
import { eventually } from '../../support/eventually.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const database = ownDatabase('kept');

const works = () => database.unitOfWork.run(() => database.em.execute<object[]>('select 1 as one'));

/** Closes all connections, as a restart of PostgreSQL does. */
async function closeAllConnections(): Promise<void> {
  const operator = new pg.Client({ connectionString: database.url });
  await operator.connect();
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await operator.end();
}

it('transactions with a lost connection return it to the pool', async () => {
  const begun = () =>
    database.unitOfWork.run(async () => {
      await database.em.execute('select 1');
      await database.em.execute('select pg_sleep(60)');
    });
  for (let outage = 0; outage < 3; outage++) {
    const inFlight = Array.from({ length: 10 }, () =>
      begun().then(
        () => 'done',
        () => 'lost',
      ),
    );
    await eventually(async () => database.pool.totalCount - database.pool.idleCount === 10);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await closeAllConnections();
    expect(new Set(await Promise.all(inFlight))).toEqual(new Set(['lost']));
    await eventually(async () => database.pool.totalCount === database.pool.idleCount);
  }
  await eventually(() => works().catch(() => null));
  expect(await Promise.all(Array.from({ length: 40 }, works))).toHaveLength(40);
});

it('statements with a lost connection return it too, and so do completed transactions', async () => {
  const end = 'select pg_terminate_backend(pg_backend_pid())';
  for (let count = 0; count < 20; count++) {
    await expect(database.em.execute(end)).rejects.toThrow();
    await expect(database.unitOfWork.run(() => database.em.execute(end))).rejects.toThrow();
  }
  await eventually(() => works().catch(() => null));
  await eventually(async () => database.pool.totalCount === database.pool.idleCount);
});
