import { DAY_MS } from '../../domain/shared/durations.js';
import { conflict, missing } from '../../domain/shared/refusal.js';
import { inBatches } from '../shared/each-due.js';
import type { DeadJob } from './dead-jobs.js';
import type { OperationsPorts } from './ports.js';

const KEPT_DAYS = 14;
/** Most jobs of one command. */
const MOST_RETRIED = 100;

class DeadJobNotFound extends missing('dead_job_not_found', 'This job was already retried or removed.') {}

/** The payload held a code or cannot be decrypted any more. */
class DeadJobNotRetryable extends conflict(
  'dead_job_not_retryable',
  'This job cannot be retried, because its content was not kept. It can only be discarded.',
) {}

/** What admins do with jobs that have no attempts left. */
export class DeadJobDesk {
  constructor(private readonly ports: OperationsPorts) {}

  /** Queues a dead job again with all its attempts. @throws DeadJobNotFound, DeadJobNotRetryable */
  async retry(actorId: number, id: number): Promise<void> {
    await this.take(actorId, id, 'job.retried', async ({ task, queue, maxAttempts, payload }) => {
      if (!payload) throw new DeadJobNotRetryable();
      await this.ports.jobs.add(task, payload, {
        attempts: maxAttempts,
        ...(queue !== null && { queue }),
      });
    });
  }

  /** Deletes a dead job. @throws DeadJobNotFound */
  async discard(actorId: number, id: number): Promise<void> {
    await this.take(actorId, id, 'job.discarded', async () => undefined);
  }

  private take(
    actorId: number,
    id: number,
    action: string,
    work: (job: DeadJob) => Promise<void>,
  ): Promise<void> {
    const { unitOfWork, deadJobs, audit } = this.ports;
    return unitOfWork.run(async () => {
      const job = await deadJobs.findForUpdate(id);
      if (!job) throw new DeadJobNotFound();
      await work(job);
      await deadJobs.remove(id);
      await audit.write({ actorId, action, target: { kind: 'job', id }, details: { task: job.task } });
    });
  }

  /**
   * Queues the oldest dead jobs again, each in a transaction of its own.
   * @returns how many were queued, and how many are left that can be retried
   */
  async retryOldest(actorId: number): Promise<{ retried: number; left: number }> {
    const oldest = { sort: 'id', isDescending: false, offset: 0, limit: MOST_RETRIED } as const;
    const { rows, total } = await this.ports.deadJobs.page({ ...oldest, filter: { isRetryable: true } });
    let retried = 0;
    for (const { id } of rows) if (await this.hasRetried(actorId, id)) retried++;
    return { retried, left: total - rows.length };
  }

  /** @returns false where a colleague was faster, or the payload cannot be read any more */
  private async hasRetried(actorId: number, id: number): Promise<boolean> {
    try {
      await this.retry(actorId, id);
      return true;
    } catch (error) {
      if (error instanceof DeadJobNotFound || error instanceof DeadJobNotRetryable) return false;
      throw error;
    }
  }

  /** Job: deletes those that nobody retried in time. */
  async purge(): Promise<void> {
    const { deadJobs, clock } = this.ports;
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await inBatches(clock, (limit) => deadJobs.removeBefore(before, limit));
  }
}
