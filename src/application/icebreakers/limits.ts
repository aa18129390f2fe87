import type { RateLimit } from '../shared/ports.js';

/** A question costs a snapshot of the table under its lock. */
export const ASKING_ICEBREAKERS: RateLimit = { name: 'icebreakers-asked', times: 20, perSeconds: 600 };
