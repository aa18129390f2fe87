import type pg from 'pg';

/** The jobs of one task in the queue. */
export interface QueueLength {
  readonly task: string;
  /** Due and not started. */
  readonly due: number;
  /** How long the oldest of them has been due, in seconds; 0 without one. */
  readonly oldestSeconds: number;
  /** Failed at least once and to be tried again. */
  readonly retrying: number;
  readonly running: number;
}

/** The most waiting jobs that are counted, so that a backlog does not make each scrape slower. */
const MOST_COUNTED = 10_000;
/** Running jobs are bounded by the number of workers. */
const MOST_RUNNING = 1_000;

/** How many jobs of one task are due, or wait for another attempt. */
export async function countWaiting(pool: Pick<pg.Pool, 'query'>, task: string): Promise<number> {
  const found = (await readQueueLengths(pool)).find((each) => each.task === task);
  return found ? found.due + found.retrying : 0;
}

/** Counts the jobs of all processes by task; a task without jobs has no row. Dead jobs are not counted. */
export async function readQueueLengths(pool: Pick<pg.Pool, 'query'>): Promise<QueueLength[]> {
  const { rows } = await pool.query<QueueLength>(
    `with jobs as (
       (select task_id, attempts, run_at, false as is_running from graphile_worker._private_jobs
        where is_available order by priority, run_at limit $1)
       union all
       (select task_id, attempts, run_at, true from graphile_worker._private_jobs
        where locked_at is not null limit $2))
     select tasks.identifier as task,
       (count(*) filter (where not is_running and run_at <= now()))::int as due,
       coalesce(extract(epoch from now() - min(run_at) filter (where not is_running and run_at <= now())), 0)::float8
         as "oldestSeconds",
       (count(*) filter (where not is_running and attempts > 0))::int as retrying,
       (count(*) filter (where is_running))::int as running
     from jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     group by tasks.identifier`,
    [MOST_COUNTED, MOST_RUNNING],
  );
  return rows;
}
