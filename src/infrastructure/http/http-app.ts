import { OPENED } from '../compose/tokens.js';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Container } from 'inversify';
import { pinoHttp } from 'pino-http';
import { apiHeaders, type AppSettings, compress, createApp } from '../../adapters/http/app.js';
import { shortenedNetwork } from '../../adapters/http/account/caller-origin.js';
import { documentRoutes } from '../../adapters/http/document.routes.js';
import { presentUnverified } from '../../adapters/http/account/unverified.presenter.js';
import { presentDecision } from '../../adapters/http/admin/decision.presenter.js';
import { presentRestriction } from '../../adapters/http/moderation/restriction.presenter.js';
import { presentConflict } from '../../adapters/http/matching-request/matching-request.presenter.js';
import { cookieAs } from '../../adapters/http/cookies.js';
import { CachedAnswers, CachedSessions } from '../../adapters/http/polls/cached-polls.js';
import { pollHandler } from '../../adapters/http/polls/poll-handler.js';
import { isPolled } from '../../adapters/http/route.js';
import { SESSION_COOKIE } from '../../adapters/http/session.js';
import { isDatabaseUnavailable } from '../../adapters/persistence/connection-error.js';
import type { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import type { Rooms } from '../../adapters/websocket/rooms.js';
import { requestIdOf, requestLogging } from '../observe/logger.js';
import { metricsOf } from './metrics-of.js';
import type { builtPages } from './pages.js';
import { probesOf } from './probes-of.js';
import { projectRoot } from '../project-root.js';
import type { ServerSettings } from '../config/server-settings.js';
import { routesOf } from '../compose/routes.js';

/** Not bundled: it is files for browsers. */
const VIEWER = join(projectRoot, 'node_modules', 'swagger-ui-dist');

/** Builds the Express app from the registrations of all contexts. */
export function createHttpApp(
  container: Container,
  { config, logger, hot }: ServerSettings,
  rooms: Rooms,
  pages: ReturnType<typeof builtPages>,
  changes: ChangeFeed,
): RequestListener {
  const routes = routesOf(container);
  const securityLog = container.get(OPENED).securityLog;
  const security = {
    secure: config.publicUrl.startsWith('https:'),
    pictureOrigins: config.map.tileProxy ? [] : [new URL(config.map.tileUrl).origin],
    usesGoogleMaps: config.map.googleMapsApiKey !== undefined,
    hot: hot === true,
  };
  const polls = new Set(routes.filter(isPolled).map(({ path }) => path));
  const metrics = metricsOf(container, () => rooms.size);
  const caches = container.get(OPENED).caches;
  const cookieName = cookieAs(SESSION_COOKIE, security.secure).name;
  const cachedSessions = new CachedSessions(caches.sessions, cookieName);
  const app = createApp({
    routes: [...routes, ...documentRoutes(routes, { appName: config.appName, viewerFolder: VIEWER })],
    errorDetails: [presentConflict, presentRestriction, presentUnverified, presentDecision],
    security,
    cachedSessions,
    trustedProxies: config.trustedProxies,
    ownOrigins: new Set(config.origins),
    sessions: container.get(OPENED).sessionChain,
    staffSessions: container.get(OPENED).staffSessionChain,
    limiter: container.get(OPENED).limiter,
    ensureGoodStanding: (userId) => container.get(OPENED).shared.goodStanding.ensure(userId),
    requesterOf: requesterOf(container),
    securityEvents: securityLog,
    rememberNetwork: (request, _response, next) => securityLog.during(shortenedNetwork(request.ip), next),
    requestLog: pinoHttp({ logger, ...requestLogging(logger, polls) }),
    probes: probesOf(container, metrics),
    pages,
    isDatabaseUnavailable,
    report: (error, requestId) => logger.error({ err: error, requestId }, 'request failed'),
  });
  const listener = pollHandler({
    routes,
    sessions: cachedSessions,
    answers: new CachedAnswers(caches.answers),
    caughtUp: () => changes.caughtUp(),
    headers: apiHeaders(security),
    compress: compress(),
    requestIdOf,
    onAnswered: ({ requestId: reqId, path, status, duration }) => {
      logger.debug({ reqId, method: 'GET', route: path, status, ms: Math.round(duration) }, 'answered');
      metrics.observe({ method: 'GET', route: path, status: String(status) }, duration / 1000);
    },
    fallback: app,
  });
  return container.get(OPENED).tracing.requests(listener, new Set(routes.map(({ path }) => path)));
}

/** Falls back to the console's device cookie, which browsers send with console requests only. */
function requesterOf(container: Container): AppSettings['requesterOf'] {
  const [app, console] = [container.get(OPENED).devices, container.get(OPENED).staffDevices];
  return (request) => {
    const requester = app.requesterOf(request);
    return { ...requester, device: requester.device ?? console.deviceOf(request) };
  };
}
