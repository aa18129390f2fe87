import { eventually } from '../eventually.js';
import { poolOf } from './pool-of.js';

export interface NewDeadJob {
  readonly task: string;
  readonly payload: object;
}

/** A mail in the queue, without the mark of one with a code. */
export const QUEUED_MAIL = {
  to: 'ada@example.org',
  subject: 'Your table',
  text: 'Hi Ada,',
  html: '<p>Hi Ada,</p>',
  attachments: [],
  purpose: { kind: 'account' },
};

/**
 * Adds jobs that are out of attempts, as a mail server that was away for a day leaves them, and waits until a worker of the
 * running product has collected them.
 */
export async function addDeadJobs(databaseUrl: string, ...jobs: readonly NewDeadJob[]): Promise<void> {
  const database = poolOf(databaseUrl);
  await database.query('begin');
  for (const { task, payload } of jobs) {
    const { rows } = await database.query<{ id: string }>(
      'select id from graphile_worker.add_job($1, $2, max_attempts => 12)',
      [task, payload],
    );
    await database.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [
      rows[0]!.id,
    ]);
  }
  await database.query(`select graphile_worker.add_job('collect-dead-jobs')`);
  await database.query('commit');
  await eventually(async () => {
    const { rowCount } = await database.query(
      'select from graphile_worker._private_jobs where attempts >= max_attempts and locked_by is null',
    );
    return rowCount === 0;
  });
}
