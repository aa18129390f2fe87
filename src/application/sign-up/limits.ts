import { pacedLimit } from '../shared/paced-limit.js';
import type { RateLimit } from '../shared/ports.js';

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
/** New accounts per network that count where users are compared without a further check. See `NewAccounts`. */
export const FIRST_OF_NETWORK: RateLimit = { name: 'first-of-network', times: 1, perSeconds: DAY };
/** Accounts made per known device, counted besides those of its network. */
export const SIGN_UPS_PER_DEVICE: RateLimit = { name: 'sign-ups-per-device', times: 2, perSeconds: DAY };
/** Per network, whose people may share one address; a waiting browser asks every five seconds. */
export const READING_SIGN_UPS: RateLimit = { name: 'reading-sign-ups', times: 600, perSeconds: MINUTE };
