import type { RateLimit } from '../shared/ports.js';

/** New questions about the outlook of a waiting request, per user: changing limits must not search for people. */
export const OUTLOOKS: RateLimit = { name: 'outlooks', times: 6, perSeconds: 12 * 3_600 };
/** New questions about the pool of a request before it is sent, per user: one for each set of choices. */
export const POOLS: RateLimit = { name: 'pools', times: 12, perSeconds: 12 * 3_600 };
/** Outlooks and pools per network, because one person can have several accounts; a campus may be one. */
export const OUTLOOKS_PER_NETWORK: RateLimit = {
  name: 'outlooks-per-network',
  times: 60,
  perSeconds: 12 * 3_600,
};
/** Both from all accounts and networks, per slot and coarse place of the one who asks. */
export const OUTLOOKS_PER_SLOT: RateLimit = { name: 'outlooks-per-slot', times: 300, perSeconds: 3_600 };
