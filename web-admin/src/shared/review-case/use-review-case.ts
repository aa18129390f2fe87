import { useEffect, useState } from 'react';
import { decisionKey, decisionQueue, useQueuedDecision } from './browser-decision-queue.js';
import { UNDO_MS } from './decision-queue.js';
import type { Claim, ReviewCase, ReviewResource } from './review-case.js';
import { useAction } from '../api/use-action.js';
import { cacheRecord, invalidateRecord, postRecordAction } from '../api/use-record-action.js';

export type ReviewCaseState = ReturnType<typeof useReviewCase>;

/** The state of one review case for the signed-in moderator, and the callback that decides it. */
export function useReviewCase(resource: ReviewResource, record: ReviewCase) {
  const ownsClaim = useOwnsClaim(record.claim);
  const queuedDecision = useQueuedDecision(resource, record.id);
  const { mutate, isPending, error } = useAction({
    run: (decision: DecisionRequest) => submitDecision(resource, record, decision),
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

const isOwnAndActive = (claim: Claim | null): boolean =>
  claim?.isMine === true && Date.parse(claim.until) > Date.now();

/** Whether the signed-in moderator has the claim. Renders again when it ends. */
function useOwnsClaim(claim: Claim | null): boolean {
  const [, rerender] = useState(0);
  const until = claim?.isMine ? Date.parse(claim.until) : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => rerender((count) => count + 1), Math.max(0, until - Date.now()) + 20);
    return () => clearTimeout(timer);
  }, [until]);
  return isOwnAndActive(claim);
}

/** Time that the request itself may take, after the time to undo. */
const REQUEST_MARGIN_MS = 15_000;

interface DecisionRequest {
  /** The action of the API, such as `approve`. */
  readonly action: string;
  readonly body?: object;
  /** In words, such as "Approved Ada Byron’s ID". */
  readonly summary: string;
}

/**
 * Queues a decision, which can be undone for six seconds. A claim that would end before the request is sent is renewed first.
 * @throws HttpError when the claim cannot be renewed; nothing is queued then
 */
async function submitDecision(
  resource: ReviewResource,
  { id, claim }: ReviewCase,
  { action, body, summary }: DecisionRequest,
): Promise<void> {
  if (Date.parse(claim!.until) - Date.now() < UNDO_MS + REQUEST_MARGIN_MS)
    cacheRecord(resource, await postRecordAction(resource, id, 'claim'));
  decisionQueue.enqueue({
    key: decisionKey(resource, id),
    summary,
    path: `/${resource}/${id}/show`,
    send: async () => {
      try {
        cacheRecord(resource, await postRecordAction(resource, id, action, body));
      } catch (error) {
        invalidateRecord(resource, id);
        throw error;
      }
    },
  });
}
