import type { ReviewKind } from '@domain/trust-score/review-kind.js';
import type { ReviewReason, ReviewStatus } from '@domain/trust-score/verification-review.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { StatusLabel } from '../../shared/ui/Tag.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('verifications');

/** A submitted ID or photo with the data for its review. */
export type Verification = ResponseOf<'/api/admin/verifications/{id}'>;

export type VerificationRow = ResponseOf<'/api/admin/verifications'>[number];

export const STATUS_LABELS: Readonly<Record<ReviewStatus, StatusLabel>> = {
  submitted: { label: t('waiting'), tone: 'warning' },
  in_review: { label: t('inReview'), tone: 'warning' },
  approved: { label: t('approved'), tone: 'good' },
  rejected: { label: t('rejected'), tone: 'bad' },
  withdrawn: { label: t('withdrawn'), tone: 'plain' },
};

/** The possible reasons to reject, by kind, in the order of the options. */
export const REASONS: Readonly<Record<ReviewKind, readonly ReviewReason[]>> = {
  id: ['unreadable', 'mismatch', 'expired', 'wrong_document', 'not_a_person', 'other'],
  picture: ['unreadable', 'mismatch', 'not_a_person', 'other'],
};

/** The template of the note for a reason, which the member reads after the text of the reason. */
export function noteFor(kind: ReviewKind, reason: ReviewReason): string {
  const key = `${kind}-${reason}`;
  return t.has(key) ? t(key) : '';
}
