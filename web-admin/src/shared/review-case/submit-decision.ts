import { postRecordAction } from '../api/record-action.js';
import { cacheRecord, invalidateRecord } from '../api/record-cache.js';
import { decisionKey, decisionQueue } from './browser-decision-queue.js';
import { UNDO_MS } from './decision-queue.js';
import type { ReviewResource } from './review-case.js';

/** Time that the request itself may take, after the time to undo. */
const REQUEST_MARGIN_MS = 15_000;

export interface DecisionRequest {
  readonly resource: ReviewResource;
  readonly id: number;
  /** When the moderator's claim ends. */
  readonly claimedUntil: string;
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
export async function submitDecision(request: DecisionRequest): Promise<void> {
  const { resource, id, claimedUntil, action, body, summary } = request;
  if (Date.parse(claimedUntil) - Date.now() < UNDO_MS + REQUEST_MARGIN_MS)
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
