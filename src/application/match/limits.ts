import type { RateLimit } from '../shared/ports.js';

/** Whoever changes their mind may change it often, but each change may be told in the chat, which nobody may fill. */
export const VOTING: RateLimit = { name: 'venue-votes', times: 30, perSeconds: 600 };
export const PROPOSING: RateLimit = { name: 'venues-proposed', times: 20, perSeconds: 3_600 };
