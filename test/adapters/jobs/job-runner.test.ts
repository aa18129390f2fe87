import type pg from 'pg';
import { pino } from 'pino';
import type { JobPool } from '../../../src/adapters/jobs/job-pools.js';
import { JobRunner } from '../../../src/adapters/jobs/job-runner.js';
import type { JobHandler } from '../../../src/adapters/jobs/task-list.js';
import { openWorkerPool } from '../../../src/infrastructure/database/worker-pool.js';
import { noDeadLetters } from '../../support/fakes/no-dead-letters.js';
import { eventually } from '../../support/eventually.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const database = ownDatabase();
let pool: pg.Pool;
let runner: JobRunner;
let logged: Array<{ fields: object; message: string }>;

beforeEach(() => {
  logged = [];
  pool = openWorkerPool(database.url, pino({ level: 'silent' }));
});
afterEach(async () => {
  await runner.stop();
  await pool.end();
});

async function start(handlers: Record<string, JobHandler>, jobPools: readonly JobPool[] = []): Promise<void> {
  const note = (fields: object, message: string) => void logged.push({ fields, message });
  runner = new JobRunner({
    pool,
    handlers,
    jobPools,
    deadLetters: noDeadLetters,
    log: { warn: note, error: note },
  });
  await runner.start();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('jobs', () => {
  it('run soon after the commit, with their payload, and are then deleted', async () => {
    const done: object[] = [];
    await start({ greet: async (payload) => void done.push(payload) });
    await database.unitOfWork.run(async () => {
      await database.jobs.add('greet', { name: 'Ada' });
      await pause(100);
      expect(done).toEqual([]);
    });
    await eventually(async () => done.length === 1);
    expect(done).toEqual([{ name: 'Ada' }]);
    await eventually(async () => (await database.waitingJobs()).length === 0);
  });

  it('that were queued without a runner run when one starts', async () => {
    await database.jobs.add('greet', {});
    let greeted = 0;
    await start({ greet: async () => void greeted++ });
    await eventually(async () => greeted === 1);
  });

  it('that fail are retried, and logged without their payload', async () => {
    let tries = 0;
    await start({
      greet: async () => {
        if (++tries === 1) throw new Error('the first time fails');
      },
    });
    await database.jobs.add('greet', { to: 'secret@example.org' });
    await eventually(async () => tries > 0);
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await eventually(async () => (await database.waitingJobs()).length === 0);
    expect(tries).toBe(2);
    expect(logged).toEqual([
      {
        fields: { err: expect.objectContaining({ message: 'the first time fails' }), task: 'greet' },
        message: 'a job failed and will be tried again',
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('secret@');
  });

  it('of one queue run sequentially, those of other queues in parallel', async () => {
    const order: string[] = [];
    await start({
      slow: async ({ name }: { name: string }) => {
        order.push(`${name} begins`);
        await pause(100);
        order.push(`${name} ends`);
      },
    } as Record<string, JobHandler>);
    await database.unitOfWork.run(async () => {
      await database.jobs.add('slow', { name: 'one' }, { queue: 'q' });
      await database.jobs.add('slow', { name: 'two' }, { queue: 'q' });
      await database.jobs.add('slow', { name: 'beside' }, { queue: 'another' });
    });
    await eventually(async () => order.length === 6);
    const ofQueue = order.filter((line) => !line.startsWith('beside'));
    expect(ofQueue).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    expect(order.indexOf('beside begins')).toBeLessThan(order.indexOf('two begins'));
  });

  it('added again while they run, run once more afterwards', async () => {
    let runs = 0;
    const first = Promise.withResolvers<void>();
    await start({
      look: async () => {
        if (++runs === 1) await first.promise;
      },
    });
    const ask = () => database.jobs.add('look', {}, { key: 'same', queue: 'q' });
    await ask();
    await eventually(async () => runs === 1);
    await ask();
    await pause(100);
    expect(runs).toBe(1);
    first.resolve();
    await eventually(async () => runs === 2);
  });
});

describe('pools', () => {
  it('are independent: jobs that hang in one delay none of another, and run at most as often at once as it has workers', async () => {
    const answered = Promise.withResolvers<void>();
    const order: string[] = [];
    let sending = 0;
    const jobPools = [{ name: 'mail', concurrency: 2, tasks: ['mail'] }];
    await start(
      {
        mail: async () => {
          order.push(`mail ${++sending}`);
          await answered.promise;
        },
        seat: async () => void order.push('seated'),
      },
      jobPools,
    );
    for (let count = 0; count < 20; count++) await database.jobs.add('mail', {});
    await eventually(async () => sending === 2);
    for (let count = 0; count < 5; count++) await database.jobs.add('seat', {});
    await eventually(async () => order.length === 7);
    expect(order).toEqual(['mail 1', 'mail 2', ...Array<string>(5).fill('seated')]);
    answered.resolve();
    await eventually(async () => (await database.waitingJobs()).length === 0);
    expect(sending).toBe(20);
  });

  it('share one connection that listens for new jobs', async () => {
    let sent = 0;
    await start({ mail: async () => void sent++, seat: async () => undefined }, [
      { name: 'mail', concurrency: 1, tasks: ['mail'] },
    ]);
    await database.jobs.add('mail', {});
    await eventually(async () => sent === 1);
    // A job can run before the connection listens.
    const listening = await eventually(async () => {
      const { rows } = await database.pool.query(
        `select query from pg_stat_activity
         where datname = current_database() and application_name = 'tablemates-jobs' and query like 'LISTEN%'`,
      );
      return rows.length > 0 && rows;
    });
    expect(listening).toHaveLength(1);
  });

  it('have an advisory lock for their running jobs, so that no process takes a long job for that of a dead worker', async () => {
    const answered = Promise.withResolvers<void>();
    let running = 0;
    const wait = async () => {
      running++;
      await answered.promise;
    };
    await start({ mail: wait, seat: wait }, [{ name: 'mail', concurrency: 1, tasks: ['mail'] }]);
    await database.jobs.add('mail', {});
    await database.jobs.add('seat', {});
    await eventually(async () => running === 2);
    const { rows } = await database.pool.query(
      `select count(*)::int as locked from graphile_worker._private_jobs j
       where exists (select from pg_locks l where l.locktype = 'advisory' and l.granted
         and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)`,
    );
    answered.resolve();
    expect(rows).toEqual([{ locked: 2 }]);
  });
});

describe('stopping', () => {
  it('waits for the running job and starts no other', async () => {
    const order: string[] = [];
    const answered = Promise.withResolvers<void>();
    await start({
      long: async () => {
        order.push('begun');
        await answered.promise;
        order.push('ended');
      },
    });
    await database.jobs.add('long', {}, { queue: 'q' });
    await eventually(async () => order.length === 1);
    await database.jobs.add('long', {}, { queue: 'q' });
    const stopping = runner.stop();
    // The library does not tell when it has stopped to take jobs, which it does long before this.
    await pause(100);
    answered.resolve();
    await stopping;
    expect(order).toEqual(['begun', 'ended']);
    expect(await database.waitingJobs()).toHaveLength(1);
  });

  it('is idempotent, and allowed before the start', async () => {
    await start({});
    await runner.stop();
    await expect(runner.stop()).resolves.toBeUndefined();
    runner = new JobRunner({
      pool,
      handlers: {},
      deadLetters: noDeadLetters,
      log: { warn: () => undefined, error: () => undefined },
    });
    await expect(runner.stop()).resolves.toBeUndefined();
  });
});
