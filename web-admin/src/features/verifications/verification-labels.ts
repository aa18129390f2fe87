import type { ReviewKind } from '@domain/trust-score/review-kind.js';
import type { ReviewReason, ReviewStatus } from '@domain/trust-score/verification-review.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';

export const KIND_LABELS: Readonly<Record<ReviewKind, string>> = { id: 'ID', picture: 'Photo' };

export const STATUS_LABELS: Readonly<Record<ReviewStatus, StatusLabel>> = {
  submitted: { label: 'Waiting', tone: 'warning' },
  in_review: { label: 'In review', tone: 'warning' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
};

export const REASON_LABELS: Readonly<Record<ReviewReason, string>> = {
  unreadable: 'Cannot be read',
  mismatch: 'Does not match',
  expired: 'Has expired',
  wrong_document: 'Wrong kind of document',
  not_a_person: 'Shows no person',
  other: 'Something else',
};

interface Rejection {
  readonly reason: ReviewReason;
  /** The template of the note, which the member reads after the text of the reason. */
  readonly note: string;
}

/** The possible reasons by kind, in the order of the options. */
export const REJECTIONS: Readonly<Record<ReviewKind, readonly Rejection[]>> = {
  id: [
    {
      reason: 'unreadable',
      note: 'Please lay it flat in daylight, with all four corners in the picture and no glare on the text.',
    },
    {
      reason: 'mismatch',
      note: 'Please check the name and the date of birth of your account, or send the document that carries them.',
    },
    { reason: 'expired', note: 'If a new one is on its way, send it as soon as it is here.' },
    { reason: 'wrong_document', note: 'A student card or a bank card is not enough for this step.' },
    { reason: 'not_a_person', note: 'Please send the side of the document that carries your picture.' },
    { reason: 'other', note: '' },
  ],
  picture: [
    { reason: 'unreadable', note: 'Please stand near a window and face the light.' },
    {
      reason: 'mismatch',
      note: 'If your profile picture is an older one, change it first. Then send a fresh photo.',
    },
    {
      reason: 'not_a_person',
      note: 'Please send a photo of your own face, without sunglasses or a mask.',
    },
    { reason: 'other', note: '' },
  ],
};
