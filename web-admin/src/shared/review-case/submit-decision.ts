import { useSyncExternalStore } from 'react';
import { isOffline } from '../api/connection.js';
import { postRecordAction } from '../api/record-action.js';
import { invalidateRecord, cacheRecord } from '../api/record-cache.js';
import { type QueuedDecision, DecisionQueue, UNDO_MS } from './decision-queue.js';

/** What the moderator at this screen decided a moment ago. */
export const decisionQueue = new DecisionQueue();

// A tab that closes, or goes to another address, takes everything along that still waits.
window.addEventListener('pagehide', () => void decisionQueue.flush());

// Unless it cannot arrive: then the browser asks before it lets go.
window.addEventListener('beforeunload', (event) => {
  const held = decisionQueue.all();
  if (held.some(({ state }) => state === 'failed') || (held.length > 0 && isOffline()))
    event.preventDefault();
});

export const useDecisionQueue = (): readonly QueuedDecision[] =>
  useSyncExternalStore(decisionQueue.subscribe, decisionQueue.all);

/** What was decided about this and is not sent yet. */
export const useQueuedDecision = (resource: string, id: number): QueuedDecision | undefined =>
  useDecisionQueue().find(({ key }) => key === `${resource}/${id}`);

/** Time for the call itself, beyond the time to undo. */
const REQUEST_MARGIN_MS = 15_000;

export interface DecisionRequest {
  readonly resource: 'verifications' | 'reports';
  readonly id: number;
  /** When one's claim ends. */
  readonly claimedUntil: string;
  readonly action: string;
  readonly body?: object;
  /** In words, such as "Approved Ada Byron’s ID". */
  readonly summary: string;
}

/**
 * Decides, with six seconds to think better of it. A claim that would end meanwhile is prolonged first.
 * @throws HttpError when the claim cannot be kept; nothing is decided then
 */
export async function submitDecision({
  resource,
  id,
  claimedUntil,
  action,
  body,
  summary,
}: DecisionRequest): Promise<void> {
  if (Date.parse(claimedUntil) - Date.now() < UNDO_MS + REQUEST_MARGIN_MS)
    cacheRecord(resource, await postRecordAction(resource, id, 'claim'));
  decisionQueue.enqueue({
    key: `${resource}/${id}`,
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
