import type { ApproveReview } from '../../../application/trust-score/approve-review.js';
import type { ClaimReview } from '../../../application/trust-score/claim-review.js';
import type { ReadReviews } from '../../../application/trust-score/read-reviews.js';
import type { RejectReview } from '../../../application/trust-score/reject-review.js';
import type { ReleaseReview } from '../../../application/trust-score/release-review.js';
import {
  REVIEW_SORTS,
  type ReviewFilter,
  type ReviewSort,
} from '../../../application/trust-score/review-views.js';
import type { ViewEvidence } from '../../../application/trust-score/view-evidence.js';
import { REVIEW_KINDS } from '../../../domain/trust-score/review-kind.js';
import { REVIEW_STATUSES } from '../../../domain/trust-score/verification-review.js';
import { many, one, route, type RouteResponse, type Route } from '../route.js';
import { sendEvidence } from './evidence-response.js';
import { anId, anyOf, ids, ListQuery, type ListRules, pageAsked, sendPage, yesOrNo } from './list-query.js';
import { RecordParams } from './person.dto.js';
import {
  ApproveBody,
  PageQuery,
  RejectBody,
  VerificationEntryResponse,
  VerificationRecordResponse,
} from './verifications.dto.js';
import { presentVerificationEntry, presentVerificationRecord } from './verifications.presenter.js';

export interface VerificationDeskServices {
  readonly readReviews: ReadReviews;
  readonly claimReview: ClaimReview;
  readonly releaseReview: ReleaseReview;
  readonly approveReview: ApproveReview;
  readonly rejectReview: RejectReview;
  readonly viewEvidence: ViewEvidence;
}

const tag = 'Console: verifications';

const LIST: ListRules<ReviewSort, ReviewFilter> = {
  sorts: REVIEW_SORTS,
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
  409: { description: refused },
});

/** Decisions on uploaded IDs and photos. */
export function verificationDeskRoutes(services: VerificationDeskServices): Route[] {
  const recordOf = async (reviewId: number, staffId: number): Promise<VerificationRecordResponse> =>
    presentVerificationRecord(await services.readReviews.one(reviewId, staffId), staffId);

  return [
    route({
      method: 'get',
      path: '/api/admin/verifications',
      tag,
      summary: 'List verification reviews, by due time',
      access: 'moderator',
      query: ListQuery,
      responses: { 200: many(VerificationEntryResponse, 'One page; `Content-Range` has the total') },
      handle: async ({ userId, query, response }) => {
        const asked = pageAsked(query, LIST);
        const { rows, total } = await services.readReviews.page(asked, userId);
        const entries = rows.map((row) => presentVerificationEntry(row, userId));
        return sendPage(response, 'verifications', asked, { rows: entries, total });
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/verifications/:id',
      tag,
      summary: 'Get a verification review with its user',
      access: 'moderator',
      params: RecordParams,
      responses: { 200: one(VerificationRecordResponse, 'The review'), ...NOT_THERE },
      handle: ({ userId, params }) => recordOf(params.id, userId),
    }),
    route({
      method: 'get',
      path: '/api/admin/verifications/:id/file',
      tag,
      summary: 'Get the uploaded file; needs a claim, and every view is audited',
      access: 'moderator',
      isAudited: true,
      params: RecordParams,
      query: PageQuery,
      responses: {
        200: {
          description: 'A page of the file as a picture, by default the first',
          mediaType: 'image/webp',
        },
        404: { description: 'Not found, no access, or the file is lost (`file_lost`)' },
      },
      handle: async ({ userId, params, query: { page = 1 }, response }) => {
        const file = await services.viewEvidence.execute({ reviewId: params.id, moderatorId: userId, page });
        sendEvidence(response, params.id, file);
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/verifications/:id/claim',
      tag,
      summary: 'Claim a review for 15 minutes; claiming again prolongs',
      access: 'moderator',
      params: RecordParams,
      responses: {
        ...decisionResponses('The claim', 'Claimed by another moderator, or decided'),
        403: { description: 'A conflict of interest: it is about the reader or a table-mate' },
      },
      handle: async ({ userId, params }) => {
        await services.claimReview.execute({ reviewId: params.id, moderatorId: userId });
        return recordOf(params.id, userId);
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/verifications/:id/release',
      tag,
      summary: 'Release the claim of a review',
      access: 'moderator',
      params: RecordParams,
      responses: decisionResponses('The claim is released', 'Not claimed by the reader, or decided'),
      handle: async ({ userId, params }) => {
        await services.releaseReview.execute({ reviewId: params.id, moderatorId: userId });
        return recordOf(params.id, userId);
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/verifications/:id/approve',
      tag,
      summary: 'Approve a review; the step counts, and the file is deleted',
      access: 'moderator',
      params: RecordParams,
      body: ApproveBody,
      responses: decisionResponses(
        'It is approved',
        'Not claimed by the reader, decided, an ID that was not opened or shows another date of birth, or the picture has changed',
      ),
      handle: async ({ userId, params, body }) => {
        const { dateOfBirthAgrees = null } = body;
        await services.approveReview.execute({ reviewId: params.id, moderatorId: userId, dateOfBirthAgrees });
        return recordOf(params.id, userId);
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/verifications/:id/reject',
      tag,
      summary: 'Reject a review with a reason, which the user is told',
      access: 'moderator',
      params: RecordParams,
      body: RejectBody,
      responses: decisionResponses('It is rejected', 'Not claimed by the reader, or decided'),
      handle: async ({ userId, params, body }) => {
        const { reason, note = null } = body;
        await services.rejectReview.execute({ reviewId: params.id, moderatorId: userId, reason, note });
        return recordOf(params.id, userId);
      },
    }),
  ];
}
