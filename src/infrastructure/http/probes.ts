import { Router } from 'express';
import type pg from 'pg';
import { notThere } from '../../adapters/http/http-error.js';
import type { DevelopmentInbox } from '../../adapters/mail/development-inbox.js';
import { inboxPage } from '../../adapters/mail/inbox-page.js';
import { isFromLoopback } from './loopback-request.js';
import { metricsAccess } from './metrics-access.js';
import type { Metrics } from '../observe/metrics.js';
import { readVersion } from '../config/version.js';

interface Settings {
  readonly pool: pg.Pool;
  readonly metrics: Metrics;
  /** False in production, and where the address of the product is one that others can reach. */
  readonly isLocal: boolean;
  /** Networks that may read the metrics of a server that is not local, besides this machine. */
  readonly metricsNetworks: readonly string[];
  /** Accepted from anywhere; undefined: none. */
  readonly metricsToken: string | undefined;
  readonly appName: string;
  /** Null if email and SMS providers are configured, and always in production. */
  readonly inbox: DevelopmentInbox | null;
}

/** Routes for monitoring and development: no session, no rate limits. */
export function probes(settings: Settings): Router {
  const { pool, metrics, isLocal, metricsNetworks, metricsToken, appName, inbox } = settings;
  const mayReadMetrics = metricsAccess({ networks: metricsNetworks, token: metricsToken });
  const { version, commit } = readVersion();
  const router = Router();
  router.use(metrics.timing);
  router.use(['/healthz', '/readyz', '/metrics', '/dev'], (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok', version, commit });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'unavailable' });
  });
  router.get('/metrics', async (request, response, next) => {
    if (!isLocal && !mayReadMetrics(request)) return next();
    const { type, body } = await metrics.text();
    response.type(type).send(body);
  });
  if (inbox && isLocal) {
    router.use('/dev', (request, _response, next) => {
      if (!isFromLoopback(request)) throw notThere();
      next();
    });
    router.get('/dev/inbox.json', async ({ query }, response) => {
      const to = typeof query.to === 'string' ? query.to : null;
      response.json(await inbox.entries(to));
    });
    router.get('/dev/inbox', async (_request, response) => {
      response.type('html').send(inboxPage(await inbox.entries(), appName));
    });
  }
  // A fallback to the app's page with status 200 would look like a valid response.
  router.use(['/metrics', '/dev'], () => {
    throw notThere();
  });
  return router;
}
