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
import { DueJobTimer } from './due-job-timer.js';
import { StaleWorkerReaper } from './stale-worker-reaper.js';

export type JobHandler = (payload: never) => Promise<void>;

/** A job that comes round by the clock; `match` is a crontab pattern in UTC. */
export interface RecurringJob {
  readonly name: string;
  readonly match: string;
}

export interface JobLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How long running jobs may still take when the product stops, in milliseconds. */
export const LONGEST_JOB_AT_STOP_MS = 2500;
const CONCURRENCY = 4;
/** How often the workers look for jobs that nothing told them of. */
const POLL_MS = 2000;
/** Between a runner that ended by itself and the next one. */
const REST_MS = 2000;

/** Works through the queue until `stop`. Several processes may run one each. */
export class JobRunner {
  private runner?: Runner;
  private rest?: NodeJS.Timeout;
  private readonly life: StaleWorkerReaper;
  private stopping?: Promise<void>;

  constructor(
    private readonly pool: pg.Pool,
    private readonly handlers: Readonly<Record<string, JobHandler>>,
    private readonly recurring: readonly RecurringJob[],
    private readonly log: JobLog,
    private readonly pollMs = POLL_MS,
  ) {
    this.life = new StaleWorkerReaper(pool, (error) =>
      log.warn({ err: error }, 'who is at work could not be told'),
    );
  }

  /** Works until `stop`. Should the queue's own connections fail for good, it begins anew. */
  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => this.life.add(worker.workerId));
    events.on('worker:stop', ({ worker }) => this.life.remove(worker.workerId));
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
      // Unbatched, a job whose completion cannot be written down would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    if (this.stopping) return runner.stop();
    this.life.begin();
    this.runner = runner;
    runner.promise.then(
      () => this.beginAnew(),
      (error: unknown) => this.beginAnew(error),
    );
  }

  private beginAnew(error?: unknown): void {
    if (this.stopping) return;
    this.runner = undefined;
    this.log.error({ err: error }, 'the job runner ended and begins anew');
    this.rest = setTimeout(() => {
      this.start().catch((failure: unknown) => this.beginAnew(failure));
    }, REST_MS);
  }

  private taskList(): TaskList {
    return Object.fromEntries(
      Object.entries(this.handlers).map(([name, handle]) => [
        name,
        async (payload: unknown) => {
          try {
            await handle(payload as never);
          } catch (error) {
            this.log.warn({ err: error, task: name }, 'a job failed and will be tried again');
            throw error;
          }
        },
      ]),
    );
  }

  /**
   * Lets running jobs finish; one that takes too long is left to whoever works next, as after a crash. Calling it twice
   * is fine.
   */
  stop(): Promise<void> {
    return (this.stopping ??= this.finish());
  }

  private async finish(): Promise<void> {
    clearTimeout(this.rest);
    const late = new AbortController();
    try {
      const tooLate = pause(LONGEST_JOB_AT_STOP_MS, undefined, { signal: late.signal });
      await Promise.race([this.runner?.stop(), tooLate]);
    } finally {
      late.abort();
      await this.life.end();
    }
  }

  /** What the library says of a job holds the whole error, values and all; jobs are logged above instead. */
  private workerLogger(): WorkerLogger {
    return new WorkerLogger(() => (level, message, meta) => {
      if (meta && 'job' in meta) return;
      if (level === 'error') this.log.error({}, message);
      else if (level === 'warning') this.log.warn({}, message);
    });
  }
}
