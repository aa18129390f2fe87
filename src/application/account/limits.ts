import { pacedLimit } from '../shared/paced-limit.js';
import type { RateLimit } from '../shared/ports.js';
import type { LoginLimits } from './login-attempts.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Sign-ups from one place of the internet, such as the address of a whole campus. */
export const SIGN_UPS_PER_ORIGIN = pacedLimit(
  { name: 'sign-ups-per-origin', times: 20, perSeconds: HOUR },
  20,
);
/** Other requests for a code from one place. */
export const CODES_PER_ORIGIN = pacedLimit({ name: 'codes-per-origin', times: 20, perSeconds: HOUR }, 20);

/** Codes to addresses that one person wants for their account. */
export const EMAIL_CHANGES: RateLimit = { name: 'email-changes', times: 5, perSeconds: HOUR };
/** A wait before one person has another code sent to the same address. */
export const EMAIL_CHANGE_WAIT: RateLimit = { name: 'email-change-wait', times: 1, perSeconds: MINUTE };

/** Wrong codes: five tries per code hold anyway; this bounds trying many addresses. */
export const TRIES_PER_ORIGIN = pacedLimit(
  { name: 'tries-per-origin', times: 100, perSeconds: 15 * MINUTE },
  10,
);

/** Where passwords are tried, in the app and in the console, so that neither locks people out of the other. */
const attemptLimits = (place: string): LoginLimits => ({
  perOrigin: pacedLimit({ name: `${place}-per-origin`, times: 200, perSeconds: 15 * MINUTE }, 2),
  perNameAndOrigin: pacedLimit(
    { name: `${place}-per-name-and-origin`, times: 10, perSeconds: 15 * MINUTE },
    MINUTE,
  ),
  perName: pacedLimit({ name: `${place}-per-name`, times: 100, perSeconds: DAY }, 10 * MINUTE),
  perDevice: { name: `${place}-per-device`, times: 30, perSeconds: DAY },
});
export const LOGINS = attemptLimits('logins');
export const CONSOLE_LOGINS = attemptLimits('console-logins');

/** Wrong passwords of someone who is signed in and has to confirm what cannot be undone. */
export const PASSWORD_CONFIRMATIONS = pacedLimit(
  { name: 'password-confirmations', times: 10, perSeconds: HOUR },
  5 * MINUTE,
);

export const PROFILE_CHANGES: RateLimit = { name: 'profile-changes', times: 30, perSeconds: 10 * MINUTE };
/** Changes of the place that counts for seating: enough to correct a mistake or to move, too few to search with. */
export const MOVES_PER_DAY: RateLimit = { name: 'moves-per-day', times: 3, perSeconds: DAY };
export const MOVES_PER_MONTH: RateLimit = { name: 'moves-per-month', times: 10, perSeconds: 30 * DAY };
/** Typing an address asks for suggestions about every 300 ms. */
export const GEOCODING: RateLimit = { name: 'geocoding', times: 60, perSeconds: MINUTE };
/** Each export reads and packs everything that is kept of a person. */
export const EXPORTS: RateLimit = { name: 'exports', times: 3, perSeconds: DAY };
