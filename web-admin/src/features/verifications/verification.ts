import type { ReviewKind } from '@domain/trust-score/review-kind.js';
import type { ReviewReason, ReviewStatus } from '@domain/trust-score/verification-review.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { StatusLabel } from '../../shared/ui/Tag.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('verifications');

/** A submitted ID or photo with the data for its review. */
export type Verification = ResponseOf<'/api/admin/verifications/{id}'>;

export type VerificationRow = ResponseOf<'/api/admin/verifications'>[number];

export const KIND_LABELS: Readonly<Record<ReviewKind, string>> = { id: t('id'), picture: t('photo') };

export const STATUS_LABELS: Readonly<Record<ReviewStatus, StatusLabel>> = {
  submitted: { label: t('waiting'), tone: 'warning' },
  in_review: { label: t('inReview'), tone: 'warning' },
  approved: { label: t('approved'), tone: 'good' },
  rejected: { label: t('rejected'), tone: 'bad' },
  withdrawn: { label: t('withdrawn'), tone: 'plain' },
};

export const REASON_LABELS: Readonly<Record<ReviewReason, string>> = {
  unreadable: t('unreadable'),
  mismatch: t('mismatch'),
  expired: t('expired'),
  wrong_document: t('wrongDocument'),
  not_a_person: t('noPerson'),
  other: t('other'),
};

/** A reason to reject, with the template of the note, which the member reads after the text of the reason. */
export interface Rejection {
  readonly reason: ReviewReason;
  readonly note: string;
}

/** The possible reasons by kind, in the order of the options. */
export const REJECTIONS: Readonly<Record<ReviewKind, readonly Rejection[]>> = {
  id: [
    { reason: 'unreadable', note: t('idUnreadableNote') },
    { reason: 'mismatch', note: t('idMismatchNote') },
    { reason: 'expired', note: t('idExpiredNote') },
    { reason: 'wrong_document', note: t('idWrongDocumentNote') },
    { reason: 'not_a_person', note: t('idNoPersonNote') },
    { reason: 'other', note: '' },
  ],
  picture: [
    { reason: 'unreadable', note: t('photoUnreadableNote') },
    { reason: 'mismatch', note: t('photoMismatchNote') },
    { reason: 'not_a_person', note: t('photoNoPersonNote') },
    { reason: 'other', note: '' },
  ],
};
