import type { RateLimit } from '../shared/ports.js';

export const ANSWERING_HOME_SAFE: RateLimit = { name: 'home-safe-answers', times: 20, perSeconds: 600 };
/** New links to a plan, per user. */
export const NEW_SHARED_PLANS: RateLimit = { name: 'new-shared-plans', times: 20, perSeconds: 3_600 };
/** Reads of one plan, by all who have its link. */
export const PLAN_READS: RateLimit = { name: 'plan-reads', times: 120, perSeconds: 600 };
/** Unknown links to plans, per network. */
export const UNKNOWN_PLANS: RateLimit = { name: 'unknown-plans', times: 60, perSeconds: 600 };
