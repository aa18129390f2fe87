import type { RateLimit } from '../shared/ports.js';

/** Rate limits per user; each vote or proposal can cause a system message in the chat. */
export const VOTING: RateLimit = { name: 'venue-votes', times: 30, perSeconds: 600 };
/** An answer locks the match, and the last one its slot. */
export const ANSWERING_SPLITS: RateLimit = { name: 'split-answers', times: 20, perSeconds: 600 };
export const PROPOSING: RateLimit = { name: 'venues-proposed', times: 20, perSeconds: 3_600 };
export const OPENING_GROUPS: RateLimit = { name: 'groups-opened', times: 20, perSeconds: 3_600 };
/** Guessing a code is the reason for the low limit. */
export const JOINING_GROUPS: RateLimit = { name: 'groups-joined', times: 10, perSeconds: 3_600 };
