import { pacedLimit } from '../shared/paced-limit.js';
import type { LoginLimits } from './login-attempts.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

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
