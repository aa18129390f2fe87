import type { RateLimit } from '../shared/ports.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Limits the work of moderators. */
export const REPORT_LIMIT: RateLimit = { name: 'reports', times: 20, perSeconds: DAY };
export const BLOCK_LIMIT: RateLimit = { name: 'blocks', times: 60, perSeconds: HOUR };
