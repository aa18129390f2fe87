import compression from 'compression';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { SecurityEvents } from '../../application/shared/security-events.js';
import type { DomainError } from '../../domain/shared/domain-error.js';
import { lateDeviceCookie } from './account/device-cookies.js';
import { COMPRESSED_FROM_BYTES, entityTag } from './entity-tag.js';
import { readForwarded } from './forwarded-for.js';
import { HttpError } from './http-error.js';
import { errorHandler } from './middleware/error-handler.js';
import { originCheck } from './middleware/origin-check.js';
import { permissionsPolicy } from './middleware/permissions-policy.js';
import { securityHeaders, type SecuritySettings } from './middleware/security-headers.js';
import { type Gates, mountRoutes } from './mount-routes.js';
import type { CachedSessions } from './polls/cached-polls.js';
import type { Route } from './route.js';

export interface AppSettings extends Gates {
  readonly routes: readonly Route[];
  readonly errorDetails: ReadonlyArray<(error: DomainError) => object>;
  readonly security: SecuritySettings;
  /** Express's `trust proxy` option: a number of proxies or their networks. */
  readonly trustedProxies: number | readonly string[] | undefined;
  readonly ownOrigins: ReadonlySet<string>;
  readonly sessions: readonly RequestHandler[];
  /** The middleware of console sessions, which does not read app sessions. */
  readonly staffSessions: readonly RequestHandler[];
  readonly cachedSessions: Pick<CachedSessions, 'begin' | 'keep'>;
  readonly securityEvents: SecurityEvents;
  /** Adds the client's network to the security events of a request. */
  readonly rememberNetwork: RequestHandler;
  readonly requestLog: RequestHandler;
  /** Health and metrics, without session and rate limits. */
  readonly probes: Router;
  /** The web pages, which handle every path outside /api. */
  readonly pages: Router;
  readonly isDatabaseUnavailable: (error: unknown) => boolean;
  readonly report: (error: unknown, requestId: unknown) => void;
}

/** Builds the Express app; middleware runs in the order of registration. */
export function createApp(settings: AppSettings): Express {
  const { cachedSessions } = settings;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustedProxies ?? false);
  app.set('secure cookies', settings.security.secure);
  app.set('query parser', 'simple');
  app.set('etag', entityTag);
  // Cookie paths are case-sensitive, so routes are too.
  app.set('case sensitive routing', true);

  app.use(readForwarded);
  app.use(settings.requestLog);
  app.use(...pageHeaders(settings.security));
  app.use(settings.probes);
  app.use(compress());
  app.use('/api', noStore, settings.rememberNetwork);
  app.use('/api', originCheck(settings.ownOrigins, settings.securityEvents));
  app.use('/api', lateDeviceCookie);
  // A console session takes precedence: the app session middleware skips requests that have one.
  app.use('/api/admin', ...settings.staffSessions);
  app.use('/api', cachedSessions.begin, ...settings.sessions, cachedSessions.keep);
  mountRoutes(app, settings.routes, settings);
  app.use('/api', () => {
    throw new HttpError(404, 'no_such_route', 'Not found.');
  });
  app.use(settings.pages);
  app.use(
    errorHandler({
      detailsOf: (error) =>
        Object.assign({}, ...settings.errorDetails.map((detailsOf) => detailsOf(error))) as object,
      isDatabaseUnavailable: settings.isDatabaseUnavailable,
      report: settings.report,
    }),
  );
  return app;
}

/** The headers of every response. */
const pageHeaders = (security: SecuritySettings): RequestHandler[] => [
  securityHeaders(security),
  permissionsPolicy,
];

/** The headers of every response of the API. */
export const apiHeaders = (security: SecuritySettings): RequestHandler[] => [
  ...pageHeaders(security),
  noStore,
];

export const compress = (): RequestHandler => compression({ threshold: COMPRESSED_FROM_BYTES });

/**
 * Responses are private and never cached; an ETag still allows 304 for polls. Removes the request's `no-cache`, which
 * fetch adds when a client sets If-None-Match, because Express would then ignore the ETag.
 */
const noStore: RequestHandler = (request, response, next) => {
  delete request.headers['cache-control'];
  response.setHeader('Cache-Control', 'no-store');
  next();
};
