import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type CronItem,
  type Runner,
  type WorkerEvents,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { DeadLetters } from './dead-letters.js';
import { DueJobTimer } from './due-job-timer.js';
import { type JobPool, type PoolOfTasks, tasksByPool } from './job-pools.js';
import { poolWithoutListen } from './pool-without-listen.js';
import { StaleWorkerReaper } from './stale-worker-reaper.js';
import { type JobHandler, type JobLog, taskList } from './task-list.js';

/** A scheduled job; `match` is a crontab pattern in UTC. */
interface RecurringJob {
  readonly name: string;
  readonly match: string;
}

export interface JobRunnerOptions {
  /** The connections of the queue. */
  readonly pool: pg.Pool;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly recurring?: readonly RecurringJob[];
  /** Pools of their own for some tasks; all others share the inner pool. */
  readonly jobPools?: readonly JobPool[];
  readonly deadLetters: Pick<DeadLetters, 'settle'>;
  readonly log: JobLog;
  /** Polling interval in milliseconds, the fallback for jobs that no notification announced; 10,000 by default. */
  readonly pollMs?: number;
}

/** Each worker of each pool polls, so a short interval would keep an idle process busy. */
const POLL_MS = 10_000;
/** How long `stop` waits for running jobs, in milliseconds. */
export const STOP_TIMEOUT_MS = 2500;
/** Delay before failed runners are restarted. */
const RESTART_DELAY_MS = 2000;

/** Runs the jobs of the queue until `stop`, in one runner for each pool of tasks. Several processes can share one queue. */
export class JobRunner {
  private runners: Runner[] = [];
  private restartTimer?: NodeJS.Timeout;
  private readonly reaper: StaleWorkerReaper;
  private readonly pools: readonly [PoolOfTasks, ...PoolOfTasks[]];
  private readonly pollMs: number;
  private stopping?: Promise<void>;

  constructor(private readonly options: JobRunnerOptions) {
    this.pools = tasksByPool(
      taskList(options.handlers, options.deadLetters, options.log),
      options.jobPools ?? [],
    );
    this.pollMs = options.pollMs ?? POLL_MS;
    this.reaper = new StaleWorkerReaper(options.pool, (error) =>
      options.log.warn({ err: error }, 'stale workers could not be looked up'),
    );
  }

  /** Runs until `stop`; all runners are restarted when the connections of one fail for good. */
  async start(): Promise<void> {
    const timer = this.dueJobTimer();
    const runners: Runner[] = [];
    try {
      for (const tasks of this.pools) runners.push(await this.run(tasks, timer, runners.length === 0));
    } catch (error) {
      await stopAll(runners);
      throw error;
    }
    if (this.stopping) return stopAll(runners);
    this.reaper.start();
    this.runners = runners;
    Promise.race(runners.map(({ promise }) => promise)).then(
      () => this.restart(),
      (error: unknown) => this.restart(error),
    );
  }

  private dueJobTimer(): DueJobTimer {
    const concurrency = this.pools.reduce((sum, pool) => sum + pool.concurrency, 0);
    return new DueJobTimer(this.options.pool, { concurrency, pollMs: this.pollMs }, (error) =>
      this.options.log.warn({ err: error }, 'the next due job could not be looked up'),
    );
  }

  private events(timer: DueJobTimer, tasks: readonly string[]): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => this.reaper.add(workerPool.id));
    events.on('pool:release', ({ workerPool }) => this.reaper.remove(workerPool.id));
    timer.follow(events, tasks);
    return events;
  }

  /** @param isFirst the first runner listens for new jobs and adds the recurring ones */
  private run({ concurrency, taskList }: PoolOfTasks, timer: DueJobTimer, isFirst: boolean): Promise<Runner> {
    const { pool, recurring = [] } = this.options;
    const cronItems = recurring.map(({ name, match }): CronItem => ({ task: name, match }));
    return run({
      events: this.events(timer, Object.keys(taskList)),
      pgPool: isFirst ? pool : poolWithoutListen(pool),
      taskList,
      parsedCronItems: parseCronItems(isFirst ? cronItems : []),
      concurrency,
      pollInterval: this.pollMs,
      noHandleSignals: true,
      logger: this.workerLogger(),
      // Without batching, a job whose completion cannot be saved would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  }

  private restart(error?: unknown): void {
    if (this.stopping) return;
    void stopAll(this.runners.splice(0));
    this.options.log.error({ err: error }, 'the job runner ended and is restarted');
    this.restartTimer = setTimeout(() => {
      this.start().catch((failure: unknown) => this.restart(failure));
    }, RESTART_DELAY_MS);
  }

  /**
   * Waits for running jobs until the timeout; a job that takes longer is run again later, as after a crash. Idempotent.
   */
  stop(): Promise<void> {
    return (this.stopping ??= this.finish());
  }

  private async finish(): Promise<void> {
    clearTimeout(this.restartTimer);
    const aborted = new AbortController();
    try {
      const timeout = pause(STOP_TIMEOUT_MS, undefined, { signal: aborted.signal });
      await Promise.race([stopAll(this.runners), timeout]);
    } finally {
      aborted.abort();
      await this.reaper.stop();
    }
  }

  /** Drops the library's lines about jobs, whose errors include parameter values; `task-list.ts` logs failed jobs instead. */
  private workerLogger(): WorkerLogger {
    return new WorkerLogger(() => (level, message, meta) => {
      if (meta && 'job' in meta) return;
      if (level === 'error') this.options.log.error({}, message);
      else if (level === 'warning') this.options.log.warn({}, message);
    });
  }
}

/** A runner that has ended by itself rejects `stop`. */
async function stopAll(runners: readonly Runner[]): Promise<void> {
  await Promise.allSettled(runners.map((runner) => runner.stop()));
}
