import type { RequestHandler } from 'express';
import type { SecurityEvents } from '../../../application/shared/security-events.js';
import { HttpError } from '../http-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cross-site request forgery protection: unsafe requests of browsers must come from an own origin. A client without
 * both headers passes, because it has no cookie of another user; the cookie is SameSite=Lax.
 */
export function originCheck(ownOrigins: ReadonlySet<string>, securityEvents: SecurityEvents): RequestHandler {
  return (request, _response, next) => {
    if (!SAFE_METHODS.has(request.method) && !isOwn(request.headers, ownOrigins)) {
      securityEvents.record('origin_refused', { accountId: null, reason: 'request' });
      throw new HttpError(403, 'foreign_origin', "This request didn't come from our pages.");
    }
    next();
  };
}

/** Whether the headers name an own origin, or are both absent. */
export function isOwn(
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined },
  ownOrigins: ReadonlySet<string>,
): boolean {
  if (headers.origin !== undefined) return ownOrigins.has(headers.origin);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
