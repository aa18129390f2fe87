import { useSyncExternalStore } from 'react';
import { isOffline } from '../api/connection.js';
import { postRecordAction } from '../api/record-action.js';
import { refresh, settle } from '../api/record-cache.js';
import { type HeldDecision, HeldDecisions, UNDO_MS } from './decision-queue.js';

/** What the moderator at this screen decided a moment ago. */
export const decisions = new HeldDecisions();

// A tab that closes, or goes to another address, takes everything along that still waits.
window.addEventListener('pagehide', () => void decisions.flush());

// Unless it cannot arrive: then the browser asks before it lets go.
window.addEventListener('beforeunload', (event) => {
  const held = decisions.all();
  if (held.some(({ state }) => state === 'failed') || (held.length > 0 && isOffline()))
    event.preventDefault();
});

export const useDecisions = (): readonly HeldDecision[] =>
  useSyncExternalStore(decisions.subscribe, decisions.all);

/** What was decided about this and is not sent yet. */
export const useDecisionOn = (resource: string, id: number): HeldDecision | undefined =>
  useDecisions().find(({ subject }) => subject === `${resource}/${id}`);

/** Time for the call itself, beyond the time to undo. */
const SPARE_MS = 15_000;

export interface Deciding {
  readonly resource: 'verifications' | 'reports';
  readonly id: number;
  /** When one's claim ends. */
  readonly until: string;
  readonly verb: string;
  readonly body?: object;
  /** In words, such as "Approved Ada Byron’s ID". */
  readonly says: string;
}

/**
 * Decides, with six seconds to think better of it. A claim that would end meanwhile is prolonged first.
 * @throws HttpError when the claim cannot be kept; nothing is decided then
 */
export async function decide({ resource, id, until, verb, body, says }: Deciding): Promise<void> {
  if (Date.parse(until) - Date.now() < UNDO_MS + SPARE_MS)
    settle(resource, await postRecordAction(resource, id, 'claim'));
  decisions.hold({
    subject: `${resource}/${id}`,
    says,
    path: `/${resource}/${id}/show`,
    send: async () => {
      try {
        settle(resource, await postRecordAction(resource, id, verb, body));
      } catch (error) {
        refresh(resource, id);
        throw error;
      }
    },
  });
}
