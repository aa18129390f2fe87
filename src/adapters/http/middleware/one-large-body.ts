import type { Request, RequestHandler } from 'express';
import { OneUploadAtATime } from '../../../application/shared/one-upload-at-a-time.js';
import { BODY_LIMIT } from '../json-body.js';

/**
 * Allows each user one request with a picture field at a time, from before the body is read until the response, which
 * bounds the memory per user. Small bodies pass.
 * @returns a factory; its middleware share the count
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
      // The server would still receive the body otherwise.
      if (!hasBegun) response.setHeader('Connection', 'close');
      throw error;
    }
  };
}

/** The size of a chunked or compressed body is unknown until it has been read. */
function mayBeLarge({ headers }: Request): boolean {
  const length = headers['content-length'];
  const isPacked = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  const isUnknown = length === undefined && headers['transfer-encoding'] !== undefined;
  return isPacked || isUnknown || Number(length ?? 0) > BODY_LIMIT;
}
