import type { RateLimit } from '../shared/ports.js';

export const OPENING_GROUPS: RateLimit = { name: 'groups-opened', times: 20, perSeconds: 3_600 };
/** Guessing a code is the reason for the low limit. */
export const JOINING_GROUPS: RateLimit = { name: 'groups-joined', times: 10, perSeconds: 3_600 };
