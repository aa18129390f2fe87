import type { JobHelpers, TaskList } from 'graphile-worker';
import { errorName } from '../../application/shared/error-name.js';
import { NotRetried } from '../../application/shared/not-retried.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import type { DeadLetters, Outcome } from './dead-letters.js';
import { HANDLED } from './graphile-jobs.js';

/** The job that a handler runs for. */
interface RunningJob {
  readonly id: string;
  /** Whether an attempt before this one has committed, and was killed before the job ended. */
  readonly isHandled: boolean;
}

/** The job is absent where a test runs the handler by itself. */
export type JobHandler = (payload: never, job?: RunningJob) => Promise<void>;

export interface JobLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const MESSAGES: Record<Outcome, string> = {
  retried: 'a job failed and will be tried again',
  superseded: 'a job failed and a newer one with its key follows',
  dead: 'a job failed at its last attempt and was given up; the console lists it under System',
};

/** An outage is reported where it begins, not by every job that waits for its end. */
const isReportedOutage = (error: unknown): boolean =>
  error instanceof ServiceUnavailable && error.cause === undefined;

/** Wraps the handlers of jobs as tasks of graphile-worker, which log failures and move dead jobs out of the queue. */
export function taskList(
  handlers: Readonly<Record<string, JobHandler>>,
  deadLetters: Pick<DeadLetters, 'settle'>,
  log: JobLog,
): TaskList {
  const afterFailure = async (task: string, { job }: JobHelpers, error: unknown): Promise<void> => {
    const { id, attempts } = job;
    const name = errorName(error);
    const outcome = await deadLetters
      .settle({ id, error: name, isFinal: error instanceof NotRetried })
      .catch((cause: unknown): Outcome => {
        log.warn({ err: cause, task }, 'a failed job could not be moved out of the queue');
        return 'retried';
      });
    if (outcome === 'dead') log.error({ err: error, task, attempts }, MESSAGES.dead);
    else if (!isReportedOutage(error)) log.warn({ err: error, task }, MESSAGES[outcome]);
    // The worker stores the message, and those of drivers and servers contain personal data.
    throw new Error(name);
  };
  return Object.fromEntries(
    Object.entries(handlers).map(([task, handle]) => [
      task,
      async (payload: unknown, helpers: JobHelpers) => {
        try {
          const { id, flags } = helpers.job;
          await handle(payload as never, { id, isHandled: flags?.[HANDLED] ?? false });
        } catch (error) {
          await afterFailure(task, helpers, error);
        }
      },
    ]),
  );
}
