import { OPENED } from '../compose/tokens.js';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import { PostgresListener } from '../../adapters/realtime/postgres-listener.js';
import { SystemClock } from '../../adapters/time/system-clock.js';
import { createBoundedServer, SERVER_LIMITS, type ServerLimits } from '../http/bounded-server.js';
import { drainable, RESPONSE_DRAIN_MS } from '../http/drain.js';
import { ShutdownHooks } from '../config/shutdown-hooks.js';
import type { Config } from '../config/config.js';
import { ConfigError } from '../config/config-reader.js';
import { openDatabase } from '../database/orm.js';
import { createContainer } from '../compose/container.js';
import { hotPages } from '../http/hot-pages.js';
import { appointFirstAdmin } from './first-admin.js';
import { reasonOf } from '../observe/outage-log.js';
import { PageAppearance } from '../http/page-appearance.js';
import { builtPages } from '../http/pages.js';
import { keepCommunityCurrent } from './keep-community-current.js';
import { createHttpApp } from '../http/http-app.js';
import { createWorkerApp } from '../http/worker-app.js';
import { startJobs } from './job-queue.js';
import type { ServerSettings } from '../config/server-settings.js';
import { vapidKeysFor } from '../config/vapid-keys.js';
import { openTracing } from '../observe/tracing/open-tracing.js';
import {
  acceptSockets,
  connectionRecheck,
  listenForSignals,
  type Notifications,
} from '../http/websocket-server.js';

/** Timeouts at shutdown: for the last traces, and for all that was opened together, each with one of its own. */
const TRACES_TIMEOUT_MS = 1500;
const SHARED_TIMEOUT_MS = 8000;

export interface RunningServer {
  readonly port: number;
  readonly container: Container;
  /** Completes open requests and running jobs, then closes the database. Idempotent. */
  stop(): Promise<void>;
}

/** Starts HTTP, WebSockets and the job queue, as far as ROLES says, in one process, on a migrated database. See ADR 28. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { config, databaseUrl, directDatabaseUrl = databaseUrl, sessionSecret, filesKey, logger } = settings;
  const shutdownHooks = new ShutdownHooks();
  try {
    const tracing = await openTracing(config, logger);
    shutdownHooks.add(() => tracing.close(), TRACES_TIMEOUT_MS);
    const database = await openDatabase(databaseUrl, config.databasePoolSize);
    shutdownHooks.add(() => database.close());
    tracing.statements(database.pool);
    // A worker caches nothing and has no sockets, so it needs no notifications.
    const notifications =
      config.roles === 'worker'
        ? undefined
        : await openNotifications(directDatabaseUrl, logger, shutdownHooks);
    const container = await createContainer({
      config,
      database,
      sessionSecret,
      filesKey,
      vapidKeys: await vapidKeysFor(config),
      logger,
      clock: settings.clock ?? new SystemClock(config.clockOffsetSeconds),
      ...(notifications && { changes: notifications.changes }),
      tracing,
    });
    shutdownHooks.add(() => container.get(OPENED).close(), SHARED_TIMEOUT_MS);

    shutdownHooks.add(await keepCommunityCurrent(container.get(OPENED).community));
    await appointFirstAdmin(container, config, logger);
    if (config.roles !== 'web')
      await startJobs(container, directDatabaseUrl, config.jobsAtStart, logger, shutdownHooks);
    const server = createBoundedServer(limitsFor(config));
    const drain = drainable(server);
    if (notifications) await serveWeb(server, drain, container, settings, notifications, shutdownHooks);
    else serveProbes(server, drain, container, settings, shutdownHooks);
    await settings.beforeListening?.(container);
    const port = await listen(server, config.port, config.host);
    return { port, container, stop: () => shutdownHooks.run() };
  } catch (error) {
    await shutdownHooks.run();
    throw error;
  }
}

/** Opens the connection that listens for changes and signals; it needs a session of its own. */
async function openNotifications(
  connectionString: string,
  logger: Logger,
  shutdownHooks: ShutdownHooks,
): Promise<Notifications> {
  const listener = new PostgresListener({
    connectionString,
    report: (error) => logger.warn({ reason: reasonOf(error) }, 'the connection for notifications failed'),
  });
  shutdownHooks.add(() => listener.close());
  const changes = new ChangeFeed(listener);
  await changes.start();
  await listener.start();
  return { listener, changes };
}

async function serveWeb(
  server: Server,
  drain: () => Promise<void>,
  container: Container,
  settings: ServerSettings,
  notifications: Notifications,
  shutdownHooks: ShutdownHooks,
): Promise<void> {
  const rooms = container.get(OPENED).rooms;
  const recheck = connectionRecheck(container, rooms);
  await listenForSignals(container, rooms, recheck, settings, notifications, shutdownHooks);
  const community = container.get(OPENED).community;
  const pageAppearance = new PageAppearance(container.get(OPENED).currentAppearance);
  const appearance = () => pageAppearance.read();
  const pages = settings.hot
    ? await hotPages(server, appearance)
    : { pages: builtPages(settings.config, () => community.shown, appearance), close: () => undefined };
  shutdownHooks.add(pages.close);
  server.on('request', createHttpApp(container, settings, rooms, pages.pages, notifications.changes));
  const gateway = acceptSockets(server, container, rooms, recheck, settings);
  shutdownHooks.add(async () => {
    await Promise.all([drain(), gateway.close()]);
  }, RESPONSE_DRAIN_MS + 500);
}

function serveProbes(
  server: Server,
  drain: () => Promise<void>,
  container: Container,
  settings: ServerSettings,
  shutdownHooks: ShutdownHooks,
): void {
  server.on('request', createWorkerApp(container, settings));
  shutdownHooks.add(drain, RESPONSE_DRAIN_MS + 500);
}

/** No limit per address behind a proxy, which all connections then come from, and none in load tests. */
function limitsFor({ trustedProxies, rateLimits }: Config): ServerLimits {
  return trustedProxies !== undefined || !rateLimits
    ? { ...SERVER_LIMITS, connectionsPerAddress: Infinity }
    : SERVER_LIMITS;
}

/** A name that does not resolve, or an address of another machine; other errors of listening are about the port. */
const isAboutHost = ({ syscall, code }: NodeJS.ErrnoException): boolean =>
  syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL';

const unusableHost = ({ code }: NodeJS.ErrnoException) =>
  new ConfigError('HOST', `must be an address or a name of this machine (${code}).`);

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(isAboutHost(error) ? unusableHost(error) : error),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
