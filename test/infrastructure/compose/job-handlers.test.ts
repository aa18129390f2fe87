import type { Job, JobHelpers } from 'graphile-worker';
import { taskList } from '../../../src/adapters/jobs/task-list.js';
import { queueMail } from '../../../src/application/notifications/send-mail.js';
import { eventHandler } from '../../../src/infrastructure/compose/job-handlers.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const EVENT = 'table-formed';

const database = ownDatabase();

interface Handler {
  execute(): Promise<unknown>;
}

const mails = (to: string): Handler => ({
  execute: () =>
    queueMail(database.jobs, {
      to,
      subject: 'Your table',
      text: 'Hi',
      html: 'Hi',
      attachments: [],
      hasCode: false,
      purpose: { kind: 'safety' },
    }),
});

/** Publishes an event. @returns runs its handlers, like a worker that is killed before it ends the job */
async function published(...handlers: Handler[]): Promise<() => Promise<void>> {
  const handler = eventHandler(handlers, database.unitOfWork, (id) => database.jobs.noteHandled(id));
  const log = { warn: () => undefined, error: () => undefined };
  const tasks = taskList({ [EVENT]: handler }, { settle: async () => 'retried' }, log);
  await database.jobs.publish([{ type: EVENT }]);
  return async () => {
    const { rows } = await database.pool.query<Job & { payload: object }>(
      `update graphile_worker._private_jobs j set attempts = attempts + 1, locked_by = 'killed', locked_at = now()
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1 returning j.*`,
      [EVENT],
    );
    await database.pool.query(`select graphile_worker.force_unlock_workers(array['killed'])`);
    await tasks[EVENT]!(rows[0]!.payload, { job: rows[0]! } as unknown as JobHelpers);
  };
}

const recipients = async () =>
  (await database.waitingJobs())
    .filter(({ name }) => name === 'send-mail')
    .map(({ payload }) => (payload as { to: string }).to);

describe('an event whose process is killed between its handlers and the end of its job', () => {
  it.each([
    ['one handler', ['ada@example.org']],
    ['several handlers', ['ada@example.org', 'ben@example.org']],
  ])('mails each person once, with %s', async (_, people) => {
    const run = await published(...people.map(mails));
    await run();
    await run();
    expect(await recipients()).toEqual(people);
  });

  it('is handled again as a whole when it did not commit', async () => {
    let attempts = 0;
    const killedOnce: Handler = {
      execute: async () => {
        if (++attempts === 1) throw new Error('killed');
      },
    };
    const run = await published(mails('ada@example.org'), killedOnce);
    await expect(run()).rejects.toThrow();
    expect(await recipients()).toEqual([]);
    await run();
    expect(await recipients()).toEqual(['ada@example.org']);
  });
});
