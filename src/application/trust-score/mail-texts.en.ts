import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewReason } from '../../domain/trust-score/verification-review.js';

const NAMES: Record<ReviewKind, string> = { id: 'ID', picture: 'photo' };

const PRAISE: Record<ReviewKind, string> = {
  id: "Good news: we checked your ID, and it checks out. That's +20 points, and your table will see the badge. We've deleted your file.",
  picture:
    "Good news: your photo matches your profile picture. That's +20 points, and your table will see the badge. We've deleted the photo you sent.",
};

const MISMATCH: Record<ReviewKind, string> = {
  id: "The name or date of birth doesn't match your account.",
  picture: "We couldn't tell it's the same person as in your profile picture.",
};

const WHY: Record<Exclude<ReviewReason, 'mismatch'>, string> = {
  unreadable:
    "We couldn't see it well enough. A sharp photo in good light, with nothing covered, works best.",
  expired: "The document has expired. Please send one that's still valid.",
  wrong_document:
    "We can't use this kind of document. Please send a passport, an ID card or a driver’s license.",
  not_a_person: "We couldn't see a face in it.",
  other: "We couldn't accept it this time.",
};

export const reviewMailTexts = {
  approved: (kind: ReviewKind) => ({
    subject: `Your ${NAMES[kind]} is verified`,
    paragraphs: [PRAISE[kind], 'Thanks for making every table a little safer.'],
    button: 'See your trust score',
  }),
  rejected: (kind: ReviewKind, reason: ReviewReason, note: string | null) => ({
    subject: `Your ${NAMES[kind]} needs another try`,
    paragraphs: [
      `Thanks for sending your ${NAMES[kind]}. We couldn't accept it yet.`,
      reason === 'mismatch' ? MISMATCH[kind] : WHY[reason],
      ...(note ? [`The reviewer adds: ${note}`] : []),
      `You can try again any time: open your trust score in the app and send another ${NAMES[kind]}. Nothing else changes.`,
    ],
    button: 'Try again',
  }),
};

export type ReviewMailTexts = typeof reviewMailTexts;
