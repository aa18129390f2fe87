import type { Request, RequestHandler } from 'express';
import { requesterKey, type Requester } from '../../../application/account/known-device.js';
import { consumePaced, pacedLimit } from '../../../application/shared/paced-limit.js';
import type { RateLimit, RateLimiter } from '../../../application/shared/ports.js';
import { TooManyAttempts } from '../../../application/shared/too-many-attempts.js';

/** Enough for a dormitory behind one address; sign-ins, sign-ups and codes have stricter limits of their own. */
const PUBLIC_BODIES_PER_ORIGIN = pacedLimit(
  { name: 'public-bodies-per-origin', times: 600, perSeconds: 600 },
  5,
);
/** Bodies with room for a picture; what they change has stricter limits of its own. */
const PICTURE_BODIES_PER_PERSON: RateLimit = {
  name: 'picture-bodies-per-person',
  times: 60,
  perSeconds: 600,
};

/** Counts requests with a body from people who are not signed in, by requester and before the body is read. */
export const limitPublicBodies = (
  limiter: RateLimiter,
  requesterOf: (request: Request) => Requester,
): RequestHandler =>
  limitBodies((request) =>
    consumePaced(PUBLIC_BODIES_PER_ORIGIN, requesterKey(requesterOf(request)), limiter),
  );

/**
 * Counts requests with room for a picture by person, before the body is read.
 * @param personOf who is calling; their access has been checked
 */
export const limitPictureBodies = (
  limiter: RateLimiter,
  personOf: (request: Request) => number,
): RequestHandler =>
  limitBodies((request) => limiter.consume(PICTURE_BODIES_PER_PERSON, String(personOf(request))));

/** The connection of a refused request is closed, or the server would still take its body in. */
function limitBodies(count: (request: Request) => Promise<void>): RequestHandler {
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
