import { trustScore } from '@domain/trust-score/trust-score.js';
import type { Review, Verification } from '../../shared/api/types.js';

export type StepName = 'email' | 'birthDate' | 'phone' | 'idDocument' | 'profilePicture';
export const STEPS: readonly StepName[] = ['email', 'birthDate', 'phone', 'idDocument', 'profilePicture'];

/** How far one step has come. What is to be done may have been done before: taken back, or accepted until it changed. */
export type Standing =
  | { is: 'toDo'; before?: 'withdrawn' | 'approved' }
  | { is: 'done' }
  | { is: 'waiting'; review: Review }
  | { is: 'rejected'; review: Review };

const REVIEW_OF: Partial<Record<StepName, Review['kind']>> = { idDocument: 'id', profilePicture: 'picture' };

/** Whether a moderator still has to decide it. */
export const isWaiting = ({ status }: Review): boolean => status === 'submitted' || status === 'in_review';

export function standingOf(step: StepName, { steps, reviews }: Verification): Standing {
  if (steps[step]) return { is: 'done' };
  const review = reviews.find(({ kind }) => kind === REVIEW_OF[step]);
  if (!review) return { is: 'toDo' };
  if (isWaiting(review)) return { is: 'waiting', review };
  if (review.status === 'rejected') return { is: 'rejected', review };
  return { is: 'toDo', before: review.status === 'approved' ? 'approved' : 'withdrawn' };
}

/** The server's score where it has one, else what the steps come to. */
export const scoreOf = (verification: Verification): number =>
  verification.trustScore > 0 ? verification.trustScore : trustScore(verification.steps);
