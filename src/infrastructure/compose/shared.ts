import type { RecurringJob } from '../../adapters/jobs/job-runner.js';

export type { Ground as Shared } from '../../application/ground/ground.js';

/** A use case or event handler as the job queue calls it. */
export interface Handler {
  /** An event handler that calls an outside service between its transactions, and is idempotent. */
  readonly commitsInSteps?: boolean;
  execute(payload: never): Promise<unknown>;
}

/** Handlers by the name of their job or event. */
type Handlers = Readonly<Record<string, Handler>>;

/** What a context gives to the job queue, beside its use cases. */
export interface Background {
  readonly handlers: Handlers;
  readonly recurring?: readonly RecurringJob[];
}
