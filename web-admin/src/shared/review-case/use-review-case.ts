import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useQueuedDecision } from './browser-decision-queue.js';
import type { ReviewCase, ReviewResource } from './review-case.js';
import { type DecisionRequest, submitDecision } from './submit-decision.js';
import { useOwnsClaim } from './use-owns-claim.js';

export type ReviewCaseState = ReturnType<typeof useReviewCase>;

/** The state of one review case for the signed-in moderator, and the callback that decides it. */
export function useReviewCase(resource: ReviewResource, record: ReviewCase) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const ownsClaim = useOwnsClaim(record.claim);
  const queuedDecision = useQueuedDecision(resource, record.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: Pick<DecisionRequest, 'action' | 'body' | 'summary'>) =>
      submitDecision({ resource, id: record.id, claimedUntil: record.claim!.until, ...decision }),
    onError: (failure) => void logoutIfAccessDenied(failure),
  });
  return {
    resource,
    record,
    ownsClaim,
    queuedDecision,
    canDecide: ownsClaim && !queuedDecision,
    decide: mutate,
    isSubmitting: isPending,
    /** Why the claim could not be renewed. */
    error,
  };
}
