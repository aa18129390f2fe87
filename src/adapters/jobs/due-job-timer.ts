import type { WorkerEvents, WorkerPool } from 'graphile-worker';
import type pg from 'pg';

/** Debounce of changes of the queue: a burst needs one check. */
const DEBOUNCE_MS = 20;
/** The timer is set for a job that is due within this time; the next check, at its end, finds what is due later. */
const HORIZON_MS = 60_000;

interface DueJobs {
  /** How many jobs of each task are due and not started, counted up to the number of workers in total. */
  readonly due: Readonly<Record<string, number>>;
  /** Milliseconds until the next job is due; null where none is due within the horizon. */
  readonly nextInMs: number | null;
}

export interface DueJobTimerOptions {
  /** How many jobs the workers of all pools can run at the same time. */
  readonly concurrency: number;
  /** The workers' polling interval. */
  readonly pollMs: number;
}

/**
 * Wakes the workers of one process when a delayed job becomes due, because graphile-worker by itself finds it only at
 * its next poll. A single timer for the earliest job is reset after each change of the queue: an insert by any process,
 * or a job that ended in this one. Pools that do not listen themselves are also woken by it. Polling remains the
 * fallback.
 */
export class DueJobTimer {
  private readonly workerPools: Array<{ workerPool: WorkerPool; tasks: readonly string[] }> = [];
  private timer?: NodeJS.Timeout;
  private checkAt = Infinity;
  private isChecking = false;
  private hasChanged = false;
  private retryMs = DEBOUNCE_MS;
  private hasEnded = false;

  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly options: DueJobTimerOptions,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Subscribes to the events of the runner of these tasks, until a worker pool shuts down. */
  follow(events: WorkerEvents, tasks: readonly string[]): void {
    events.on('pool:create', ({ workerPool }) => void this.workerPools.push({ workerPool, tasks }));
    events.on('pool:listen:success', () => this.onChange());
    events.on('pool:listen:notification', ({ message }) => {
      if (message.channel === 'jobs:insert') this.onChange();
    });
    events.on('job:complete', () => this.onChange());
    events.on('pool:gracefulShutdown', () => this.end());
    events.on('pool:forcefulShutdown', () => this.end());
  }

  private end(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
  }

  private onChange(): void {
    this.retryMs = DEBOUNCE_MS;
    if (this.isChecking) this.hasChanged = true;
    else this.checkIn(DEBOUNCE_MS);
  }

  /** Does nothing when an earlier check is scheduled. */
  private checkIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.hasEnded || this.checkAt <= at) return;
    clearTimeout(this.timer);
    this.checkAt = at;
    this.timer = setTimeout(() => void this.check(), ms);
  }

  private async check(): Promise<void> {
    this.checkAt = Infinity;
    this.isChecking = true;
    try {
      const { due, nextInMs } = await this.findDueJobs();
      if (this.hasEnded) return;
      if (Object.keys(due).length > 0) this.startJobs(due);
      else this.retryMs = DEBOUNCE_MS;
      this.checkIn(nextInMs === null ? HORIZON_MS : Math.ceil(nextInMs));
    } catch (error) {
      if (!this.hasEnded) this.report(error);
    } finally {
      this.isChecking = false;
      if (this.hasChanged) this.checkIn(DEBOUNCE_MS);
      this.hasChanged = false;
    }
  }

  /**
   * Wakes the pools whose tasks are due, because each woken worker queries the queue. A backlog may hide tasks that were
   * not counted, so it wakes all pools. A job whose queue is still locked by the one before it cannot start yet, and no
   * event follows when that one is marked as done; so the start is retried at growing intervals, up to the polling
   * interval.
   */
  private startJobs(due: DueJobs['due']): void {
    const total = sum(Object.values(due));
    const isBacklog = total >= this.options.concurrency;
    for (const { workerPool, tasks } of this.workerPools) {
      const count = isBacklog ? total : sum(tasks.map((task) => due[task] ?? 0));
      if (count > 0) workerPool.nudge(count);
    }
    if (this.retryMs >= this.options.pollMs) return;
    this.checkIn(this.retryMs);
    this.retryMs *= 2;
  }

  /** Both parts probe the index on (priority, run_at) once; every job of the product has the default priority. */
  private async findDueJobs(): Promise<DueJobs> {
    const { rows } = await this.pool.query<DueJobs>(
      `with waiting as not materialized (
         select run_at, task_id from graphile_worker._private_jobs where is_available = true and priority = 0),
       due as (
         select task_id, count(*) as jobs from (select task_id from waiting where run_at <= now() limit $1) first
         group by task_id)
       select
         (select coalesce(json_object_agg(identifier, jobs), '{}')
          from due join graphile_worker._private_tasks tasks on tasks.id = task_id) as "due",
         (select extract(epoch from run_at - now())::float8 * 1000 from waiting
          where run_at > now() and run_at <= now() + make_interval(secs => $2)
          order by run_at limit 1) as "nextInMs"`,
      [this.options.concurrency, HORIZON_MS / 1000],
    );
    return rows[0]!;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
