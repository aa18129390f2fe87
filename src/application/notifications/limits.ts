import type { RateLimit } from '../shared/ports.js';

/** The app repeats the subscription of a device when it opens. */
export const PUSH_SUBSCRIPTIONS: RateLimit = { name: 'push-subscriptions', times: 60, perSeconds: 3600 };
