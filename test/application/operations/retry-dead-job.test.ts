import { DeadJobNotFound, DeadJobNotRetryable } from '../../../src/application/operations/dead-job-errors.js';
import { RetryDeadJob } from '../../../src/application/operations/retry-dead-job.js';
import { InMemoryDeadJobs } from '../../support/fakes/in-memory-dead-jobs.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const ADMIN = 7;
let deadJobs: InMemoryDeadJobs;
let jobs: RecordingJobs;
let auditLog: RecordingAuditLog;
let retry: RetryDeadJob;

beforeEach(() => {
  deadJobs = new InMemoryDeadJobs();
  jobs = new RecordingJobs();
  auditLog = new RecordingAuditLog();
  retry = new RetryDeadJob(new InMemoryUnitOfWork(deadJobs, jobs, auditLog), deadJobs, jobs, auditLog);
});

describe('a dead job', () => {
  it('that is retried is queued as it was, with all its attempts, and the audit log has who did it', async () => {
    deadJobs.add({ id: 3, queue: 'propose-venues', payload: { matchId: 12 } });
    await retry.execute({ actorId: ADMIN, id: 3 });
    expect(jobs.waiting).toEqual([
      { name: 'propose-venues', payload: { matchId: 12 }, options: { attempts: 5, queue: 'propose-venues' } },
    ]);
    expect(await deadJobs.count()).toBe(0);
    expect(auditLog.lines).toEqual([
      {
        actorId: ADMIN,
        action: 'job.retried',
        target: { kind: 'job', id: 3 },
        details: { task: 'propose-venues' },
      },
    ]);
  });

  it('is queued once, however often two admins retry it at the same time', async () => {
    deadJobs.add({ id: 3 });
    const both = await Promise.allSettled([1, 2].map((actorId) => retry.execute({ actorId, id: 3 })));
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(jobs.waiting).toHaveLength(1);
    await expect(retry.execute({ actorId: ADMIN, id: 3 })).rejects.toThrow(DeadJobNotFound);
  });

  it('without its payload cannot be retried, and stays', async () => {
    deadJobs.add({ id: 3, task: 'send-text-message', payload: null });
    await expect(retry.execute({ actorId: ADMIN, id: 3 })).rejects.toThrow(DeadJobNotRetryable);
    expect([await deadJobs.count(), jobs.waiting, auditLog.lines]).toEqual([1, [], []]);
  });
});
