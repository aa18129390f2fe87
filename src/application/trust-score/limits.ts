import { pacedLimit } from '../shared/paced-limit.js';
import type { RateLimit } from '../shared/ports.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Delay before a code may be sent again. */
export const TEXT_WAIT: RateLimit = { name: 'text-wait', times: 1, perSeconds: 60 };
/** Per IP address or network; separate from the limit of requests without a session. */
export const TEXTS_PER_ORIGIN = pacedLimit({ name: 'texts-per-origin', times: 20, perSeconds: HOUR }, 20);
/** Per IP address or network, in addition to the five attempts per code. */
export const PHONE_TRIES_PER_ORIGIN = pacedLimit(
  { name: 'phone-tries-per-origin', times: 100, perSeconds: 15 * MINUTE },
  10,
);
export const TEXTS_PER_USER: RateLimit = { name: 'texts-per-user', times: 3, perSeconds: DAY };
/** Over all accounts, so that a phone number cannot be spammed from several. */
export const TEXTS_PER_NUMBER: RateLimit = { name: 'texts-per-number', times: 5, perSeconds: DAY };
/** Over all accounts; how many is a setting. */
export const TEXTS_OF_ALL: Omit<RateLimit, 'times'> = { name: 'texts-of-all', perSeconds: DAY };
/** An upload may take megabytes of memory and a second of CPU time. */
export const UPLOAD_LIMIT: RateLimit = { name: 'evidence-uploads', times: 20, perSeconds: HOUR };
