import { pino } from 'pino';
import { DeadLetters } from '../../../src/adapters/jobs/dead-letters.js';
import { JobRunner } from '../../../src/adapters/jobs/job-runner.js';
import type { JobHandler } from '../../../src/adapters/jobs/task-list.js';
import { PostgresDeadJobs } from '../../../src/adapters/persistence/operations/postgres-dead-jobs.js';
import { DeadJobCipher } from '../../../src/adapters/shared/dead-job-cipher.js';
import { NotRetried } from '../../../src/application/shared/not-retried.js';
import { mayKeepPayload } from '../../../src/application/operations/may-keep-payload.js';
import { openWorkerPool } from '../../../src/infrastructure/database/worker-pool.js';
import { eventually } from '../../support/eventually.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const keys = { current: 'the key for files', earlier: [] };
const MAIL = { to: 'ada@example.org', subject: 'Hi', text: 'Hi Ada,', html: '<p>Hi Ada,', hasCode: false };
const NEWEST = { sort: 'id', isDescending: true, offset: 0, limit: 10, filter: {} } as const;

const database = ownDatabase();
let deadLetters: DeadLetters;
let deadJobs: PostgresDeadJobs;
let stop: () => Promise<void>;
let logged: Array<{ level: string; message: string }>;

beforeAll(() => {
  const cipher = new DeadJobCipher(keys);
  deadLetters = new DeadLetters(database.pool, cipher, mayKeepPayload);
  deadJobs = new PostgresDeadJobs(database.em, database.pool, cipher);
});
beforeEach(async () => {
  await database.pool.query('delete from dead_jobs');
  logged = [];
  stop = async () => undefined;
});
afterEach(() => stop());

async function start(handlers: Record<string, JobHandler>): Promise<void> {
  const pool = openWorkerPool(database.url, pino({ level: 'silent' }));
  const note = (level: string) => (_: object, message: string) => void logged.push({ level, message });
  const log = { warn: note('warn'), error: note('error') };
  const runner = new JobRunner({ pool, handlers, deadLetters, log });
  stop = async () => {
    await runner.stop();
    await pool.end();
  };
  await runner.start();
}

const listed = async () => (await deadJobs.page(NEWEST)).rows;
const runRetriesNow = () => database.pool.query('update graphile_worker._private_jobs set run_at = now()');
const refuse = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('550 ada@example.org is unknown'), { code: 'EENVELOPE' }));

/** Everything that the database has about jobs, as text. */
async function stored(): Promise<string> {
  const { rows } = await database.pool.query<{ text: string }>(
    `select j::text as text from graphile_worker._private_jobs j union all select d::text from dead_jobs d`,
  );
  return rows.map(({ text }) => text).join('\n');
}

describe('a job whose last attempt fails', () => {
  it('leaves the queue: its task, times and the name of the error stay, and nothing of the user can be read', async () => {
    await start({ 'send-mail': refuse });
    await database.jobs.add('send-mail', MAIL, { attempts: 2 });
    await eventually(async () => logged.length > 0);
    await eventually(async () => (await runRetriesNow()).rowCount === 0);
    expect(await listed()).toEqual([
      {
        id: expect.any(Number),
        task: 'send-mail',
        attempts: 2,
        error: 'Error EENVELOPE',
        queuedAt: expect.any(Date),
        diedAt: expect.any(Date),
        isRetryable: true,
      },
    ]);
    expect(await stored()).not.toMatch(/@example|hi/i);
    expect(logged).toEqual([
      { level: 'warn', message: 'a job failed and will be tried again' },
      {
        level: 'error',
        message: 'a job failed at its last attempt and was given up; the console lists it under System',
      },
    ]);
  });

  it('is the first one, if another attempt cannot mend it', async () => {
    class Unreachable extends NotRetried {}
    await start({ 'send-mail': () => Promise.reject(new Unreachable()) });
    await database.jobs.add('send-mail', MAIL, { attempts: 12 });
    const [job] = await eventually(async () => {
      const rows = await listed();
      return rows.length === 1 && rows;
    });
    expect(job).toMatchObject({ attempts: 1, isRetryable: true });
    expect((await runRetriesNow()).rowCount).toBe(0);
  });

  it('has no address of the server’s answer in the queue between its attempts', async () => {
    await start({ 'send-text-message': refuse });
    await database.jobs.add('send-text-message', { to: '+1' }, { attempts: 12 });
    const { rows } = await eventually(async () => {
      const found = await database.pool.query<{ error: string }>(
        'select last_error as error from graphile_worker.jobs where last_error is not null',
      );
      return found.rowCount === 1 && found;
    });
    expect(rows).toEqual([{ error: 'Error EENVELOPE' }]);
  });

  it('keeps no payload that has a code, not even encrypted', async () => {
    await start({ 'send-mail': refuse, 'send-text-message': refuse });
    await database.jobs.add('send-mail', { ...MAIL, hasCode: true }, { attempts: 1 });
    await database.jobs.add('send-text-message', { to: '+12125550100', text: '123456' }, { attempts: 1 });
    const jobs = await eventually(async () => {
      const rows = await listed();
      return rows.length === 2 && rows;
    });
    expect(jobs.map(({ isRetryable }) => isRetryable)).toEqual([false, false]);
    for (const { id } of jobs)
      expect(await database.unitOfWork.run(() => deadJobs.findForUpdate(id))).toMatchObject({
        payload: null,
      });
  });

  it('frees its named queue for the next job', async () => {
    let ran = 0;
    await start({ 'propose-venues': refuse, greet: async () => void ran++ });
    await database.jobs.add('propose-venues', {}, { attempts: 1, queue: 'q' });
    await database.jobs.add('greet', {}, { queue: 'q' });
    await eventually(async () => ran === 1);
    expect(await listed()).toMatchObject([{ task: 'propose-venues' }]);
  });

  it('is not dead while attempts are left, also when its process ends', async () => {
    await start({ greet: refuse });
    await database.jobs.add('greet', {}, { attempts: 12 });
    await eventually(async () => logged.length > 0);
    expect(await deadLetters.collect()).toBe(0);
    expect(await database.waitingJobs()).toHaveLength(1);
  });
});

it('a job that is added again during a failing attempt is not dead: the newer one runs', async () => {
  let attempts = 0;
  const added = Promise.withResolvers<void>();
  await start({
    look: async () => {
      if (++attempts > 1) return;
      await added.promise;
      await refuse();
    },
  });
  const add = () => database.jobs.add('look', {}, { key: 'same' });
  await add();
  await eventually(async () => attempts === 1);
  await add();
  added.resolve();
  await eventually(async () => (await database.waitingJobs()).length === 0);
  expect(attempts).toBe(2);
  expect(await listed()).toEqual([]);
  expect(logged).toEqual([{ level: 'warn', message: 'a job failed and a newer one with its key follows' }]);
});

it('an attempt that was killed is not dead when a newer job with its key replaced it, also if it was the last', async () => {
  for (const [key, ended] of [
    ['first', 0],
    ['last', 11],
  ] as const) {
    const add = () => database.jobs.add('look', {}, { key });
    await add();
    await database.pool.query(
      `update graphile_worker._private_jobs set attempts = $1, locked_by = 'killed', locked_at = now() where key = $2`,
      [ended + 1, key],
    );
    await add();
  }
  await database.pool.query(`select graphile_worker.force_unlock_workers(array['killed'])`);
  expect(await deadLetters.collect()).toBe(2);
  expect(await listed()).toEqual([]);
  expect(await database.waitingJobs()).toHaveLength(2);
});

describe('jobs out of attempts that no worker has', () => {
  it('are collected, and a payload that may hold a code is not kept', async () => {
    const { hasCode: _, ...withoutSaying } = MAIL;
    await database.jobs.add('send-mail', withoutSaying);
    await database.jobs.add('remove-picture', { address: '/pictures/7/x.webp' });
    await database.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = '550 ada@example.org'`,
    );
    expect(await deadLetters.collect()).toBe(2);
    expect(await database.waitingJobs()).toEqual([]);
    expect(await listed()).toMatchObject([
      { task: 'remove-picture', error: 'WorkerLost', isRetryable: true },
      { task: 'send-mail', error: 'WorkerLost', isRetryable: false },
    ]);
    expect(await stored()).not.toMatch(/@example|pictures/i);
  });

  it('are read back with their payload, and not with another key', async () => {
    await database.jobs.add('propose-venues', { matchId: 7 }, { queue: 'q', attempts: 5 });
    await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    await deadLetters.collect();
    const { id } = (await listed())[0]!;
    expect(await deadJobs.findForUpdate(id)).toEqual({
      id,
      task: 'propose-venues',
      queue: 'q',
      maxAttempts: 5,
      payload: { matchId: 7 },
    });
    const other = new DeadJobCipher({ ...keys, current: 'another key' });
    const withOtherKey = new PostgresDeadJobs(database.em, database.pool, other);
    expect(await withOtherKey.findForUpdate(id)).toMatchObject({ payload: null });
    expect(await deadJobs.findForUpdate(id + 1)).toBeNull();
  });

  it('are deleted one by one, and all that are older than a time', async () => {
    for (let count = 0; count < 3; count++) await database.jobs.add('greet', {});
    await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    await deadLetters.collect();
    const [newest, , oldest] = await listed();
    await deadJobs.remove(newest!.id);
    await database.pool.query(`update dead_jobs set died_at = now() - interval '15 days' where id = $1`, [
      oldest!.id,
    ]);
    await deadJobs.removeBefore(new Date(Date.now() - 14 * 86_400_000), 9);
    expect(await deadJobs.count()).toBe(1);
  });
});
