import { pacedLimit } from '../shared/paced-limit.js';
import type { RateLimit } from '../shared/ports.js';
import type { LoginLimits } from './login-attempts.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Registrations per network address, each of which mails a code: far above what a campus needs, because whoever finishes none
 * must not keep others out. The accounts that come of them have limits of their own.
 */
export const REGISTRATIONS_PER_ORIGIN = pacedLimit(
  { name: 'registrations-per-origin', times: 300, perSeconds: HOUR },
  10,
);
/** Accounts made per network address, which can be shared by a whole campus; the first place in line is free too. */
export const SIGN_UPS_PER_ORIGIN: RateLimit = { name: 'sign-ups-per-origin', times: 19, perSeconds: HOUR };
/** Places in line per network address beyond that, one every twenty seconds. */
export const SIGN_UP_LINE: RateLimit = {
  name: 'sign-ups-per-origin-pace',
  times: 30,
  perSeconds: 10 * MINUTE,
};
/** How long a place in line is kept from its turn on. */
export const SIGN_UP_PLACE_KEPT_SECONDS = 10 * MINUTE;
export const SIGN_UP_PLACE_USE: RateLimit = {
  name: 'sign-up-place-use',
  times: 1,
  perSeconds: SIGN_UP_PLACE_KEPT_SECONDS,
};
/** New accounts per network that count where users are compared without a further check. See `withFirstOfNetwork`. */
export const FIRST_OF_NETWORK: RateLimit = { name: 'first-of-network', times: 1, perSeconds: DAY };
/** Accounts made per known device, counted besides those of its network. */
export const SIGN_UPS_PER_DEVICE: RateLimit = { name: 'sign-ups-per-device', times: 2, perSeconds: DAY };
/** Other requests for a code per network address. */
export const CODES_PER_ORIGIN = pacedLimit({ name: 'codes-per-origin', times: 20, perSeconds: HOUR }, 20);

/** Codes for email changes per user. */
export const EMAIL_CHANGES: RateLimit = { name: 'email-changes', times: 5, perSeconds: HOUR };
/** Minimum interval between two codes of one user to the same address. */
export const EMAIL_CHANGE_WAIT: RateLimit = { name: 'email-change-wait', times: 1, perSeconds: MINUTE };

/** Wrong codes per network address: bounds guessing over many addresses, beyond the five attempts per code. */
export const TRIES_PER_ORIGIN = pacedLimit(
  { name: 'tries-per-origin', times: 100, perSeconds: 15 * MINUTE },
  10,
);

/** Separate counters for app and console, so that attempts at one cannot lock users out of the other. */
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

/** Answers of the sign-in provider per network address, each of which causes a request to the provider. */
export const PROVIDER_SIGN_INS_PER_ORIGIN = pacedLimit(
  { name: 'provider-sign-ins-per-origin', times: 200, perSeconds: 15 * MINUTE },
  2,
);

/** Wrong passwords per logged-in user, for requests that need a confirmation. */
export const PASSWORD_CONFIRMATIONS = pacedLimit(
  { name: 'password-confirmations', times: 10, perSeconds: HOUR },
  5 * MINUTE,
);

/** Per network, whose people may share one address; a waiting browser asks every five seconds. */
export const READING_SIGN_UPS: RateLimit = { name: 'reading-sign-ups', times: 600, perSeconds: MINUTE };
export const PROFILE_CHANGES: RateLimit = { name: 'profile-changes', times: 30, perSeconds: 10 * MINUTE };
/** Low, because what a table is asked and shares follows the answers of its members. */
export const SURVEY_CHANGES: RateLimit = { name: 'survey-changes', times: 20, perSeconds: HOUR };
/** Location changes: enough for a correction or a move, too few to locate other users by their distances. */
export const MOVES_PER_DAY: RateLimit = { name: 'moves-per-day', times: 3, perSeconds: DAY };
export const MOVES_PER_MONTH: RateLimit = { name: 'moves-per-month', times: 10, perSeconds: 30 * DAY };
/** The address field requests suggestions about every 300 ms while the user types. */
export const GEOCODING: RateLimit = { name: 'geocoding', times: 60, perSeconds: MINUTE };
/** Low, because each export reads all data of a user. */
export const EXPORTS: RateLimit = { name: 'exports', times: 3, perSeconds: DAY };
