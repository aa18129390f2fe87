import { consumePaced, type PacedLimit, refundPaced } from '../shared/paced-limit.js';
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
