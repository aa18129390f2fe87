import type { RateLimit } from '../shared/ports.js';

/** Three codes are right at any moment: ten guesses find one of them in one of 33,000 quarters of an hour. */
export const SECOND_FACTOR_GUESSES: RateLimit = {
  name: 'second-factor-guesses',
  times: 10,
  perSeconds: 15 * 60,
};
