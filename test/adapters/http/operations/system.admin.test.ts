import { CHECKS, type Finding } from '../../../../src/application/operations/readiness/problems.js';
import { CLOCK } from '../../../../src/infrastructure/compose/clock.js';
import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { addDeadJobs, type NewDeadJob, QUEUED_MAIL } from '../../../support/postgres/add-dead-jobs.js';

const product = theSharedProduct();
let admin: APerson;

beforeAll(async () => {
  admin = await aStaffMember(product, 'admin');
});
beforeEach(async () => {
  await product.query('delete from dead_jobs');
});

interface RecurringRun {
  readonly name: string;
  readonly nextAt: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

interface DeadJob {
  readonly id: number;
  readonly task: string;
  readonly isRetryable: boolean;
}

async function deadJobs(...jobs: NewDeadJob[]): Promise<DeadJob[]> {
  await addDeadJobs(product.databaseUrl, ...jobs);
  return list();
}

async function list(query = ''): Promise<DeadJob[]> {
  return (await admin.get<DeadJob[]>(`/api/admin/dead-jobs${query}`)).body;
}

const metric = async (name: string): Promise<string | undefined> => {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
};

describe('the check of mail in the console', () => {
  it('tells what the DNS says of the sender, and sends nothing where no mail server is configured', async () => {
    const to = 'ada@example.org';
    const { body } = await admin.expect('POST', '/api/admin/system/check-mail', 200, { to });
    expect(body).toMatchObject({ state: 'off', serverReply: null });
    expect(body.records).toMatchObject({ spf: { record: null }, dmarc: { record: null } });
    const log = await admin.list('/api/admin/audit-log', { filter: { action: 'mail.checked' } });
    expect(JSON.stringify(log.body)).not.toContain(to);
  });

  it('asks for one address', async () => {
    await admin.expect('POST', '/api/admin/system/check-mail', 400, { to: 'nobody' });
  });
});

describe('dead jobs in the console', () => {
  it('are listed without what they were about, newest first, in pages, and counted in the metrics', async () => {
    const payload = { ...QUEUED_MAIL, hasCode: false };
    const jobs = await deadJobs({ task: 'send-mail', payload }, { task: 'send-mail', payload: QUEUED_MAIL });
    const [id, at] = [expect.any(Number), expect.any(String)];
    const died = { id, task: 'send-mail', attempts: 12, error: 'WorkerLost', queuedAt: at, diedAt: at };
    expect(jobs).toEqual([
      { ...died, isRetryable: false },
      { ...died, isRetryable: true },
    ]);
    expect(await list('?range=[1,1]')).toEqual([jobs[1]]);
    expect(await metric('jobs_dead')).toBe('2');
    expect((await admin.get('/api/admin/system')).body).toMatchObject({ deadJobs: 2 });
  });

  it('are retried: the mail is sent as it was, and the audit log has who retried it', async () => {
    const [job] = await deadJobs({ task: 'send-mail', payload: { ...QUEUED_MAIL, hasCode: false } });
    await admin.expect('POST', `/api/admin/dead-jobs/${job!.id}/retry`, 204);
    await eventually(async () => (await product.mailsTo(QUEUED_MAIL.to)).length === 1);
    expect(await list()).toEqual([]);
    await admin.expect('POST', `/api/admin/dead-jobs/${job!.id}/retry`, 404);
    const filter = { targetKind: 'job', targetId: job!.id };
    expect((await admin.list('/api/admin/audit-log', { filter })).body).toMatchObject([
      { action: 'job.retried', actor: { id: admin.id }, details: { task: 'send-mail' } },
    ]);
  });

  it('are retried all at once, but for those whose payload was not kept', async () => {
    const job = { task: 'purge-seating-runs', payload: {} };
    const kept = { task: 'send-text-message', payload: { to: '+1', text: '123456' } };
    const [newest] = await deadJobs(job, job, kept);
    const { body } = await admin.expect('POST', '/api/admin/dead-jobs/retry', 200);
    expect(body).toEqual({ retried: 2, left: 0 });
    expect(await list()).toEqual([newest]);
  });

  it('that held a code are refused with the reason, and can be discarded', async () => {
    const [job] = await deadJobs({ task: 'send-text-message', payload: { to: '+1', text: '123456' } });
    await refused(admin.post(`/api/admin/dead-jobs/${job!.id}/retry`), 409, 'dead_job_not_retryable');
    const discard = `POST /api/admin/dead-jobs/${job!.id}/discard`;
    await admin.does(`${discard} 204`, `${discard} 404`);
    expect(await list()).toEqual([]);
  });
});

describe('the state of the instance', () => {
  it('has the last successful backup and drill, and whether a later one failed', async () => {
    const add = (day: number, error: string | null, kind = 'backup') =>
      product.query(
        `insert into backup_runs (started_at, finished_at, succeeded, error, place, kind)
         values ($1, $1, $2, $3, 'folder', $4)`,
        [`2026-03-0${day}T03:00:00Z`, error === null, error, kind],
      );
    const runs = async () => (await admin.get<{ backup: object; drill: object }>('/api/admin/system')).body;
    const none = { lastAt: null, hasFailedSince: false, error: null };
    expect(await runs()).toMatchObject({ backup: none, drill: none });
    await add(1, 'PlaceFailed ENOSPC');
    expect((await runs()).backup).toEqual({ ...none, hasFailedSince: true, error: 'PlaceFailed ENOSPC' });
    await add(2, null);
    const lastAt = '2026-03-02T03:00:00.000Z';
    expect(await runs()).toMatchObject({ backup: { ...none, lastAt }, drill: none });
    await add(3, 'PlaceFailed EACCES');
    await add(4, null, 'drill');
    expect(await runs()).toMatchObject({
      backup: { lastAt, hasFailedSince: true, error: 'PlaceFailed EACCES' },
      drill: { ...none, lastAt: '2026-03-04T03:00:00.000Z' },
    });
  });

  it('has the release, the migrations and every worker pool', async () => {
    const { body } = await admin.get<Record<string, unknown>>('/api/admin/system');
    expect(body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: expect.stringMatching(/^([0-9a-f]{7,64}|unknown)$/),
      migrations: { applied: expect.any(Number), pending: 0 },
    });
    const queues = body.queues as Array<{ name: string }>;
    expect(queues.map(({ name }) => name)).toEqual(['inner', 'mail', 'push', 'texts', 'places', 'files']);
    const count = expect.any(Number);
    const counts = { waiting: count, delayed: count, running: count };
    expect(queues[0]).toEqual({ name: 'inner', ...counts, oldestSeconds: null });
  });

  it('has every job that runs by the clock, the next one first, with its last run', async () => {
    await product.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('ask-weekly', now(), now()) on conflict (identifier) do update set last_execution = now()`,
    );
    const { jobs } = (await admin.get<{ jobs: RecurringRun[] }>('/api/admin/system/clock')).body;
    expect(jobs.map(({ name }) => name).sort()).toEqual(Object.keys(CLOCK).sort());
    expect(jobs.map(({ nextAt }) => nextAt)).toEqual(jobs.map(({ nextAt }) => nextAt).sort());
    expect(jobs.find(({ name }) => name === 'ask-weekly')).toEqual({
      name: 'ask-weekly',
      lastAt: expect.stringMatching(INSTANT),
      nextAt: expect.stringMatching(INSTANT),
    });
  });

  it('includes on request what is not ready for Saturday', async () => {
    const { body } = await admin.expect('POST', '/api/admin/system/check', 200);
    const { findings } = body as unknown as { findings: Finding[] };
    expect(findings.map(({ check }) => check)).toEqual([...CHECKS]);
    const wrong = findings.filter(({ state }) => state === 'wrong').map(({ problem }) => problem!.code);
    // The public address is asked for real, sockets included.
    expect(wrong).toEqual(['mailIsKept', 'placesFail', 'backupIsOff']);
  });
});
