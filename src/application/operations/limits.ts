import type { RateLimit } from '../shared/ports.js';

/** Checks of readiness, by all admins together, because each opens connections. */
export const SERVICE_CHECK_LIMIT: RateLimit = { name: 'service-checks', times: 6, perSeconds: 60 };
