import { consumePaced, type PacedLimit, refundPaced } from '../shared/paced-limit.js';
import type { RateLimit, RateLimiter } from '../shared/ports.js';
import { tryConsume } from '../shared/try-consume.js';
import type { KnownDevice } from './known-device.js';

/** How often passwords are tried in vain at one place where people sign in. See ADR 23. */
export interface LoginLimits {
  readonly perOrigin: PacedLimit;
  readonly perNameAndOrigin: PacedLimit;
  /** From all browsers that are not known together: what bounds guessing from many networks. */
  readonly perName: PacedLimit;
  /** A known browser has tries of its own, which strangers cannot use up. */
  readonly perDevice: RateLimit;
}

export interface LoginAttempt {
  readonly name: string;
  readonly origin: string;
  /** Only where it is known for the account that the name belongs to. */
  readonly device: KnownDevice | null;
}

/**
 * Counts an attempt before the password is looked at, so that attempts at the same time are bounded too.
 * @returns gives the attempt back, for after a right password @throws TooManyAttempts
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
