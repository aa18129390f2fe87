import { DeadJobNotFound, DeadJobNotRetryable } from './dead-job-errors.js';
import type { DeadJobs } from './dead-jobs.js';
import type { RetryDeadJob } from './retry-dead-job.js';

/** Most jobs of one command. */
const MOST_RETRIED = 100;

/** Queues the oldest dead jobs again, each in a transaction of its own. */
export class RetryDeadJobs {
  constructor(
    private readonly deadJobs: DeadJobs,
    private readonly retryDeadJob: RetryDeadJob,
  ) {}

  /** @returns how many were queued, and how many are left that can be retried */
  async execute({ actorId }: { actorId: number }): Promise<{ retried: number; left: number }> {
    const oldest = { sort: 'id', isDescending: false, offset: 0, limit: MOST_RETRIED } as const;
    const { rows, total } = await this.deadJobs.page({ ...oldest, filter: { isRetryable: true } });
    let retried = 0;
    for (const { id } of rows) if (await this.retry(actorId, id)) retried++;
    return { retried, left: total - rows.length };
  }

  /** @returns false where a colleague was faster, or the payload cannot be read any more */
  private async retry(actorId: number, id: number): Promise<boolean> {
    try {
      await this.retryDeadJob.execute({ actorId, id });
      return true;
    } catch (error) {
      if (error instanceof DeadJobNotFound || error instanceof DeadJobNotRetryable) return false;
      throw error;
    }
  }
}
