import { pacedLimit } from '../shared/paced-limit.js';
import type { RateLimit } from '../shared/ports.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A wait before a code may be sent again. */
export const TEXT_WAIT: RateLimit = { name: 'text-wait', times: 1, perSeconds: 60 };
/** From one place of the internet, apart from the codes that people who are not signed in ask for. */
export const TEXTS_PER_ORIGIN = pacedLimit({ name: 'texts-per-origin', times: 20, perSeconds: HOUR }, 20);
/** Wrong codes from one place; five tries per code hold anyway. */
export const PHONE_TRIES_PER_ORIGIN = pacedLimit(
  { name: 'phone-tries-per-origin', times: 100, perSeconds: 15 * MINUTE },
  10,
);
export const TEXTS_PER_USER: RateLimit = { name: 'texts-per-user', times: 3, perSeconds: DAY };
/** So that several accounts do not add up to a nuisance for one phone. */
export const TEXTS_PER_NUMBER: RateLimit = { name: 'texts-per-number', times: 5, perSeconds: DAY };
/** Each upload may take megabytes of memory and a second of picture work. */
export const UPLOADS: RateLimit = { name: 'evidence-uploads', times: 20, perSeconds: HOUR };
