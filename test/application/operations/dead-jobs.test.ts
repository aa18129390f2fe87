import { DeadJobDesk } from '../../../src/application/operations/dead-job-desk.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryDeadJobs } from '../../support/fakes/in-memory-dead-jobs.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { refused } from '../../support/refused.js';

const ADMIN = 7;

function aDesk() {
  const shared = aShared();
  const { jobs, audit, clock } = shared;
  const deadJobs = new InMemoryDeadJobs();
  const unitOfWork = new InMemoryUnitOfWork(deadJobs.rows, jobs, audit);
  const mails = {
    mailServer: null,
    mailDns: { exists: async () => false, texts: async () => [] },
    mailDomains: { from: 'tables.example', envelope: 'tables.example' },
    bounceTokens: null,
  };
  return {
    jobs,
    audit,
    clock,
    deadJobs,
    desk: new DeadJobDesk({ ...shared, unitOfWork, deadJobs, ...mails }),
  };
}

const audited = (action: string, task: string) => ({
  actorId: ADMIN,
  action,
  target: { kind: 'job', id: 3 },
  details: { task },
});

describe('a dead job', () => {
  it('that is retried is queued as it was, once, with all its attempts, and audited', async () => {
    const { jobs, audit, deadJobs, desk } = aDesk();
    deadJobs.add({ id: 3, queue: 'propose-venues', payload: { matchId: 12 } });
    await desk.retry(ADMIN, 3);
    await refused(desk.retry(ADMIN, 3), 'dead_job_not_found');
    expect(jobs.waiting).toEqual([
      { name: 'propose-venues', payload: { matchId: 12 }, options: { attempts: 5, queue: 'propose-venues' } },
    ]);
    expect(await deadJobs.count()).toBe(0);
    expect(audit.lines).toEqual([audited('job.retried', 'propose-venues')]);
  });

  it('without its payload cannot be retried, and stays until it is discarded, once', async () => {
    const { jobs, audit, deadJobs, desk } = aDesk();
    deadJobs.add({ id: 3, task: 'send-text-message', payload: null });
    await refused(desk.retry(ADMIN, 3), 'dead_job_not_retryable');
    expect([await deadJobs.count(), jobs.waiting, audit.lines]).toEqual([1, [], []]);
    await desk.discard(ADMIN, 3);
    await refused(desk.discard(ADMIN, 3), 'dead_job_not_found');
    expect([await deadJobs.count(), jobs.waiting]).toEqual([0, []]);
    expect(audit.lines).toEqual([audited('job.discarded', 'send-text-message')]);
  });

  it('is passed over where it cannot be retried any more, and the oldest others are', async () => {
    const { jobs, deadJobs, desk } = aDesk();
    for (const id of [3, 4, 5]) deadJobs.add({ id, ...(id === 4 && { payload: null }) });
    expect(await desk.retryOldest(ADMIN)).toEqual({ retried: 2, left: 0 });
    expect(jobs.waiting).toHaveLength(2);
  });

  it('is deleted after fourteen days', async () => {
    const { clock, deadJobs, desk } = aDesk();
    deadJobs.add({ id: 3, diedAt: clock.now() });
    clock.pass({ days: 14 });
    await desk.purge();
    expect(await deadJobs.count()).toBe(1);
    clock.pass({ seconds: 1 });
    await desk.purge();
    expect(await deadJobs.count()).toBe(0);
  });
});
