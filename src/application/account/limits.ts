import type { RateLimit } from '../shared/ports.js';

const MINUTE = 60;
const HOUR = 3600;

/** Sign-ups and requests for a code from one place of the internet. */
export const CODES_PER_ORIGIN: RateLimit = { name: 'codes-per-origin', times: 20, perSeconds: HOUR };
/** A wait before a code may be sent again. */
export const VERIFICATION_WAIT: RateLimit = { name: 'verification-wait', times: 1, perSeconds: MINUTE };
export const VERIFICATIONS_PER_ADDRESS: RateLimit = {
  name: 'verifications-per-address',
  times: 5,
  perSeconds: HOUR,
};
export const RESET_WAIT: RateLimit = { name: 'reset-wait', times: 1, perSeconds: MINUTE };
export const RESETS_PER_ADDRESS: RateLimit = { name: 'resets-per-address', times: 5, perSeconds: HOUR };

/** Codes to addresses that one person wants for their account. */
export const EMAIL_CHANGES: RateLimit = { name: 'email-changes', times: 5, perSeconds: HOUR };
/** A wait before one person has another code sent to the same address. */
export const EMAIL_CHANGE_WAIT: RateLimit = { name: 'email-change-wait', times: 1, perSeconds: MINUTE };

/** Typing codes: five tries per code hold anyway; this bounds trying many addresses. */
export const TRIES_PER_ORIGIN: RateLimit = { name: 'tries-per-origin', times: 100, perSeconds: 15 * MINUTE };

/** Passwords for one name from one place: nobody else can lock its owner out. */
export const LOGINS_PER_NAME_AND_ORIGIN: RateLimit = {
  name: 'logins-per-name-and-origin',
  times: 10,
  perSeconds: 15 * MINUTE,
};
/** Passwords for one name from everywhere, so that many places do not add up to a guess. */
export const LOGINS_PER_NAME: RateLimit = { name: 'logins-per-name', times: 100, perSeconds: 15 * MINUTE };
export const LOGINS_PER_ORIGIN: RateLimit = { name: 'logins-per-origin', times: 50, perSeconds: 15 * MINUTE };

export const PROFILE_CHANGES: RateLimit = { name: 'profile-changes', times: 30, perSeconds: 10 * MINUTE };
/** Changes of the place that counts for seating: enough to correct a mistake or to move, too few to search with. */
export const MOVES_PER_DAY: RateLimit = { name: 'moves-per-day', times: 3, perSeconds: 24 * HOUR };
export const MOVES_PER_MONTH: RateLimit = { name: 'moves-per-month', times: 10, perSeconds: 30 * 24 * HOUR };
/** Typing an address asks for suggestions about every 300 ms. */
export const GEOCODING: RateLimit = { name: 'geocoding', times: 60, perSeconds: MINUTE };
/** Each export reads and packs everything that is kept of a person. */
export const EXPORTS: RateLimit = { name: 'exports', times: 3, perSeconds: 24 * HOUR };
