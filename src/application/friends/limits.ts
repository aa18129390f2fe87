import type { RateLimit } from '../shared/ports.js';

export const OPENING_GROUPS: RateLimit = { name: 'groups-opened', times: 20, perSeconds: 3_600 };
/** Guessing a code is the reason for the low limit. */
export const JOINING_GROUPS: RateLimit = { name: 'groups-joined', times: 10, perSeconds: 3_600 };
/** Reads of one invitation, by all who have its link. */
export const INVITATION_READS: RateLimit = { name: 'invitation-reads', times: 120, perSeconds: 600 };
/** Unknown codes, per network. */
export const UNKNOWN_INVITATIONS: RateLimit = { name: 'unknown-invitations', times: 20, perSeconds: 600 };
