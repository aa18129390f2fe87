import type { AuditLog } from '../audit/audit-log.js';
import type { UnitOfWork } from '../shared/ports.js';
import { DeadJobNotFound } from './dead-job-errors.js';
import type { DeadJobs } from './dead-jobs.js';
import type { DeadJobCommand } from './retry-dead-job.js';

/** Deletes a dead job. */
export class DiscardDeadJob {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deadJobs: DeadJobs,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DeadJobNotFound */
  execute({ actorId, id }: DeadJobCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const job = await this.deadJobs.findForUpdate(id);
      if (!job) throw new DeadJobNotFound();
      await this.deadJobs.remove(id);
      const details = { task: job.task };
      await this.auditLog.write({ actorId, action: 'job.discarded', target: { kind: 'job', id }, details });
    });
  }
}
