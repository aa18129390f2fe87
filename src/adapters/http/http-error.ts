import type { EdgeErrorCode } from './error-codes.js';

/** A request that is refused before it reaches a use case. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: EdgeErrorCode,
    message: string,
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

export const notSignedIn = (): HttpError => new HttpError(401, 'not_signed_in', 'Please log in again.');

/** The same response for what does not exist and for what the user may not see. */
export const notThere = (): HttpError => new HttpError(404, 'not_found', "We couldn't find that.");
