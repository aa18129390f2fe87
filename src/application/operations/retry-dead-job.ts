import type { AuditLog } from '../audit/audit-log.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import { DeadJobNotFound, DeadJobNotRetryable } from './dead-job-errors.js';
import type { DeadJobs } from './dead-jobs.js';

export interface DeadJobCommand {
  readonly actorId: number;
  readonly id: number;
}

/** Queues a dead job again with all its attempts. */
export class RetryDeadJob {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deadJobs: DeadJobs,
    private readonly jobs: Jobs,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DeadJobNotFound, DeadJobNotRetryable */
  execute({ actorId, id }: DeadJobCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const job = await this.deadJobs.findForUpdate(id);
      if (!job) throw new DeadJobNotFound();
      const { task, queue, maxAttempts, payload } = job;
      if (!payload) throw new DeadJobNotRetryable();
      await this.jobs.add(task, payload, { attempts: maxAttempts, ...(queue !== null && { queue }) });
      await this.deadJobs.remove(id);
      await this.auditLog.write({
        actorId,
        action: 'job.retried',
        target: { kind: 'job', id },
        details: { task },
      });
    });
  }
}
