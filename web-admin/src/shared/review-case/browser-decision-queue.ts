import { useSyncExternalStore } from 'react';
import { isOffline } from '../api/connection.js';
import { DecisionQueue, type QueuedDecision } from './decision-queue.js';
import type { ReviewResource } from './review-case.js';

/** The decisions of this browser tab that are not sent yet. */
export const decisionQueue = new DecisionQueue();

export const decisionKey = (resource: ReviewResource, id: number): string => `${resource}/${id}`;

// The requests have `keepalive`, so they also complete after a closed tab.
window.addEventListener('pagehide', () => void decisionQueue.flush());

// A decision that cannot be sent would be lost with the tab, so the browser asks first.
window.addEventListener('beforeunload', (event) => {
  const queued = decisionQueue.all();
  if (queued.some(({ state }) => state === 'failed') || (queued.length > 0 && isOffline()))
    event.preventDefault();
});

export const useDecisionQueue = (): readonly QueuedDecision[] =>
  useSyncExternalStore(decisionQueue.subscribe, decisionQueue.all);

/** @returns the decision about this case that is not sent yet, or undefined */
export const useQueuedDecision = (resource: ReviewResource, id: number): QueuedDecision | undefined =>
  useDecisionQueue().find(({ key }) => key === decisionKey(resource, id));
