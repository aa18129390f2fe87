import type { ClaimReport } from '../../../application/moderation/claim-report.js';
import type { DecideReport } from '../../../application/moderation/decide-report.js';
import type { ReadReport } from '../../../application/moderation/read-report.js';
import type { ReleaseReport } from '../../../application/moderation/release-report.js';
import {
  REPORT_SORTS,
  type ReportFilter,
  type ReportQueries,
  type ReportSort,
} from '../../../application/moderation/report-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATUSES } from '../../../domain/moderation/report.js';
import { type RouteResponse, many, one, route, type Route } from '../route.js';
import { anId, anyOf, ids, ListQuery, type ListRules, pageAsked, sendPage, yesOrNo } from './list-query.js';
import { RecordParams } from './person.dto.js';
import { DecideReportBody, ReportEntryResponse, ReportRecordResponse } from './reports.dto.js';
import { presentReportEntry, presentReportRecord } from './reports.presenter.js';

export interface ReportDeskServices {
  readonly queries: ReportQueries;
  readonly readReport: ReadReport;
  readonly claimReport: ClaimReport;
  readonly releaseReport: ReleaseReport;
  readonly decideReport: DecideReport;
  readonly clock: Clock;
}

const tag = 'Console: reports';

const LIST: ListRules<ReportSort, ReportFilter> = {
  sorts: REPORT_SORTS,
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
  409: { description: refused },
});

/** Decisions on reports. */
export function reportDeskRoutes(services: ReportDeskServices): Route[] {
  const recordOf = async (reportId: number, moderatorId: number): Promise<ReportRecordResponse> =>
    presentReportRecord(await services.readReport.afterVerb({ reportId, moderatorId }), moderatorId);
  const decision = (verb: 'uphold' | 'dismiss', outcome: 'upheld' | 'dismissed', summary: string): Route =>
    route({
      method: 'post',
      path: `/api/admin/reports/:id/${verb}`,
      tag,
      summary,
      access: 'moderator',
      params: RecordParams,
      body: DecideReportBody,
      responses: decisionResponses('It is decided', 'Not claimed by the reader, or decided'),
      handle: async ({ userId: moderatorId, params, body }) => {
        const note = body.note ?? null;
        await services.decideReport.execute({ reportId: params.id, moderatorId, outcome, note });
        return recordOf(params.id, moderatorId);
      },
    });

  return [
    route({
      method: 'get',
      path: '/api/admin/reports',
      tag,
      summary: 'List reports, by due time; without those about the reader',
      access: 'moderator',
      query: ListQuery,
      responses: { 200: many(ReportEntryResponse, 'One page; `Content-Range` has the total') },
      handle: async ({ userId: moderatorId, query, response }) => {
        const asked = pageAsked(query, LIST);
        const { rows, total } = await services.queries.page(asked, {
          moderatorId,
          now: services.clock.now(),
        });
        const entries = rows.map((row) => presentReportEntry(row, moderatorId));
        return sendPage(response, 'reports', asked, { rows: entries, total });
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/reports/:id',
      tag,
      summary: 'Get a report with its evidence; every view is audited',
      access: 'moderator',
      isAudited: true,
      params: RecordParams,
      responses: { 200: one(ReportRecordResponse, 'The report'), ...NOT_THERE },
      handle: async ({ userId: moderatorId, params }) => {
        const onTheDesk = await services.readReport.execute({ reportId: params.id, moderatorId });
        return presentReportRecord(onTheDesk, moderatorId);
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/reports/:id/claim',
      tag,
      summary: 'Claim a report for 15 minutes; claiming again prolongs',
      access: 'moderator',
      params: RecordParams,
      responses: {
        ...decisionResponses('The claim', 'Claimed by another moderator, or decided'),
        403: { description: 'A conflict of interest: it is by the reader, or about or by a table-mate' },
      },
      handle: async ({ userId: moderatorId, params }) => {
        await services.claimReport.execute({ reportId: params.id, moderatorId });
        return recordOf(params.id, moderatorId);
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/reports/:id/release',
      tag,
      summary: 'Release the claim of a report',
      access: 'moderator',
      params: RecordParams,
      responses: decisionResponses('The claim is released', 'Not claimed by the reader, or decided'),
      handle: async ({ userId: moderatorId, params }) => {
        await services.releaseReport.execute({ reportId: params.id, moderatorId });
        return recordOf(params.id, moderatorId);
      },
    }),
    decision('uphold', 'upheld', 'Uphold a report; suspending the user is a separate decision'),
    decision('dismiss', 'dismissed', 'Dismiss a report'),
  ];
}
