import type { Request, RequestHandler } from 'express';
import { OneUploadAtATime } from '../../../application/shared/one-upload-at-a-time.js';
import { BODY_LIMIT } from '../json-body.js';

/**
 * Lets each person have one body with room for a picture under way, from before it is read until it is answered. What
 * such a body costs in memory and parsing is so bounded by person; small bodies pass.
 * @returns a factory, whose middleware all share the count
 */
export function oneLargeBody(): (personOf: (request: Request) => number) => RequestHandler {
  const bodies = new OneUploadAtATime();
  return (personOf) => async (request, response, next) => {
    if (!mayBeLarge(request)) return next();
    const answered = new Promise((resolve) => response.once('close', resolve));
    let hasBegun = false;
    try {
      await bodies.run('body', personOf(request), () => {
        hasBegun = true;
        next();
        return answered;
      });
    } catch (error) {
      // Or the server would still take the body in.
      if (!hasBegun) response.setHeader('Connection', 'close');
      throw error;
    }
  };
}

/** Of a body without an announced length, and of a compressed one, the size shows only when it has been read. */
function mayBeLarge({ headers }: Request): boolean {
  const length = headers['content-length'];
  const isPacked = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  const isUnknown = length === undefined && headers['transfer-encoding'] !== undefined;
  return isPacked || isUnknown || Number(length ?? 0) > BODY_LIMIT;
}
