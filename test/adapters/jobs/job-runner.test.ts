import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { pino } from 'pino';
import { type JobHandler, JobRunner } from '../../../src/adapters/jobs/job-runner.js';
import { openWorkerPool } from '../../../src/infrastructure/database/worker-pool.js';
import { eventually } from '../../support/eventually.js';
import { type ProductDatabase, productDatabase } from '../../support/postgres/product-database.js';

let database: ProductDatabase;
let pool: pg.Pool;
let runner: JobRunner;
let logged: Array<{ fields: object; message: string }>;

beforeAll(async () => {
  database = await productDatabase();
});
beforeEach(async () => {
  await database.clear();
  logged = [];
  pool = openWorkerPool(database.url, pino({ level: 'silent' }));
});
afterEach(async () => {
  await runner.stop();
  await pool.end();
});
afterAll(() => database?.close());

async function start(handlers: Record<string, JobHandler>): Promise<void> {
  const note = (fields: object, message: string) => void logged.push({ fields, message });
  runner = new JobRunner(pool, handlers, [], { warn: note, error: note });
  await runner.start();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('jobs', () => {
  it('run soon after the commit, with their payload, and are then deleted', async () => {
    const done: object[] = [];
    await start({ greet: async (payload) => void done.push(payload) });
    await database.unitOfWork.run(async () => {
      await database.jobs.add('greet', { name: 'Ada' });
      await pause(200);
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
    await eventually(async () => tries === 1);
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await eventually(async () => tries === 2);
    await eventually(async () => (await database.waitingJobs()).length === 0);
    expect(logged).toEqual([
      {
        fields: { err: expect.objectContaining({ message: 'the first time fails' }), task: 'greet' },
        message: 'a job failed and will be retried',
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

describe('stopping', () => {
  it('waits for the running job and starts no other', async () => {
    const order: string[] = [];
    await start({
      long: async () => {
        order.push('begun');
        await pause(300);
        order.push('ended');
      },
    });
    await database.jobs.add('long', {}, { queue: 'q' });
    await eventually(async () => order.length === 1);
    await database.jobs.add('long', {}, { queue: 'q' });
    await runner.stop();
    expect(order).toEqual(['begun', 'ended']);
    expect(await database.waitingJobs()).toHaveLength(1);
  });

  it('is idempotent, and allowed before the start', async () => {
    await start({});
    await runner.stop();
    await expect(runner.stop()).resolves.toBeUndefined();
    runner = new JobRunner(pool, {}, [], { warn: () => undefined, error: () => undefined });
    await expect(runner.stop()).resolves.toBeUndefined();
  });
});
