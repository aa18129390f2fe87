import { ownDatabase } from '../../support/postgres/product-database.js';

const database = ownDatabase();

interface QueuedJob {
  name: string;
  key: string | null;
  queue: string | null;
  attempts: number;
  seconds: number;
}

const queued = async (): Promise<QueuedJob[]> =>
  (
    await database.pool.query<QueuedJob>(
      `select task_identifier as name, key, queue_name as queue, max_attempts::int as attempts,
         round(extract(epoch from run_at - now()))::int as seconds
       from graphile_worker.jobs order by id`,
    )
  ).rows;

describe('a job', () => {
  it('is queued with its payload, to run at once and to be retried for days', async () => {
    await database.jobs.add('send-mail', { to: 'a@example.org', text: 'ü "quoted" \\ \n' });
    expect(await database.waitingJobs()).toEqual([
      { name: 'send-mail', payload: { to: 'a@example.org', text: 'ü "quoted" \\ \n' } },
    ]);
    expect(await queued()).toEqual([
      { name: 'send-mail', key: null, queue: null, attempts: 12, seconds: expect.any(Number) },
    ]);
    expect((await queued())[0]!.seconds).toBeLessThanOrEqual(0);
  });

  it('has the given delay, queue and number of attempts', async () => {
    await database.jobs.add('form-tables', {}, { delaySeconds: 600, queue: 'a slot', key: 'k', attempts: 3 });
    const [job] = await queued();
    expect(job).toMatchObject({ queue: 'a slot', key: 'k', attempts: 3 });
    expect(Math.abs(job!.seconds - 600)).toBeLessThan(5);
  });

  it('may be delayed by fractions of a second', async () => {
    await database.jobs.add('form-tables', {}, { delaySeconds: 0.25 });
    const { rows } = await database.pool.query<{ isAhead: boolean }>(
      `select run_at > created_at + interval '200 ms' as "isAhead" from graphile_worker.jobs`,
    );
    expect(rows).toEqual([{ isAhead: true }]);
  });

  it('with the key of a queued job is not queued again and does not delay the first one', async () => {
    await database.jobs.add('form-tables', { slot: 1 }, { key: 'same', delaySeconds: 60 });
    await database.jobs.add('form-tables', { slot: 1 }, { key: 'same', delaySeconds: 900 });
    await database.jobs.add('form-tables', { slot: 2 }, { key: 'other' });
    await database.jobs.add('form-tables', { slot: 3 });
    await database.jobs.add('form-tables', { slot: 3 });
    const jobs = await queued();
    expect(jobs).toHaveLength(4);
    expect(Math.abs(jobs.find(({ key }) => key === 'same')!.seconds - 60)).toBeLessThan(5);
  });

  it('with the same key is queued once for concurrent calls', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        database.unitOfWork.run(() => database.jobs.add('form-tables', {}, { key: 'same' })),
      ),
    );
    expect(await queued()).toHaveLength(1);
  });

  it('added in a unit of work is queued on commit and never on rollback', async () => {
    await database.unitOfWork.run(async () => {
      await database.jobs.add('kept', {});
      expect(await database.waitingJobs()).toEqual([]);
    });
    const failing = database.unitOfWork.run(async () => {
      await database.jobs.add('undone', {});
      throw new Error('a power cut');
    });
    await expect(failing).rejects.toThrow('a power cut');
    expect((await database.waitingJobs()).map(({ name }) => name)).toEqual(['kept']);
  });
});

it('events become jobs by their type, in order', async () => {
  await database.jobs.publish([
    { type: 'seat-freed', matchId: 1 } as { type: string },
    { type: 'table-ended', matchId: 1 } as { type: string },
  ]);
  expect(await database.waitingJobs()).toEqual([
    { name: 'seat-freed', payload: { type: 'seat-freed', matchId: 1 } },
    { name: 'table-ended', payload: { type: 'table-ended', matchId: 1 } },
  ]);
});
