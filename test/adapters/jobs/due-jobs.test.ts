import type pg from 'pg';
import { pino } from 'pino';
import { JobRunner } from '../../../src/adapters/jobs/job-runner.js';
import type { JobHandler } from '../../../src/adapters/jobs/task-list.js';
import { openWorkerPool } from '../../../src/infrastructure/database/worker-pool.js';
import { noDeadLetters } from '../../support/fakes/no-dead-letters.js';
import { eventually } from '../../support/eventually.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

/** A polling interval so long that every test would time out without the timer. */
const POLL_MS = 3_600_000;
const HOUR = 3600;

const database = ownDatabase();
const running: Array<{ runner: JobRunner; pool: pg.Pool }> = [];

afterEach(async () => {
  for (const { runner, pool } of running.splice(0)) {
    await runner.stop();
    await pool.end();
  }
});

async function start(handlers: Record<string, JobHandler>): Promise<JobRunner> {
  const pool = openWorkerPool(database.url, pino({ level: 'silent' }));
  const quiet = { warn: () => undefined, error: () => undefined };
  const runner = new JobRunner({ pool, handlers, deadLetters: noDeadLetters, log: quiet, pollMs: POLL_MS });
  running.push({ runner, pool });
  await runner.start();
  return runner;
}

/** A handler that records the name in each payload, in the order of the starts. */
const startsIn = (started: string[]): JobHandler =>
  (async ({ name }: { name: string }) => void started.push(name)) as JobHandler;

/** Whether the only running job started too early, by the clock of the database. */
async function hasBegunEarly(): Promise<boolean> {
  const { rows } = await database.pool.query<{ isEarly: boolean }>(
    'select locked_at < run_at as "isEarly" from graphile_worker._private_jobs where locked_at is not null',
  );
  return rows[0]!.isEarly;
}

// Which job is next, and what a locked queue does: due-job-timer.test.ts.
describe('a delayed job', () => {
  it('starts when it is due and no earlier, however far the next poll is', async () => {
    const early: boolean[] = [];
    await start({ greet: async () => void early.push(await hasBegunEarly()) });
    await database.jobs.add('greet', {}, { delaySeconds: 0.1 });
    await eventually(async () => early.length === 1);
    expect(early).toEqual([false]);
  });

  it('that was queued before the start of the runner starts when it is due', async () => {
    await database.jobs.add('greet', { name: 'waited' }, { delaySeconds: 0.2 });
    const started: string[] = [];
    await start({ greet: startsIn(started) });
    await eventually(async () => started.length === 1);
  });

  it('added again with its key starts once, at its first time, with its last payload', async () => {
    const started: string[] = [];
    await start({ greet: startsIn(started) });
    await database.jobs.add('greet', { name: 'first' }, { key: 'same', delaySeconds: 0.3 });
    await database.jobs.add('greet', { name: 'last' }, { key: 'same', delaySeconds: HOUR });
    await eventually(async () => (await database.waitingJobs()).length === 0);
    expect(started).toEqual(['last']);
  });

  it('that failed is retried after its delay, and not together with others', async () => {
    const order: string[] = [];
    await start({
      fail: async () => {
        order.push(`try, early: ${await hasBegunEarly()}`);
        if (order.length === 1) throw new Error('the first time fails');
      },
      greet: startsIn(order),
    });
    await database.jobs.add('fail', {}, { delaySeconds: 0.1 });
    await eventually(async () => {
      const { rowCount } = await database.pool.query(
        'select from graphile_worker._private_jobs where last_error is not null',
      );
      return rowCount === 1;
    });
    await database.jobs.add('greet', { name: 'another' }, { delaySeconds: 0.1 });
    await eventually(async () => order.length === 3);
    expect(order).toEqual(['try, early: false', 'another', 'try, early: false']);
  });
});

describe('two runners on one database', () => {
  it('start each delayed job once', async () => {
    const started: string[] = [];
    await start({ greet: startsIn(started) });
    await start({ greet: startsIn(started) });
    const names = Array.from({ length: 20 }, (_, index) => `job ${index}`);
    for (const name of names) await database.jobs.add('greet', { name }, { delaySeconds: 0.1 });
    await eventually(async () => (await database.waitingJobs()).length === 0);
    expect(started.toSorted()).toEqual(names.toSorted());
  });

  it('are independent: when one stops, the other starts the job when it is due', async () => {
    const started: string[] = [];
    const first = await start({ greet: startsIn(started) });
    await start({ greet: startsIn(started) });
    await database.jobs.add('greet', { name: 'left behind' }, { delaySeconds: 1 });
    await first.stop();
    expect(started).toEqual([]);
    await eventually(async () => started.length === 1);
  });
});

it('a runner that stopped starts no job that becomes due', async () => {
  const started: string[] = [];
  const stopped = await start({ greet: startsIn(started) });
  await database.jobs.add('greet', { name: 'too late' }, { delaySeconds: 0.3 });
  await stopped.stop();
  await start({ greet: async () => void started.push('by the next one') });
  await eventually(async () => started.length === 1);
  expect(started).toEqual(['by the next one']);
});
