import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type { Server } from 'node:http';
import type { Container } from 'inversify';
import { shortenedNetwork } from '../../adapters/http/account/caller-origin.js';
import { identifyUpgrade } from '../../adapters/http/identify-upgrade.js';
import { isOwn } from '../../adapters/http/middleware/origin-check.js';
import { SESSION_LIFETIME_MS } from '../../adapters/http/session.js';
import { isDatabaseUnavailable } from '../../adapters/persistence/connection-error.js';
import { lookUpStandings } from '../../adapters/persistence/chat/connection-standings.js';
import type { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import { messagesHead } from '../../adapters/realtime/signal-payload.js';
import type { PostgresListener } from '../../adapters/realtime/postgres-listener.js';
import { PostgresSignalSource } from '../../adapters/realtime/postgres-bus.js';
import { RedisSignalSource } from '../../adapters/realtime/redis-bus.js';
import { ChangedSockets } from '../../adapters/websocket/changed-sockets.js';
import { ConnectionRecheck } from '../../adapters/websocket/connection-recheck.js';
import { FrameHandler } from '../../adapters/websocket/frame-handler.js';
import { Gateway } from '../../adapters/websocket/gateway.js';
import { isOwnCheck } from '../../adapters/websocket/own-address.js';
import { MissedSignals } from '../../adapters/websocket/missed-signals.js';
import type { Rooms } from '../../adapters/websocket/rooms.js';
import { SignalDelivery } from '../../adapters/websocket/signal-delivery.js';
import { tagsOf } from '../compose/poll-caches.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { reasonOf } from '../observe/outage-log.js';
import type { ServerSettings } from '../config/server-settings.js';

export interface Notifications {
  readonly listener: PostgresListener;
  readonly changes: ChangeFeed;
}

/** Delivers signals of all processes to the WebSockets of this one. */
export async function listenForSignals(
  container: Container,
  rooms: Rooms,
  recheck: ConnectionRecheck,
  { config, logger }: ServerSettings,
  { listener, changes }: Notifications,
  shutdownHooks: ShutdownHooks,
): Promise<void> {
  const report =
    container.get(OPENED).redisReports?.onFailure ??
    ((error: unknown) => logger.warn({ reason: reasonOf(error) }, 'signal connection failed'));
  const ignored = messagesHead(rooms.processId);
  const source =
    config.redisUrl === undefined
      ? new PostgresSignalSource(listener, report, ignored)
      : new RedisSignalSource({ url: config.redisUrl, report, ignored });
  const delivery = new SignalDelivery(
    rooms,
    container.get(OPENED).roomDelivery,
    container.get(OPENED).countMessage,
  );
  const { answers } = container.get(OPENED).caches;
  const onCheckFailed = (error: unknown): void => {
    if (!isDatabaseUnavailable(error)) logger.error({ err: error }, 'the check of sockets failed');
  };
  const missed = new MissedSignals(rooms, recheck, {
    isLive: () => source.isLive && listener.isLive,
    report: onCheckFailed,
    catchUp: () => container.get(OPENED).roomDelivery.catchUp(),
  });
  changes.register(new ChangedSockets(rooms, recheck, onCheckFailed));
  shutdownHooks.add(() => missed.close());
  await source.start({
    onSignal: (signal) => {
      // Before the frames, because clients refetch when they receive one.
      answers.invalidate(tagsOf(signal));
      return delivery.onSignal(signal);
    },
    onMissedSignals: () => {
      answers.clear();
      missed.makeUp();
    },
  });
  shutdownHooks.add(() => source.close());
  container.get(OPENED).busMetrics.observe(() => source.isLive);
}

/** Checks sessions and memberships of sockets in the database. */
export function connectionRecheck(container: Container, rooms: Rooms): ConnectionRecheck {
  return new ConnectionRecheck(rooms, lookUpStandings(container.get(OPENED).pool, SESSION_LIFETIME_MS));
}

/** Accepts WebSocket upgrades at `/ws` until the returned gateway is closed; with hot reload, other upgrades are left to Vite. */
export function acceptSockets(
  server: Server,
  container: Container,
  rooms: Rooms,
  recheck: ConnectionRecheck,
  { config, logger, hot }: ServerSettings,
): Gateway {
  const ownOrigins = new Set(config.origins);
  const securityLog = container.get(OPENED).securityLog;
  const problems = {
    isUnavailable: (error: unknown) => error instanceof ServiceUnavailable || isDatabaseUnavailable(error),
    report: (error: unknown) => logger.error({ err: error }, 'WebSocket frame failed'),
  };
  const frames = new FrameHandler(
    rooms,
    container.get(CONTEXTS).ports.chatQueries,
    container.get(CONTEXTS).writing.writeMessage,
    container.get(OPENED).presentMessage,
    container.get(OPENED).roomDelivery,
    problems,
    container.get(OPENED).tracing.frame,
  );
  const gateway = new Gateway(rooms, frames, {
    ...problems,
    identify: identifyUpgrade(container.get(OPENED).sessionChain),
    isOwnOrigin: (request) => {
      if (isOwn(request.headers, ownOrigins)) return true;
      // Behind a proxy the remote address is the proxy's.
      const ip = config.trustedProxies === undefined ? request.socket.remoteAddress : undefined;
      const facts = { accountId: null, reason: 'socket' };
      securityLog.during(shortenedNetwork(ip), () => securityLog.record('origin_refused', facts));
      return false;
    },
    isOwnCheck: isOwnCheck(container.get(OPENED).links),
    onFrameLimit: (accountId) => securityLog.record('limit_reached', { accountId, reason: 'socket-frames' }),
    recheck: async () => {
      await recheck.run();
      await container.get(OPENED).roomDelivery.catchUp();
    },
    limitsFrames: config.rateLimits,
  });
  server.on('upgrade', (request, stream, head) => {
    const path = request.url?.split('?')[0];
    if (path === '/ws') void gateway.upgrade(request, stream, head);
    else if (!hot) stream.destroy();
  });
  return gateway;
}
