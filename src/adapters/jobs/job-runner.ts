import { Logger as WorkerLogger, parseCronItems, run, type CronItem, type Runner } from 'graphile-worker';
import type pg from 'pg';

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

const CONCURRENCY = 4;
const POLL_MS = 2000;

/** Works through the queue until `stop`, which lets running jobs finish. Several processes may run one each. */
export class JobRunner {
  private runner?: Runner;

  constructor(
    private readonly pool: pg.Pool,
    private readonly handlers: Readonly<Record<string, JobHandler>>,
    private readonly recurring: readonly RecurringJob[],
    private readonly log: JobLog,
  ) {}

  async start(): Promise<void> {
    const taskList = Object.fromEntries(
      Object.entries(this.handlers).map(([name, handle]) => [
        name,
        async (payload: unknown) => handle(payload as never),
      ]),
    );
    const cron: CronItem[] = this.recurring.map(({ name, match }) => ({ task: name, match }));
    this.runner = await run({
      pgPool: this.pool,
      taskList,
      parsedCronItems: parseCronItems(cron),
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: this.workerLogger(),
    });
    this.runner.promise.catch((error: Error) => this.log.error({ error: error.message }, 'job runner ended'));
  }

  async stop(): Promise<void> {
    await this.runner?.stop();
  }

  /** Payloads may hold addresses, so only the message and the task's name are passed on. */
  private workerLogger(): WorkerLogger {
    return new WorkerLogger((scope) => (level, message) => {
      if (level === 'error') this.log.error({ task: scope.taskIdentifier }, message);
      else if (level === 'warning') this.log.warn({ task: scope.taskIdentifier }, message);
    });
  }
}
