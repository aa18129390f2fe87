import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { type AppSettings, createApp } from '../adapters/http/app.js';
import { shortenedNetwork } from '../adapters/http/account/caller-origin.js';
import { presentMessage } from '../adapters/http/chat/chat.presenter.js';
import { documentRoutes } from '../adapters/http/document.routes.js';
import { identifyUpgrade } from '../adapters/http/identify-upgrade.js';
import { presentRestriction } from '../adapters/http/moderation/suspension.errors.js';
import { presentConflict } from '../adapters/http/matching-request/matching-request.presenter.js';
import { isOwn } from '../adapters/http/middleware/origin-check.js';
import { SESSION_LIFETIME_MS } from '../adapters/http/session.js';
import { JobRunner, STOP_TIMEOUT_MS } from '../adapters/jobs/job-runner.js';
import { isConnectionError } from '../adapters/persistence/connection-error.js';
import { lookUpStandings } from '../adapters/persistence/chat/connection-standings.js';
import { PostgresSignalSource } from '../adapters/realtime/postgres-signal-source.js';
import { RedisSignalSource } from '../adapters/realtime/redis-signal-source.js';
import { FrameHandler } from '../adapters/websocket/frame-handler.js';
import { Gateway, CLOSE_TIMEOUT_MS } from '../adapters/websocket/gateway.js';
import { Rooms } from '../adapters/websocket/rooms.js';
import { SignalDelivery } from '../adapters/websocket/signal-delivery.js';
import { SystemClock } from '../adapters/time/system-clock.js';
import type { MessageRow } from '../application/chat/ports.js';
import { WriteMessage } from '../application/chat/write-message.js';
import { GoodStanding } from '../application/standing/good-standing.js';
import type { Clock } from '../application/shared/ports.js';
import { createBoundedServer, SERVER_LIMITS, type ServerLimits } from './bounded-server.js';
import { ShutdownHooks } from './shutdown-hooks.js';
import type { Config } from './config.js';
import { openDatabase } from './database/orm.js';
import { openWorkerPool } from './database/worker-pool.js';
import { CHAT_QUERIES } from './di/chat.module.js';
import { createContainer } from './di/container.js';
import * as t from './di/tokens.js';
import { VERIFICATION_QUERIES } from './di/trust-score.module.js';
import { hotPages } from './hot-pages.js';
import { appointFirstAdmin } from './first-admin.js';
import { requestLogging } from './logger.js';
import { Metrics } from './metrics.js';
import { builtPages } from './pages.js';
import { probes } from './probes.js';

/** Timeout for open responses at shutdown. */
const RESPONSE_DRAIN_MS = 2500;

export interface ServerSettings {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly sessionSecret: string;
  readonly filesKey: string;
  readonly logger: Logger;
  /** Serve the front ends from source with hot reload. */
  readonly hot?: boolean;
  /** The default is the system clock plus CLOCK_OFFSET_SECONDS. */
  readonly clock?: Clock;
}

export interface RunningServer {
  readonly port: number;
  readonly container: Container;
  /** Completes open requests and running jobs, then closes the database. Idempotent. */
  stop(): Promise<void>;
}

/** Starts HTTP, WebSockets and the job queue in one process, on a migrated database. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { config, databaseUrl, sessionSecret, filesKey, logger } = settings;
  const shutdownHooks = new ShutdownHooks();
  try {
    const database = await openDatabase(databaseUrl);
    shutdownHooks.add(() => database.close());
    const onClose = (close: () => Promise<void> | void) => shutdownHooks.add(close);
    const container = await createContainer({
      config,
      database,
      sessionSecret,
      filesKey,
      logger,
      clock: settings.clock ?? new SystemClock(config.clockOffsetSeconds),
      onClose,
    });

    await appointFirstAdmin(container, config, logger);
    await startJobs(container, databaseUrl, logger, shutdownHooks);
    const rooms = new Rooms();
    await listenForSignals(container, rooms, settings, shutdownHooks);
    const server = createBoundedServer(limitsFor(config));
    const pages = settings.hot
      ? await hotPages(server)
      : { pages: builtPages(config), close: () => undefined };
    shutdownHooks.add(pages.close);
    server.on('request', createHttpApp(container, settings, rooms, pages.pages));
    shutdownHooks.add(() => drain(server), RESPONSE_DRAIN_MS + 500);
    acceptSockets(server, container, rooms, settings, shutdownHooks);
    const port = await listen(server, config.port, config.host);
    return { port, container, stop: () => shutdownHooks.run() };
  } catch (error) {
    await shutdownHooks.run();
    throw error;
  }
}

/** No limit per address behind a proxy, which all connections then come from, and none in load tests. */
function limitsFor({ trustedProxies, rateLimits }: Config): ServerLimits {
  return trustedProxies !== undefined || !rateLimits
    ? { ...SERVER_LIMITS, connectionsPerAddress: Infinity }
    : SERVER_LIMITS;
}

function createHttpApp(
  container: Container,
  { config, logger, hot }: ServerSettings,
  rooms: Rooms,
  pages: ReturnType<typeof builtPages>,
) {
  const registrations = container.getAll(t.CONTEXT_REGISTRATION);
  const routes = registrations.flatMap((registration) => registration.routes);
  const securityLog = container.get(t.SECURITY_LOG);
  return createApp({
    routes: [...routes, ...documentRoutes(routes, config.appName)],
    errorTables: registrations.map((registration) => registration.errors),
    errorDetails: [presentConflict, presentRestriction],
    security: {
      secure: config.publicUrl.startsWith('https:'),
      pictureOrigins: config.map.tileProxy ? [] : [new URL(config.map.tileUrl).origin],
      usesGoogleMaps: config.map.googleMapsApiKey !== undefined,
      hot: hot === true,
    },
    trustedProxies: config.trustedProxies,
    ownOrigins: new Set(config.origins),
    sessions: container.get(t.SESSION_CHAIN),
    staffSessions: container.get(t.STAFF_SESSION_CHAIN),
    limiter: container.get(t.RATE_LIMITER),
    ensureGoodStanding: (userId) => container.get(GoodStanding).ensure(userId),
    requesterOf: requesterOf(container),
    securityEvents: securityLog,
    rememberNetwork: (request, _response, next) => securityLog.during(shortenedNetwork(request.ip), next),
    requestLog: pinoHttp({ logger, ...requestLogging(logger) }),
    probes: probes({
      pool: container.get(t.POOL),
      metrics: new Metrics(
        () => rooms.size,
        () => container.get(VERIFICATION_QUERIES).countFilesKeptPast(container.get(t.CLOCK).now()),
        [
          securityLog.counter,
          container.get(t.TEXT_BUDGET_ALARM).counter,
          container.get(t.FILE_ALARM).counter,
        ],
      ),
      production: config.production,
      appName: config.appName,
      inbox: config.smtpUrl && config.sms ? null : container.get(t.INBOX),
    }),
    pages,
    isConnectionError,
    report: (error, requestId) => logger.error({ err: error, requestId }, 'request failed'),
  });
}

/** Falls back to the console's device cookie, which browsers send with console requests only. */
function requesterOf(container: Container): AppSettings['requesterOf'] {
  const [app, console] = [container.get(t.DEVICES), container.get(t.STAFF_DEVICES)];
  return (request) => {
    const requester = app.requesterOf(request);
    return { ...requester, device: requester.device ?? console.deviceOf(request) };
  };
}

async function startJobs(
  container: Container,
  databaseUrl: string,
  logger: Logger,
  shutdownHooks: ShutdownHooks,
): Promise<void> {
  const registrations = container.getAll(t.CONTEXT_REGISTRATION);
  const workerPool = openWorkerPool(databaseUrl, logger);
  shutdownHooks.add(() => workerPool.end());
  const recurring = registrations.flatMap((registration) => registration.recurring);
  const handlers = Object.assign(
    {},
    ...registrations.map((registration) => registration.handlers),
  ) as ConstructorParameters<typeof JobRunner>[1];
  const runner = new JobRunner(workerPool, handlers, recurring, logger);
  await runner.start();
  shutdownHooks.add(() => runner.stop(), STOP_TIMEOUT_MS + 1000);
  for (const { name } of recurring) await container.get(t.JOBS).add(name, {}, { key: `at-start:${name}` });
}

async function listenForSignals(
  container: Container,
  rooms: Rooms,
  { config, databaseUrl, logger }: ServerSettings,
  shutdownHooks: ShutdownHooks,
): Promise<void> {
  const report = (error: unknown) => logger.warn({ err: error }, 'signal connection failed');
  const source =
    config.redisUrl === undefined
      ? new PostgresSignalSource({ connectionString: databaseUrl, report })
      : new RedisSignalSource({ url: config.redisUrl, report });
  await source.start(new SignalDelivery(rooms, container.get(CHAT_QUERIES), presenterOf(container)));
  shutdownHooks.add(() => source.close());
}

const presenterOf = (container: Container) => (row: MessageRow) =>
  presentMessage(row, {
    now: container.get(t.CLOCK).now(),
    timeZone: container.get(t.HOME_ZONE),
    appName: container.get(t.APP_NAME),
  });

function acceptSockets(
  server: Server,
  container: Container,
  rooms: Rooms,
  { config, logger, hot }: ServerSettings,
  shutdownHooks: ShutdownHooks,
): void {
  const ownOrigins = new Set(config.origins);
  const securityLog = container.get(t.SECURITY_LOG);
  const problems = {
    isUnavailable: isConnectionError,
    report: (error: unknown) => logger.error({ err: error }, 'WebSocket frame failed'),
  };
  const frames = new FrameHandler(
    rooms,
    container.get(CHAT_QUERIES),
    container.get(WriteMessage),
    presenterOf(container),
    problems,
  );
  const gateway = new Gateway(rooms, frames, {
    ...problems,
    identify: identifyUpgrade(container.get(t.SESSION_CHAIN)),
    isOwnOrigin: (request) => {
      if (isOwn(request.headers, ownOrigins)) return true;
      // Behind a proxy the remote address is the proxy's.
      const ip = config.trustedProxies === undefined ? request.socket.remoteAddress : undefined;
      const facts = { accountId: null, reason: 'socket' };
      securityLog.during(shortenedNetwork(ip), () => securityLog.record('origin_refused', facts));
      return false;
    },
    onFrameLimit: (accountId) => securityLog.record('limit_reached', { accountId, reason: 'socket-frames' }),
    lookUpStandings: lookUpStandings(container.get(t.POOL), SESSION_LIFETIME_MS),
    limitsFrames: config.rateLimits,
  });
  server.on('upgrade', (request, stream, head) => {
    const path = request.url?.split('?')[0];
    if (path === '/ws') void gateway.upgrade(request, stream, head);
    else if (!hot) stream.destroy();
  });
  shutdownHooks.add(() => gateway.close(), CLOSE_TIMEOUT_MS + 500);
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Closes idle connections immediately, and busy ones after their response or the timeout. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), RESPONSE_DRAIN_MS).unref();
  });
}
