import type { RateLimit } from '../shared/ports.js';

/** Reads without a session, per network; a campus may be one. */
export const READING_COMMUNITY: RateLimit = { name: 'community-read', times: 3_000, perSeconds: 600 };
