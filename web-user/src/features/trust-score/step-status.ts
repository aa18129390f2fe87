import { trustScore } from '@domain/trust-score/trust-score.js';
import type { Review, Verification } from '../../shared/api/types.js';

export type StepName = 'email' | 'birthDate' | 'phone' | 'idDocument' | 'profilePicture';
export const STEPS: readonly StepName[] = ['email', 'birthDate', 'phone', 'idDocument', 'profilePicture'];

/** What became of an earlier review: accepted until the picture changed, or withdrawn by someone or something. */
type EarlierReview = 'approved' | 'withdrawnByYou' | 'withdrawnByDeadline' | 'withdrawnByNewPicture';

/** The status of one trust step. */
export type StepStatus =
  | { is: 'toDo'; before?: EarlierReview }
  | { is: 'done' }
  | { is: 'waiting'; review: Review }
  | { is: 'rejected'; review: Review };

const REVIEW_OF: Partial<Record<StepName, Review['kind']>> = { idDocument: 'id', profilePicture: 'picture' };

/** Whether a moderator's decision is pending. */
export const isWaiting = ({ status }: Review): boolean => status === 'submitted' || status === 'in_review';

function withdrawnBy({ withdrawalCause }: Review): EarlierReview {
  if (withdrawalCause === 'deadline') return 'withdrawnByDeadline';
  return withdrawalCause === 'picture_changed' ? 'withdrawnByNewPicture' : 'withdrawnByYou';
}

export function stepStatus(step: StepName, { steps, reviews }: Verification): StepStatus {
  if (steps[step]) return { is: 'done' };
  const review = reviews.find(({ kind }) => kind === REVIEW_OF[step]);
  if (!review) return { is: 'toDo' };
  if (isWaiting(review)) return { is: 'waiting', review };
  if (review.status === 'rejected') return { is: 'rejected', review };
  return { is: 'toDo', before: review.status === 'approved' ? 'approved' : withdrawnBy(review) };
}

/** The server's score if present, or else the sum of the completed steps. */
export const scoreOf = (verification: Verification): number =>
  verification.trustScore > 0 ? verification.trustScore : trustScore(verification.steps);
