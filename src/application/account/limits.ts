import { pacedLimit } from '../shared/paced-limit.js';

const MINUTE = 60;
const HOUR = 3600;

/** Other requests for a code per network address. */
export const CODES_PER_ORIGIN = pacedLimit({ name: 'codes-per-origin', times: 20, perSeconds: HOUR }, 20);
/** Wrong codes per network address: bounds guessing over many addresses, beyond the five attempts per code. */
export const TRIES_PER_ORIGIN = pacedLimit(
  { name: 'tries-per-origin', times: 100, perSeconds: 15 * MINUTE },
  10,
);
