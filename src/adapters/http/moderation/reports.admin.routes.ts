import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { ReportDesk } from '../../../application/moderation/report-desk.js';
import type { ReportFilter, ReportQueries } from '../../../application/moderation/report-views.js';
import { CASE_SORTS, type CaseSort } from '../../../application/review-cases/case-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import {
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_STATUSES,
  type ReportOutcome,
} from '../../../domain/moderation/report.js';
import { one, type Route, type RouteResponse } from '../route.js';
import { claimRoutes } from '../admin/claim.routes.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { anId, anyOf, ids, type ListRules, yesOrNo } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { DecideReportBody, ReportEntryResponse, ReportRecordResponse } from './reports.admin.dto.js';
import { presentReportEntry, presentReportRecord } from './reports.admin.presenter.js';
import { routesFor } from '../routes-for.js';

export interface ReportDeskServices {
  readonly queries: ReportQueries;
  readonly reads: AuditedReads;
  readonly desk: ReportDesk;
  readonly clock: Clock;
}

const tag = 'Console: reports';
const moderator = routesFor('moderator', tag);

const LIST: ListRules<CaseSort, ReportFilter> = {
  sorts: CASE_SORTS,
  order: ['dueAt', 'ASC'],
  filters: {
    id: ids,
    status: anyOf([...REPORT_STATUSES, 'open']),
    kind: anyOf(REPORT_KINDS),
    reason: anyOf(REPORT_REASONS),
    userId: anId,
    mine: yesOrNo,
  },
};

const NOT_THERE = { 404: { description: 'Not found, or about the reader' } };
const decisionResponses = (done: string, refused: string): Record<number, RouteResponse> => ({
  200: one(ReportRecordResponse, done),
  ...NOT_THERE,
  ...decisionConflict(refused),
});

/** Decisions on reports. */
export function reportDeskRoutes(services: ReportDeskServices): Route[] {
  /** After an action, whose own audit entry covers the view. */
  const recordOf = async (caseId: number, moderatorId: number): Promise<ReportRecordResponse> =>
    presentReportRecord(await services.desk.read({ caseId, moderatorId }), moderatorId);
  const decision = (verb: 'uphold' | 'warn' | 'dismiss', outcome: ReportOutcome, summary: string): Route =>
    moderator.post(`/api/admin/reports/:id/${verb}`, `${verb}Report`, {
      summary,
      body: DecideReportBody,
      responses: decisionResponses('It is decided', 'Not claimed by the reader, or decided'),
      handle: async ({ userId: moderatorId, params, body }) => {
        const note = body.note ?? null;
        await services.desk.decide({ caseId: params.id, moderatorId, outcome, note });
        return recordOf(params.id, moderatorId);
      },
    });

  return [
    listRoute({
      name: 'reports',
      tag,
      operationId: 'listReports',
      summary: 'List reports, by due time; without those about the reader',
      access: 'moderator',
      isAudited: true,
      shape: ReportEntryResponse,
      rules: LIST,
      read: async (asked, moderatorId) => {
        const found = await services.queries.page(asked, { moderatorId, now: services.clock.now() });
        return { ...found, rows: found.rows.map((row) => presentReportEntry(row, moderatorId)) };
      },
      noteRead: (...page) => services.reads.listed('report.listed', ...page),
    }),
    moderator.get('/api/admin/reports/:id', 'getReportRecord', {
      summary: 'Get a report with its evidence; every view is audited',
      isAudited: true,
      responses: { 200: one(ReportRecordResponse, 'The report'), ...NOT_THERE },
      handle: async ({ userId: moderatorId, params }) => {
        const found = await services.desk.view({ caseId: params.id, moderatorId });
        return presentReportRecord(found, moderatorId);
      },
    }),
    ...claimRoutes({
      path: '/api/admin/reports/:id',
      tag,
      noun: 'report',
      operationIds: { claim: 'claimReport', release: 'releaseReport' },
      conflict: 'A conflict of interest: it is by the reader, or about or by a table-mate',
      responses: decisionResponses,
      desk: services.desk,
      recordOf,
    }),
    decision('uphold', 'upheld', 'Uphold a report; suspending the user is a separate decision'),
    decision('warn', 'warned', 'Uphold a report and warn the reported member, who is mailed'),
    decision('dismiss', 'dismissed', 'Dismiss a report'),
  ];
}
