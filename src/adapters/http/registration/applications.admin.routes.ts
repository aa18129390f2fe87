import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { DecideApplication } from '../../../application/registration/decide-application.js';
import type {
  ApplicationFilter,
  ApplicationQueries,
  ApplicationRow,
} from '../../../application/registration/ports.js';
import { CASE_SORTS, type CaseSort } from '../../../application/review-cases/case-views.js';
import type { ClaimCase } from '../../../application/review-cases/claim-case.js';
import type { ReadCase } from '../../../application/review-cases/read-case.js';
import type { ReleaseCase } from '../../../application/review-cases/release-case.js';
import type { Clock } from '../../../application/shared/ports.js';
import { APPLICATION_STATUSES } from '../../../domain/registration/application.js';
import { claimRoutes } from '../admin/claim.routes.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { anyOf, ids, type ListRules, yesOrNo } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { RecordParams } from '../admin/person.dto.js';
import { one, route, type Route, type RouteResponse } from '../route.js';
import { ApplicationEntryResponse, ApplicationRecordResponse } from './registration.admin.dto.js';
import { presentApplication } from './registration.admin.presenter.js';

export interface ApplicationDeskServices {
  readonly applicationQueries: ApplicationQueries;
  readonly reads: AuditedReads;
  readonly readCase: ReadCase<ApplicationRow>;
  readonly claimCase: ClaimCase;
  readonly releaseCase: ReleaseCase;
  readonly decideApplication: DecideApplication;
  readonly clock: Clock;
}

const tag = 'Console: registration';
const PATH = '/api/admin/applications/:id';

const LIST: ListRules<CaseSort, ApplicationFilter> = {
  sorts: CASE_SORTS,
  order: ['dueAt', 'ASC'],
  filters: { id: ids, status: anyOf([...APPLICATION_STATUSES, 'open']), mine: yesOrNo },
};

const NOT_THERE = { 404: { description: 'Not found, or withdrawn' } };
const decisionResponses = (done: string, refused: string): Record<number, RouteResponse> => ({
  200: one(ApplicationRecordResponse, done),
  ...NOT_THERE,
  ...decisionConflict(refused),
});

/** Decisions on who may join. */
export function applicationDeskRoutes(services: ApplicationDeskServices): Route[] {
  const recordOf = async (caseId: number, moderatorId: number): Promise<ApplicationRecordResponse> => {
    const { record, obstacle } = await services.readCase.execute({ caseId, moderatorId });
    return {
      ...presentApplication(record, moderatorId),
      mayReview: obstacle === null,
      whyNot: obstacle,
    };
  };
  const decisionRoute = (decision: 'approve' | 'reject', operationId: string, summary: string): Route =>
    route({
      method: 'post',
      path: `${PATH}/${decision}`,
      tag,
      operationId,
      summary,
      access: 'moderator',
      params: RecordParams,
      responses: decisionResponses('It is decided', 'Not claimed by the reader, or decided'),
      handle: async ({ userId: moderatorId, params }) => {
        await services.decideApplication.execute({ applicationId: params.id, moderatorId, decision });
        return recordOf(params.id, moderatorId);
      },
    });

  return [
    listRoute({
      name: 'applications',
      tag,
      operationId: 'listApplications',
      summary: 'List who would like to join, by due time',
      access: 'moderator',
      isAudited: true,
      shape: ApplicationEntryResponse,
      rules: LIST,
      read: async (asked, userId) => {
        const viewer = { moderatorId: userId, now: services.clock.now() };
        const found = await services.applicationQueries.page(asked, viewer);
        return { ...found, rows: found.rows.map((row) => presentApplication(row, userId)) };
      },
      noteRead: (...page) => services.reads.listed('application.listed', ...page),
    }),
    route({
      method: 'get',
      path: PATH,
      tag,
      operationId: 'getApplication',
      summary: 'Get an application with the sentence of the applicant',
      access: 'moderator',
      isAudited: true,
      params: RecordParams,
      responses: { 200: one(ApplicationRecordResponse, 'The application'), ...NOT_THERE },
      handle: async ({ userId, params }) => {
        const record = await recordOf(params.id, userId);
        await services.reads.viewed(userId, 'application.viewed', { kind: 'application', id: params.id });
        return record;
      },
    }),
    ...claimRoutes({
      path: PATH,
      tag,
      noun: 'application',
      operationIds: { claim: 'claimApplication', release: 'releaseApplication' },
      conflict: 'A conflict of interest',
      responses: decisionResponses,
      claimCase: services.claimCase,
      releaseCase: services.releaseCase,
      recordOf,
    }),
    decisionRoute(
      'approve',
      'approveApplication',
      'Let the applicant in, or onto the waiting list where it is full',
    ),
    decisionRoute('reject', 'rejectApplication', 'Refuse the applicant, who gets a mail'),
  ];
}
