import type { Slot } from '../shared/slot.js';

/** Someone asked for a table in the slot. */
export interface RequestOpened {
  readonly type: 'request-opened';
  readonly slot: Slot;
}

export type MatchingRequestEvent = RequestOpened;
