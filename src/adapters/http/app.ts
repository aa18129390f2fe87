import compression from 'compression';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { DomainError } from '../../domain/shared/domain-error.js';
import { writeDeviceKey } from './account/device-cookie.js';
import { type ErrorTable, sharedErrors } from './error-table.js';
import { HttpError } from './http-error.js';
import { errorAnswer } from './middleware/error-answer.js';
import { originCheck } from './middleware/origin-check.js';
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
  readonly requestLog: RequestHandler;
  /** Health, metrics and the like: no session, no limits. */
  readonly probes: Router;
  /** The pages of the product, after everything under /api. */
  readonly pages: Router;
  readonly isDatabaseAway: (error: unknown) => boolean;
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
  app.use(settings.probes);
  app.use(securityHeaders(settings.security));
  app.use(compression());
  app.use('/api', noStore, originCheck(settings.ownOrigins));
  app.use('/api', writeDeviceKey);
  // Whoever has a session of the console is not asked for another: the second chain leaves the first one's alone.
  app.use('/api/admin', ...settings.staffSessions);
  app.use('/api', ...settings.sessions);
  mountRoutes(app, settings.routes, settings);
  app.use('/api', () => {
    throw new HttpError(404, 'no_such_route', 'There is nothing here.');
  });
  app.use(settings.pages);
  app.use(
    errorAnswer({
      statusOf: Object.assign({}, sharedErrors, ...settings.errorTables) as ErrorTable,
      detailsOf: (error) =>
        Object.assign({}, ...settings.errorDetails.map((detailsOf) => detailsOf(error))) as object,
      isDatabaseAway: settings.isDatabaseAway,
      report: settings.report,
    }),
  );
  return app;
}

/**
 * Answers are private; a poll may still be told by its ETag that nothing changed. Whoever sends an ETag by hand is made
 * to send `no-cache` along by fetch; that is meant for caches on the way, and Express would take it for itself.
 */
const noStore: RequestHandler = (request, response, next) => {
  delete request.headers['cache-control'];
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
};
