import { readQueueLengths } from '../../../src/adapters/jobs/queue-lengths.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const database = ownDatabase();

const changeJobs = (task: string, change: string) =>
  database.pool.query(
    `update graphile_worker._private_jobs set ${change}
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [task],
  );

describe('the lengths of the queue', () => {
  it('are empty without jobs', async () => {
    expect(await readQueueLengths(database.pool)).toEqual([]);
  });

  it('count due, running and retrying jobs by task, with the age of the oldest due one', async () => {
    await database.jobs.add('send-mail', {});
    await database.jobs.add('send-mail', {});
    await changeJobs('send-mail', `run_at = now() - interval '90 seconds'`);
    await database.jobs.add('send-mail', {}, { delaySeconds: 600 });
    await database.jobs.add('form-tables', {});
    await changeJobs('form-tables', `locked_at = now(), locked_by = 'a worker', attempts = 1`);
    await database.jobs.add('review-decided', {});
    await changeJobs('review-decided', `attempts = 3, run_at = now() + interval '1 hour'`);
    const lengths = await readQueueLengths(database.pool);
    const idle = { due: 0, oldestSeconds: 0, retrying: 0, running: 0 };
    expect(lengths.sort((a, b) => a.task.localeCompare(b.task))).toEqual([
      { ...idle, task: 'form-tables', running: 1 },
      { ...idle, task: 'review-decided', retrying: 1 },
      { ...idle, task: 'send-mail', due: 2, oldestSeconds: expect.any(Number) },
    ]);
    const { oldestSeconds } = lengths.find(({ task }) => task === 'send-mail')!;
    expect(oldestSeconds).toBeGreaterThanOrEqual(90);
    expect(oldestSeconds).toBeLessThan(120);
  });

  it('leave out jobs that have failed for good', async () => {
    await database.jobs.add('send-mail', {});
    await changeJobs('send-mail', 'attempts = max_attempts');
    expect(await readQueueLengths(database.pool)).toEqual([]);
  });
});
