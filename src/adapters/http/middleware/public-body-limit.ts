import type { RequestHandler } from 'express';
import type { RateLimit, RateLimiter } from '../../../application/shared/ports.js';
import { originOf } from '../account/caller-origin.js';

/** Enough for a dormitory behind one address; sign-ins, sign-ups and codes have stricter limits of their own. */
const PUBLIC_BODIES_PER_ORIGIN: RateLimit = {
  name: 'public-bodies-per-origin',
  times: 600,
  perSeconds: 600,
};

/** Counts requests with a body from people who are not signed in, by address and before the body is read. */
export function limitPublicBodies(limiter: RateLimiter): RequestHandler {
  return async (request, _response, next) => {
    await limiter.consume(PUBLIC_BODIES_PER_ORIGIN, originOf(request));
    next();
  };
}
