import { consumePaced } from '../shared/paced-limit.js';
import type { RateLimiter } from '../shared/ports.js';
import type { Requester } from './known-device.js';
import { SIGN_UPS_PER_DEVICE, SIGN_UPS_PER_ORIGIN } from './limits.js';

/**
 * Counts a sign-up by network, whatever cookie comes with it, and by known device too: each account makes its browser a
 * known device, so a counter of its own would open the next sign-ups.
 * @throws TooManyAttempts
 */
export async function limitSignUps(
  { origin, device }: Requester,
  { isCorrection }: { readonly isCorrection: boolean },
  limiter: RateLimiter,
): Promise<void> {
  await consumePaced(SIGN_UPS_PER_ORIGIN, origin, limiter);
  if (device && !isCorrection) await limiter.consume(SIGN_UPS_PER_DEVICE, device.id);
}
