import type { RateLimit } from '../shared/ports.js';

/** Three TOTP codes are valid at a time, so ten guesses succeed once in 33,000 windows of 15 minutes. */
export const SECOND_FACTOR_GUESSES: RateLimit = {
  name: 'second-factor-guesses',
  times: 10,
  perSeconds: 15 * 60,
};
