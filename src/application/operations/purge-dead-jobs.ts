import { DAY_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { DeadJobs } from './dead-jobs.js';

export const PURGE_DEAD_JOBS = 'purge-dead-jobs';
const DEAD_JOB_KEPT_DAYS = 14;

/** Recurring job that deletes dead jobs after 14 days. */
export class PurgeDeadJobs {
  constructor(
    private readonly deadJobs: DeadJobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DEAD_JOB_KEPT_DAYS * DAY_MS);
    await inBatches(this.clock, (size) => this.deadJobs.removeBefore(before, size));
  }
}
