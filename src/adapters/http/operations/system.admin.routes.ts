import type { CheckMail } from '../../../application/operations/check-mail.js';
import type {
  DeadJobFilter,
  DeadJobRow,
  DeadJobs,
  DeadJobSort,
} from '../../../application/operations/dead-jobs.js';
import type { DeadJobDesk } from '../../../application/operations/dead-job-desk.js';
import type { CheckReadiness } from '../../../application/operations/readiness/check-readiness.js';
import type {
  ReadSystem,
  RecurringRun,
  RunState,
  SystemState,
} from '../../../application/operations/read-system.js';
import { languageOf } from '../language-of.js';
import { one, type Route } from '../route.js';
import { ids, type ListRules, yesOrNo } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { RecordParams } from '../record-params.js';
import {
  CheckMailBody,
  ClockResponse,
  DeadJobResponse,
  MailCheckResponse,
  RetriedJobsResponse,
  ReadinessResponse,
  type RecurringRunResponse,
  SystemResponse,
} from './system.admin.dto.js';
import { routesFor } from '../routes-for.js';

const admin = routesFor('admin', 'Console: system');

export interface SystemServices {
  readonly readSystem: ReadSystem;
  readonly checkReadiness: CheckReadiness;
  readonly checkMail: CheckMail;
  readonly deadJobs: DeadJobs;
  readonly deadJobDesk: DeadJobDesk;
}

const LIST: ListRules<DeadJobSort, DeadJobFilter> = {
  sorts: ['id', 'diedAt'],
  order: ['id', 'DESC'],
  filters: { id: ids, isRetryable: yesOrNo },
};
const GONE = { 404: { description: 'The job was retried, discarded or removed before' } };

/** What admins see and do under System. */
export function systemRoutes(services: SystemServices): Route[] {
  const { readSystem, checkReadiness, checkMail, deadJobs, deadJobDesk } = services;
  return [
    admin.get('/api/admin/system', 'getSystem', {
      summary: 'Get the version, the migrations, the jobs of each worker pool, and the last backup and drill',
      responses: { 200: one(SystemResponse, 'The state of the instance') },
      handle: async () => presentSystem(await readSystem.execute()),
    }),
    admin.get('/api/admin/system/clock', 'getClock', {
      summary: 'Get what runs by the clock',
      responses: { 200: one(ClockResponse, 'When each recurring job ran, and runs next') },
      handle: async () => ({ jobs: (await readSystem.clock()).map(presentRun) }),
    }),
    admin.post('/api/admin/system/check', 'checkReadiness', {
      summary:
        'Check whether everything is ready for Saturday: address, mail, sockets, storage, jobs, backups and more',
      responses: {
        200: one(ReadinessResponse, 'The findings, after at most 10 seconds'),
        429: { description: 'Checked too often' },
      },
      handle: async () => ({ findings: [...(await checkReadiness.execute())] }),
    }),
    admin.post('/api/admin/system/check-mail', 'checkMail', {
      summary: 'Send a test mail, and read SPF, DKIM and DMARC of the sender; audited',
      body: CheckMailBody,
      responses: {
        200: one(MailCheckResponse, 'What the mail server and the DNS said, after at most 20 seconds'),
        429: { description: 'Checked too often' },
      },
      handle: ({ userId: actorId, body: { to, dkimSelector = null }, request }) =>
        checkMail.execute({ actorId, to, dkimSelector, language: languageOf(request) }),
    }),
    listRoute({
      name: 'dead-jobs',
      operationId: 'listDeadJobs',
      tag: 'Console: system',
      summary: 'List the jobs of the last 14 days whose last attempt failed, without their payloads',
      access: 'admin',
      shape: DeadJobResponse,
      rules: LIST,
      read: async (asked) => {
        const found = await deadJobs.page(asked);
        return { ...found, rows: found.rows.map(presentDeadJob) };
      },
    }),
    admin.post('/api/admin/dead-jobs/retry', 'retryDeadJobs', {
      summary: 'Queue the oldest dead jobs again, at most 100, with all their attempts',
      responses: { 200: one(RetriedJobsResponse, 'How many are queued, and how many are left') },
      handle: ({ userId: actorId }) => deadJobDesk.retryOldest(actorId),
    }),
    admin.post('/api/admin/dead-jobs/:id/retry', 'retryDeadJob', {
      summary: 'Queue a dead job again with all its attempts',
      params: RecordParams,
      responses: {
        204: { description: 'The job is queued' },
        ...GONE,
        409: { description: 'The payload was not kept' },
      },
      handle: ({ userId: actorId, params: { id } }) => deadJobDesk.retry(actorId, id),
    }),
    admin.post('/api/admin/dead-jobs/:id/discard', 'discardDeadJob', {
      summary: 'Delete a dead job',
      params: RecordParams,
      responses: { 204: { description: 'The job is deleted' }, ...GONE },
      handle: ({ userId: actorId, params: { id } }) => deadJobDesk.discard(actorId, id),
    }),
  ];
}

const presentSystem = ({ backup, drill, ...state }: SystemState) => ({
  ...state,
  backup: presentRuns(backup),
  drill: presentRuns(drill),
});

const presentRun = ({ lastAt, nextAt, ...job }: RecurringRun): RecurringRunResponse => ({
  ...job,
  lastAt: lastAt?.toISOString() ?? null,
  nextAt: nextAt.toISOString(),
});

const presentRuns = ({ lastAt, ...state }: RunState) => ({ ...state, lastAt: lastAt?.toISOString() ?? null });

const presentDeadJob = ({ queuedAt, diedAt, ...job }: DeadJobRow): DeadJobResponse => ({
  ...job,
  queuedAt: queuedAt.toISOString(),
  diedAt: diedAt.toISOString(),
});
