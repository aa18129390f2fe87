import { consumePaced, type PacedLimit, pacedLimit, refundPaced } from '../shared/paced-limit.js';
import type { RateLimit, RateLimiter } from '../shared/ports.js';
import { tryConsume } from '../shared/try-consume.js';
import type { KnownDevice } from '../account/known-device.js';

/** Rate limits of failed logins. See ADR 23. */
export interface LoginLimits {
  readonly perOrigin: PacedLimit;
  readonly perNameAndOrigin: PacedLimit;
  /** Over all unknown devices: bounds guesses from many networks. */
  readonly perName: PacedLimit;
  /** A known device has its own counter, which strangers cannot use up. */
  readonly perDevice: RateLimit;
}

const MINUTE = 60;
const DAY = 24 * 3600;

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

export interface LoginAttempt {
  readonly name: string;
  readonly origin: string;
  /** Null unless it is a known device of the account with this name. */
  readonly device: KnownDevice | null;
}

/**
 * Counts an attempt before the password is verified, so that concurrent attempts are bounded too.
 * @returns a callback that refunds the attempt; call it after a successful login
 * @throws TooManyAttempts
 */
export async function limitLoginAttempts(
  limits: LoginLimits,
  { name, origin, device }: LoginAttempt,
  limiter: RateLimiter,
): Promise<() => Promise<void>> {
  if (device && (await tryConsume([limits.perDevice], device.id, limiter)))
    return () => limiter.refund(limits.perDevice, device.id);
  const counters = [
    [limits.perOrigin, origin],
    [limits.perNameAndOrigin, `${origin} ${name}`],
    [limits.perName, name],
  ] as const;
  for (const [limit, key] of counters) await consumePaced(limit, key, limiter);
  return async () => {
    for (const [limit, key] of counters) await refundPaced(limit, key, limiter);
  };
}
