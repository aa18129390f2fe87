import type { Response } from 'express';
import type { EvidenceFile } from '../../../application/trust-score/ports.js';
import { CASE_SORTS, type CaseSort } from '../../../application/review-cases/case-views.js';
import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { ReviewFilter, ReviewQueries } from '../../../application/trust-score/review-views.js';
import type { VerificationDesk } from '../../../application/trust-score/verification-desk.js';
import { REVIEW_KINDS } from '../../../domain/trust-score/review-kind.js';
import { REVIEW_STATUSES } from '../../../domain/trust-score/verification-review.js';
import { one, type Route, type RouteResponse } from '../route.js';
import { claimRoutes } from '../admin/claim.routes.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { anId, anyOf, ids, type ListRules, yesOrNo } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { RecordParams } from '../record-params.js';
import {
  ApproveBody,
  PageQuery,
  RejectBody,
  VerificationEntryResponse,
  VerificationRecordResponse,
} from './verifications.admin.dto.js';
import { presentVerificationEntry, presentVerificationRecord } from './verifications.admin.presenter.js';
import { routesFor } from '../routes-for.js';

export interface VerificationDeskServices {
  readonly queries: ReviewQueries;
  readonly reads: AuditedReads;
  readonly verificationDesk: VerificationDesk;
  readonly clock: Clock;
}

const tag = 'Console: verifications';
const moderator = routesFor('moderator', tag);

const LIST: ListRules<CaseSort, ReviewFilter> = {
  sorts: CASE_SORTS,
  order: ['dueAt', 'ASC'],
  filters: {
    id: ids,
    status: anyOf([...REVIEW_STATUSES, 'open']),
    kind: anyOf(REVIEW_KINDS),
    userId: anId,
    mine: yesOrNo,
  },
};

const NOT_THERE = { 404: { description: 'Not found, or its account is deleted' } };
const decisionResponses = (done: string, refused: string): Record<number, RouteResponse> => ({
  200: one(VerificationRecordResponse, done),
  ...NOT_THERE,
  ...decisionConflict(refused),
});

/** Sends a page of uploaded evidence with headers that prevent script execution and a neutral file name. */
function sendEvidence(response: Response, reviewId: number, { bytes }: EvidenceFile): void {
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Disposition', `inline; filename="verification-${reviewId}.webp"`);
  response.setHeader('Content-Type', 'image/webp');
  response.end(bytes);
}

/** Decisions on uploaded IDs and photos. */
export function verificationDeskRoutes(services: VerificationDeskServices): Route[] {
  const recordOf = async (caseId: number, moderatorId: number): Promise<VerificationRecordResponse> =>
    presentVerificationRecord(await services.verificationDesk.read({ caseId, moderatorId }), moderatorId);

  return [
    listRoute({
      name: 'verifications',
      tag,
      operationId: 'listVerifications',
      summary: 'List verification reviews, by due time',
      access: 'moderator',
      isAudited: true,
      shape: VerificationEntryResponse,
      rules: LIST,
      read: async (asked, userId) => {
        const viewer = { moderatorId: userId, now: services.clock.now() };
        const found = await services.queries.page(asked, viewer);
        return { ...found, rows: found.rows.map((row) => presentVerificationEntry(row, userId)) };
      },
      noteRead: (...page) => services.reads.listed('verification.listed', ...page),
    }),
    moderator.get('/api/admin/verifications/:id', 'getVerificationRecord', {
      summary: 'Get a verification review with its user',
      isAudited: true,
      params: RecordParams,
      responses: { 200: one(VerificationRecordResponse, 'The review'), ...NOT_THERE },
      handle: async ({ userId, params }) => {
        const record = await recordOf(params.id, userId);
        await services.reads.viewed(userId, 'verification.viewed', { kind: 'verification', id: params.id });
        return record;
      },
    }),
    moderator.get('/api/admin/verifications/:id/file', 'getVerificationFile', {
      summary: 'Get the uploaded file; needs a claim, and every view is audited',
      isAudited: true,
      params: RecordParams,
      query: PageQuery,
      responses: {
        200: {
          description: 'A page of the file as a picture, by default the first',
          mediaType: 'image/webp',
          headers: ['Content-Disposition'],
          isStreamed: true,
        },
        404: { description: 'Not found, no access, or the file is lost (`file_lost`)' },
      },
      handle: async ({ userId, params, query: { page = 1 }, response }) => {
        const file = await services.verificationDesk.viewFile(
          { caseId: params.id, moderatorId: userId },
          page,
        );
        sendEvidence(response, params.id, file);
      },
    }),
    ...claimRoutes({
      path: '/api/admin/verifications/:id',
      tag,
      noun: 'review',
      operationIds: { claim: 'claimVerification', release: 'releaseVerification' },
      conflict: 'A conflict of interest: it is about the reader or a table-mate',
      responses: decisionResponses,
      desk: services.verificationDesk,
      recordOf,
    }),
    moderator.post('/api/admin/verifications/:id/approve', 'approveVerification', {
      summary: 'Approve a review; the step counts, and the file is deleted',
      params: RecordParams,
      body: ApproveBody,
      responses: decisionResponses(
        'It is approved',
        'Not claimed by the reader, decided, an ID that was not opened or shows another date of birth, or the picture has changed',
      ),
      handle: async ({ userId, params, body }) => {
        const command = { caseId: params.id, moderatorId: userId };
        await services.verificationDesk.approve(command, body.dateOfBirthAgrees ?? null);
        return recordOf(params.id, userId);
      },
    }),
    moderator.post('/api/admin/verifications/:id/reject', 'rejectVerification', {
      summary: 'Reject a review with a reason, which the user is told',
      params: RecordParams,
      body: RejectBody,
      responses: decisionResponses('It is rejected', 'Not claimed by the reader, or decided'),
      handle: async ({ userId, params, body }) => {
        const command = { caseId: params.id, moderatorId: userId };
        await services.verificationDesk.reject(command, body.reason, body.note ?? null);
        return recordOf(params.id, userId);
      },
    }),
  ];
}
