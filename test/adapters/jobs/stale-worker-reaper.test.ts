import { jest } from '@jest/globals';
import pg from 'pg';
import { StaleWorkerReaper } from '../../../src/adapters/jobs/stale-worker-reaper.js';
import { eventually } from '../../support/eventually.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';

let database: TestDatabase;
let observer: pg.Client;
const failures: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
  observer = new pg.Client({ connectionString: database.url });
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});
beforeEach(async () => {
  failures.length = 0;
  await observer.query('delete from graphile_worker._private_jobs');
  await observer.query('delete from graphile_worker._private_job_queues');
});

/** A process with its own workers, which dies without releasing its jobs. */
function aProcess(workers: readonly string[], everyMs?: number) {
  const pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const reaper = new StaleWorkerReaper(pool, (error) => failures.push(error), everyMs);
  for (const worker of workers) reaper.add(worker);
  reaper.start();
  return {
    holds: () =>
      eventually(async () => {
        const { rowCount } = await observer.query(
          `select from pg_locks where locktype = 'advisory' and objid = any (select hashtext(name)::bigint & 4294967295 from unnest($1::text[]) name)`,
          [workers],
        );
        return rowCount === workers.length;
      }),
    loseConnection: () =>
      observer.query(
        // Awaits their ends, because a dying connection holds its locks and would pass for the next one.
        `select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    stop: async () => {
      await reaper.stop();
      await pool.end();
    },
  };
}

/**
 * A job that the worker started that many seconds ago, in a queue of its own. One transaction, because a reaper between two
 * of its statements would return the job and its queue by two announcements.
 */
async function jobOf(worker: string, secondsAgo = 60): Promise<void> {
  await observer.query('begin');
  await observer.query(`select graphile_worker.add_job('any', queue_name => $1)`, [`queue of ${worker}`]);
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await observer.query(
      `update graphile_worker.${table} set locked_by = $1, locked_at = now() - make_interval(secs => $2) where locked_by is null`,
      [worker, secondsAgo],
    );
  }
  await observer.query('commit');
}

async function heldBy(): Promise<string[]> {
  const { rows } = await observer.query<{ worker: string }>(
    `select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
      union all select locked_by from graphile_worker._private_job_queues where locked_by is not null order by 1`,
  );
  return rows.map(({ worker }) => worker);
}

describe('the jobs of a worker', () => {
  it('stay locked while its process runs, and return to the queue when it dies', async () => {
    const first = aProcess(['worker-1', 'worker-2']);
    await first.holds();
    await jobOf('worker-1');
    await jobOf('worker-of-a-process-long-gone');

    const second = aProcess(['worker-3']);
    await eventually(async () => (await heldBy()).length === 2);
    expect(await heldBy()).toEqual(['worker-1', 'worker-1']);

    await first.stop();
    const third = aProcess([]);
    await eventually(async () => (await heldBy()).length === 0);
    await second.stop();
    await third.stop();
    expect(failures).toEqual([]);
  });

  it('are taken and announced at each interval, and nothing is announced without a job', async () => {
    const announced = jest.fn();
    observer.on('notification', announced);
    await observer.query('listen "jobs:insert"');
    const dying = aProcess(['worker-4']);
    await dying.holds();
    await jobOf('worker-4');
    const other = aProcess([], 20);
    await dying.stop();
    await eventually(async () => (await heldBy()).length === 0);
    await eventually(async () => announced.mock.calls.length === 2);
    await jobOf('worker-of-a-process-long-gone');
    await eventually(async () => (await heldBy()).length === 0);
    await eventually(async () => announced.mock.calls.length === 4);
    await other.stop();
    await observer.query('unlisten *');
    // One announcement by each new job, and one by each return.
    expect(announced).toHaveBeenCalledTimes(4);
  });

  it('are not taken from a worker that has just started', async () => {
    await jobOf('worker-just-born', 1);
    await jobOf('worker-long-gone');
    const process = aProcess([]);
    await eventually(async () => (await heldBy()).length === 2);
    expect(await heldBy()).toEqual(['worker-just-born', 'worker-just-born']);
    await process.stop();
  });

  it('are protected again after the process has reconnected', async () => {
    const first = aProcess(['worker-5']);
    await first.holds();
    await first.loseConnection();
    await first.holds();
    await first.stop();
  });
});
