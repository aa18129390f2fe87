import { trustScore } from '@domain/trust-score/trust-score.js';
import type { Review, Verification } from '../../shared/api/types.js';

export type StepName = 'email' | 'birthDate' | 'phone' | 'idDocument' | 'profilePicture';
export const STEPS: readonly StepName[] = ['email', 'birthDate', 'phone', 'idDocument', 'profilePicture'];

/**
 * The status of one trust step. An open step may have been completed before: withdrawn, or accepted until the data
 * changed.
 */
export type StepStatus =
  | { is: 'toDo'; before?: 'withdrawn' | 'approved' }
  | { is: 'done' }
  | { is: 'waiting'; review: Review }
  | { is: 'rejected'; review: Review };

const REVIEW_OF: Partial<Record<StepName, Review['kind']>> = { idDocument: 'id', profilePicture: 'picture' };

/** Whether a moderator's decision is pending. */
export const isWaiting = ({ status }: Review): boolean => status === 'submitted' || status === 'in_review';

export function stepStatus(step: StepName, { steps, reviews }: Verification): StepStatus {
  if (steps[step]) return { is: 'done' };
  const review = reviews.find(({ kind }) => kind === REVIEW_OF[step]);
  if (!review) return { is: 'toDo' };
  if (isWaiting(review)) return { is: 'waiting', review };
  if (review.status === 'rejected') return { is: 'rejected', review };
  return { is: 'toDo', before: review.status === 'approved' ? 'approved' : 'withdrawn' };
}

/** The server's score if present, or else the sum of the completed steps. */
export const scoreOf = (verification: Verification): number =>
  verification.trustScore > 0 ? verification.trustScore : trustScore(verification.steps);
