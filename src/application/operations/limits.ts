import type { RateLimit } from '../shared/ports.js';

/** Checks of readiness, by all admins together, because each opens connections. */
export const SERVICE_CHECK_LIMIT: RateLimit = { name: 'service-checks', times: 6, perSeconds: 60 };

/** Test mails of all admins together, because they go to any address. */
export const MAIL_CHECK_LIMIT: RateLimit = { name: 'mail-checks', times: 10, perSeconds: 3600 };
