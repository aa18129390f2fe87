import type { ReviewRow } from '../../../application/trust-score/ports.js';
import type { Verification } from '../../../application/trust-score/own-verification.js';
import { maskedNumber } from '../../../domain/trust-score/phone-number.js';
import type { ReviewResponse, VerificationResponse } from './verification.dto.js';

export function presentVerification({ user, reviews }: Verification): VerificationResponse {
  const { email, birthDate, phone, idDocument, profilePicture } = user.trustSteps;
  return {
    trustScore: user.trustScore,
    steps: { email, birthDate, phone, idDocument, profilePicture },
    phoneNumber: user.phoneNumber && maskedNumber(user.phoneNumber),
    reviews: reviews.map(presentReview),
  };
}

function presentReview(review: ReviewRow): ReviewResponse {
  return {
    kind: review.kind,
    status: review.status,
    submittedAt: review.submittedAt.toISOString(),
    dueAt: review.dueAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
    reason: review.reason,
    withdrawalCause: review.withdrawalCause,
    note: review.note,
  };
}
