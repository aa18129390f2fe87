import { pacedLimit } from '../shared/paced-limit.js';
import type { RateLimit } from '../shared/ports.js';

const MINUTE = 60;
const HOUR = 3600;

/** Codes for email changes per user. */
export const EMAIL_CHANGES: RateLimit = { name: 'email-changes', times: 5, perSeconds: HOUR };
/** Minimum interval between two codes of one user to the same address. */
export const EMAIL_CHANGE_WAIT: RateLimit = { name: 'email-change-wait', times: 1, perSeconds: MINUTE };
/** Wrong passwords per logged-in user, for requests that need a confirmation. */
export const PASSWORD_CONFIRMATIONS = pacedLimit(
  { name: 'password-confirmations', times: 10, perSeconds: HOUR },
  5 * MINUTE,
);
