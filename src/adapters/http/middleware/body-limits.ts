import type { Request, RequestHandler } from 'express';
import { requesterKey, type Requester } from '../../../application/account/known-device.js';
import { consumePaced, pacedLimit } from '../../../application/shared/paced-limit.js';
import type { RateLimit, RateLimiter } from '../../../application/shared/ports.js';
import { TooManyAttempts } from '../../../application/shared/too-many-attempts.js';

/** Sufficient for a dormitory behind one address; sign-ins, registrations and codes have stricter limits. */
const PUBLIC_BODIES_PER_ORIGIN = pacedLimit(
  { name: 'public-bodies-per-origin', times: 600, perSeconds: 600 },
  5,
);
/** Bodies with a picture field; the operations have stricter limits. */
const PICTURE_BODIES_PER_PERSON: RateLimit = {
  name: 'picture-bodies-per-person',
  times: 60,
  perSeconds: 600,
};

/** Rate-limits requests with a body from anonymous clients, before the body is read. */
export const limitPublicBodies = (
  limiter: RateLimiter,
  requesterOf: (request: Request) => Requester,
): RequestHandler =>
  limitBodies((request) =>
    consumePaced(PUBLIC_BODIES_PER_ORIGIN, requesterKey(requesterOf(request)), limiter),
  );

/**
 * Rate-limits requests with a picture field by user, before the body is read.
 * @param personOf returns the id of the user, whose access has been checked
 */
export const limitPictureBodies = (
  limiter: RateLimiter,
  personOf: (request: Request) => number,
): RequestHandler =>
  limitBodies((request) => limiter.consume(PICTURE_BODIES_PER_PERSON, String(personOf(request))));

/** Closes the connection of a refused request, because the server would still receive its body. */
function limitBodies(count: (request: Request) => Promise<unknown>): RequestHandler {
  return async (request, response, next) => {
    try {
      await count(request);
    } catch (error) {
      if (error instanceof TooManyAttempts) response.setHeader('Connection', 'close');
      throw error;
    }
    next();
  };
}
