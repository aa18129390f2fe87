import type pg from 'pg';
import type { DeadJobCipher } from '../shared/dead-job-cipher.js';
import { KEYED } from './graphile-jobs.js';

/** What follows a failed attempt: another one, a newer job with the same key, or nothing. */
export type Outcome = 'retried' | 'superseded' | 'dead';

/** One failed attempt, as graphile-worker describes it to the task. */
export interface FailedAttempt {
  readonly id: string;
  /** Name of the error. */
  readonly error: string;
  /** Whether no attempt may follow. */
  readonly isFinal: boolean;
}

interface EndedJob {
  readonly id: string;
  readonly task: string;
  readonly queueId: number | null;
  readonly queue: string | null;
  readonly payload: unknown;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly queuedAt: Date;
  readonly lockedBy: string | null;
  readonly isSuperseded: boolean;
}

/** Jobs per transaction of `collect`. */
const BATCH = 100;
/** The error of a job whose process was killed during its last attempt. */
const WORKER_LOST = 'WorkerLost';

const FAILED = `
  select j.id, t.identifier as task, j.job_queue_id as "queueId", q.queue_name as queue, j.payload, j.attempts,
    j.max_attempts as "maxAttempts", j.created_at as "queuedAt", j.locked_by as "lockedBy",
    j.key is null and coalesce(j.flags ? '${KEYED}', false) as "isSuperseded"
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id`;
const HAS_ENDED = 'j.attempts >= j.max_attempts';

/**
 * Moves jobs out of the queue whose last attempt failed. Their payload is kept encrypted, or not at all. graphile-worker
 * by itself keeps them forever, with their payload. See ADR 39.
 */
export class DeadLetters {
  /** @param mayKeep whether the payload of a task may be kept */
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: DeadJobCipher,
    private readonly mayKeep: (task: string, payload: unknown) => boolean,
  ) {}

  /**
   * Decides about a failed attempt while its worker still has the job. graphile-worker takes the key from a job that was
   * added again during the attempt and marks it as out of attempts; it is not dead.
   */
  settle({ id, error, isFinal }: FailedAttempt): Promise<Outcome> {
    return this.inTransaction(async (client) => {
      const { rows } = await client.query<EndedJob>(
        `${FAILED} where (${HAS_ENDED} or $2) and j.id = $1 for update of j`,
        [id, isFinal],
      );
      const [job] = rows;
      if (!job) return 'retried';
      if (!job.isSuperseded) await this.insert(client, job, error);
      await this.removeFromQueue(client, job);
      return job.isSuperseded ? 'superseded' : 'dead';
    });
  }

  /** Collects what `settle` did not reach: jobs of killed processes. @returns how many left the queue */
  async collect(): Promise<number> {
    let collected = 0;
    for (;;) {
      const count = await this.inTransaction(async (client) => {
        const { rows } = await client.query<EndedJob>(
          `${FAILED} where ${HAS_ENDED} and j.locked_by is null order by j.id limit ${BATCH} for update of j skip locked`,
        );
        for (const job of rows) {
          if (!job.isSuperseded) await this.insert(client, job, WORKER_LOST);
          await this.removeFromQueue(client, job);
        }
        return rows.length;
      });
      collected += count;
      if (count < BATCH) return collected;
    }
  }

  private async insert(client: pg.PoolClient, job: EndedJob, error: string): Promise<void> {
    const { task, payload } = job;
    const { rows } = await client.query<{ id: number }>(
      `insert into dead_jobs (task, queue, attempts, max_attempts, error, queued_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [task, job.queue, job.attempts, job.maxAttempts, error, job.queuedAt],
    );
    const { id } = rows[0]!;
    if (!this.mayKeep(task, payload)) return;
    const sealed = this.cipher.seal({ id, task }, payload);
    await client.query('update dead_jobs set sealed_payload = $2 where id = $1', [id, sealed]);
  }

  /** Unlocks the job's named queue too, as graphile-worker does for a job that it completes. */
  private async removeFromQueue(client: pg.PoolClient, { id, queueId, lockedBy }: EndedJob): Promise<void> {
    await client.query('delete from graphile_worker._private_jobs where id = $1', [id]);
    if (queueId === null || lockedBy === null) return;
    await client.query(
      `update graphile_worker._private_job_queues set locked_by = null, locked_at = null
       where id = $1 and locked_by = $2`,
      [queueId, lockedBy],
    );
  }

  private async inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
