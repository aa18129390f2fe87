import compression from 'compression';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { SecurityEvents } from '../../application/shared/security-events.js';
import type { DomainError } from '../../domain/shared/domain-error.js';
import { lateDeviceCookie } from './account/device-cookies.js';
import { type ErrorTable, sharedErrors } from './error-table.js';
import { HttpError } from './http-error.js';
import { errorHandler } from './middleware/error-handler.js';
import { originCheck } from './middleware/origin-check.js';
import { permissionsPolicy } from './middleware/permissions-policy.js';
import { securityHeaders, type SecuritySettings } from './middleware/security-headers.js';
import { type Gates, mountRoutes } from './mount-routes.js';
import type { Route } from './route.js';

export interface AppSettings extends Gates {
  readonly routes: readonly Route[];
  readonly errorTables: readonly ErrorTable[];
  readonly errorDetails: ReadonlyArray<(error: DomainError) => object>;
  readonly security: SecuritySettings;
  /** A number of proxies or their networks; undefined where none is trusted. */
  readonly trustedProxies: number | readonly string[] | undefined;
  readonly ownOrigins: ReadonlySet<string>;
  readonly sessions: readonly RequestHandler[];
  /** Tells who is calling from the console; nobody's session of the app is looked at there. */
  readonly staffSessions: readonly RequestHandler[];
  readonly securityEvents: SecurityEvents;
  /** Lets security events of a request say which network it comes from. */
  readonly rememberNetwork: RequestHandler;
  readonly requestLog: RequestHandler;
  /** Health, metrics and the like: no session, no limits. */
  readonly probes: Router;
  /** The pages of the product, after everything under /api. */
  readonly pages: Router;
  readonly isConnectionError: (error: unknown) => boolean;
  readonly report: (error: unknown, requestId: unknown) => void;
}

/** The product over HTTP, from probes to pages, in the order in which a request meets them. */
export function createApp(settings: AppSettings): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustedProxies ?? false);
  app.set('secure cookies', settings.security.secure);
  app.set('query parser', 'simple');
  // Cookies go by the path as it is written, so routes do too.
  app.set('case sensitive routing', true);

  app.use(settings.requestLog);
  app.use(securityHeaders(settings.security), permissionsPolicy);
  app.use(settings.probes);
  app.use(compression());
  app.use('/api', noStore, settings.rememberNetwork);
  app.use('/api', originCheck(settings.ownOrigins, settings.securityEvents));
  app.use('/api', lateDeviceCookie);
  // Whoever has a session of the console is not asked for another: the second chain leaves the first one's alone.
  app.use('/api/admin', ...settings.staffSessions);
  app.use('/api', ...settings.sessions);
  mountRoutes(app, settings.routes, settings);
  app.use('/api', () => {
    throw new HttpError(404, 'no_such_route', 'There is nothing here.');
  });
  app.use(settings.pages);
  app.use(
    errorHandler({
      statusOf: Object.assign({}, sharedErrors, ...settings.errorTables) as ErrorTable,
      detailsOf: (error) =>
        Object.assign({}, ...settings.errorDetails.map((detailsOf) => detailsOf(error))) as object,
      isConnectionError: settings.isConnectionError,
      report: settings.report,
    }),
  );
  return app;
}

/**
 * Answers are private and no browser keeps them; a poll may still be told by its ETag that nothing changed. A caller that
 * sends an ETag by hand is made to send `no-cache` along by fetch; that is meant for caches on the way, and Express would
 * take it for itself.
 */
const noStore: RequestHandler = (request, response, next) => {
  delete request.headers['cache-control'];
  response.setHeader('Cache-Control', 'no-store');
  next();
};
