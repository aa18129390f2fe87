import { DeadJobNotFound } from '../../../src/application/operations/dead-job-errors.js';
import { DiscardDeadJob } from '../../../src/application/operations/discard-dead-job.js';
import { InMemoryDeadJobs } from '../../support/fakes/in-memory-dead-jobs.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

it('a dead job is discarded once, also without a payload, and the audit log has its task', async () => {
  const deadJobs = new InMemoryDeadJobs();
  const auditLog = new RecordingAuditLog();
  const discard = new DiscardDeadJob(new InMemoryUnitOfWork(deadJobs, auditLog), deadJobs, auditLog);
  deadJobs.add({ id: 3, task: 'send-mail', payload: null });
  await discard.execute({ actorId: 7, id: 3 });
  expect(await deadJobs.count()).toBe(0);
  expect(auditLog.lines).toEqual([
    { actorId: 7, action: 'job.discarded', target: { kind: 'job', id: 3 }, details: { task: 'send-mail' } },
  ]);
  await expect(discard.execute({ actorId: 7, id: 3 })).rejects.toThrow(DeadJobNotFound);
  expect(auditLog.lines).toHaveLength(1);
});
