import { trustScore } from '@domain/trust-score/trust-score.js';
import type { Review, Verification } from '../../shared/api/types.js';

export type StepName = 'email' | 'birthDate' | 'phone' | 'idDocument' | 'profilePicture';
export const STEPS: readonly StepName[] = ['email', 'birthDate', 'phone', 'idDocument', 'profilePicture'];

/** How far one step has come. */
export type Standing =
  { is: 'toDo' } | { is: 'done' } | { is: 'waiting'; review: Review } | { is: 'rejected'; review: Review };

const REVIEW_OF: Partial<Record<StepName, Review['kind']>> = { idDocument: 'id', profilePicture: 'picture' };

export function standingOf(step: StepName, { steps, reviews }: Verification): Standing {
  if (steps[step]) return { is: 'done' };
  const review = reviews.find(({ kind }) => kind === REVIEW_OF[step]);
  if (review?.status === 'submitted' || review?.status === 'in_review') return { is: 'waiting', review };
  return review?.status === 'rejected' ? { is: 'rejected', review } : { is: 'toDo' };
}

/** The server's score where it has one, else what the steps come to. */
export const scoreOf = (verification: Verification): number =>
  verification.trustScore > 0 ? verification.trustScore : trustScore(verification.steps);
