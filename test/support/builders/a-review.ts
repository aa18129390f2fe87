import type { ReviewKind } from '../../../src/domain/trust-score/review-kind.js';
import { type Submission, VerificationReview } from '../../../src/domain/trust-score/verification-review.js';

export const MONDAY = new Date('2026-03-02T15:00:00Z');

/** A newly submitted review of an ID. */
export function aReview(
  fields: Partial<Submission> & { id?: number } = {},
  now = MONDAY,
): VerificationReview {
  const { id, ...submission } = fields;
  const kind: ReviewKind = submission.kind ?? 'id';
  const review = VerificationReview.submit(
    {
      userId: 1042,
      kind,
      evidence: { key: 'evidence/abc', contentType: 'image/webp', pageCount: 1 },
      comparedWith: kind === 'picture' ? '/api/pictures/1042/a.webp' : null,
      timeZone: 'America/New_York',
      ...submission,
    },
    now,
  );
  if (id !== undefined) review.assignId(id);
  return review;
}
