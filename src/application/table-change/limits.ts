import type { RateLimit } from '../shared/ports.js';

/** An answer locks the match, and the last one its slot. */
export const ANSWERING_TABLE_CHANGES: RateLimit = {
  name: 'table-change-answers',
  times: 20,
  perSeconds: 600,
};
