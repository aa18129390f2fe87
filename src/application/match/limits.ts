import type { RateLimit } from '../shared/ports.js';

/** Votes may be changed often, but each change can post a system message, so they are limited. */
export const VOTING: RateLimit = { name: 'venue-votes', times: 30, perSeconds: 600 };
export const PROPOSING: RateLimit = { name: 'venues-proposed', times: 20, perSeconds: 3_600 };
