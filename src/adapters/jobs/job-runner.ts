import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type CronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import { DueJobTimer } from './due-job-timer.js';
import { StaleWorkerReaper } from './stale-worker-reaper.js';

export type JobHandler = (payload: never) => Promise<void>;

/** A scheduled job; `match` is a crontab pattern in UTC. */
export interface RecurringJob {
  readonly name: string;
  readonly match: string;
}

export interface JobLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How long `stop` waits for running jobs, in milliseconds. */
export const STOP_TIMEOUT_MS = 2500;
const CONCURRENCY = 4;
/** Polling interval, the fallback for jobs that no notification announced. */
const POLL_MS = 2000;
/** Delay before a failed runner is restarted. */
const RESTART_DELAY_MS = 2000;

/** An outage is reported where it begins, not by every job that waits for its end. */
const isReportedOutage = (error: unknown): boolean =>
  error instanceof ServiceUnavailable && error.cause === undefined;

/** Runs the jobs of the queue until `stop`. Several processes can share one queue. */
export class JobRunner {
  private runner?: Runner;
  private restartTimer?: NodeJS.Timeout;
  private readonly reaper: StaleWorkerReaper;
  private stopping?: Promise<void>;

  constructor(
    private readonly pool: pg.Pool,
    private readonly handlers: Readonly<Record<string, JobHandler>>,
    private readonly recurring: readonly RecurringJob[],
    private readonly log: JobLog,
    private readonly pollMs = POLL_MS,
  ) {
    this.reaper = new StaleWorkerReaper(pool, (error) =>
      log.warn({ err: error }, 'stale workers could not be looked up'),
    );
  }

  /** Runs until `stop`, and is restarted when the queue's connections fail for good. */
  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => this.reaper.add(worker.workerId));
    events.on('worker:stop', ({ worker }) => this.reaper.remove(worker.workerId));
    new DueJobTimer(this.pool, { concurrency: CONCURRENCY, pollMs: this.pollMs }, (error) =>
      this.log.warn({ err: error }, 'the next due job could not be looked up'),
    ).follow(events);
    const runner = await run({
      events,
      pgPool: this.pool,
      taskList: this.taskList(),
      parsedCronItems: parseCronItems(
        this.recurring.map(({ name, match }): CronItem => ({ task: name, match })),
      ),
      concurrency: CONCURRENCY,
      pollInterval: this.pollMs,
      noHandleSignals: true,
      logger: this.workerLogger(),
      // Without batching, a job whose completion cannot be saved would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    if (this.stopping) return runner.stop();
    this.reaper.start();
    this.runner = runner;
    runner.promise.then(
      () => this.restart(),
      (error: unknown) => this.restart(error),
    );
  }

  private restart(error?: unknown): void {
    if (this.stopping) return;
    this.runner = undefined;
    this.log.error({ err: error }, 'the job runner ended and is restarted');
    this.restartTimer = setTimeout(() => {
      this.start().catch((failure: unknown) => this.restart(failure));
    }, RESTART_DELAY_MS);
  }

  private taskList(): TaskList {
    return Object.fromEntries(
      Object.entries(this.handlers).map(([name, handle]) => [
        name,
        async (payload: unknown) => {
          try {
            await handle(payload as never);
          } catch (error) {
            if (!isReportedOutage(error))
              this.log.warn({ err: error, task: name }, 'a job failed and will be retried');
            throw error;
          }
        },
      ]),
    );
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
      await Promise.race([this.runner?.stop(), timeout]);
    } finally {
      aborted.abort();
      await this.reaper.stop();
    }
  }

  /** Drops the library's lines about jobs, whose errors include parameter values; `taskList` logs failed jobs instead. */
  private workerLogger(): WorkerLogger {
    return new WorkerLogger(() => (level, message, meta) => {
      if (meta && 'job' in meta) return;
      if (level === 'error') this.log.error({}, message);
      else if (level === 'warning') this.log.warn({}, message);
    });
  }
}
