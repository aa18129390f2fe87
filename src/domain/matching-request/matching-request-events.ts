import type { Slot } from '../shared/slot.js';

/** A request was opened or requeued, which starts a rolling run. */
export interface RequestOpened {
  readonly type: 'request-opened';
  readonly slot: Slot;
}

export type MatchingRequestEvent = RequestOpened;
