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
    this.runner.promise.catch((error: Error) => this.log.error({ err: error }, 'job runner ended'));
  }

  async stop(): Promise<void> {
    await this.runner?.stop();
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
