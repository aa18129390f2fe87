import { presentMessage } from '../../adapters/http/chat/chat.presenter.js';
import { CachedAppearance } from '../../adapters/persistence/appearance/cached-appearance.js';
import { PostgresChatQueries } from '../../adapters/persistence/chat/chat-queries.js';
import { BATCHES_AT_ONCE, GroupCommitWriter } from '../../adapters/persistence/chat/group-commit-writer.js';
import { MessageBatches } from '../../adapters/persistence/chat/message-batches.js';
import { RoomRosters } from '../../adapters/persistence/chat/room-rosters.js';
import { InProcessRateLimiter } from '../../adapters/rate-limiting/in-process-rate-limiter.js';
import { Unlimited } from '../../adapters/rate-limiting/unlimited.js';
import { postgresBus } from '../../adapters/realtime/postgres-bus.js';
import { redisBus } from '../../adapters/realtime/redis-bus.js';
import { SignalPublisher } from '../../adapters/realtime/signal-publisher.js';
import { ObservedLimits } from '../../adapters/security-log/observed-limits.js';
import { TaggedCache } from '../../adapters/shared/tagged-cache.js';
import type { PresentMessage } from '../../adapters/websocket/frames.js';
import { MessageFanOut } from '../../adapters/websocket/message-fan-out.js';
import { RoomDelivery } from '../../adapters/websocket/room-delivery.js';
import { Rooms } from '../../adapters/websocket/rooms.js';
import { CHAT_RATE } from '../../application/chat/limits.js';
import { BusMetrics } from '../observe/bus-metrics.js';
import { DeliveryMetrics } from '../observe/delivery-metrics.js';
import type { Core } from './open-core.js';
import { pollCaches, tagsOf } from './poll-caches.js';

const MAX_ROSTERS = 20_000;
const ROSTER_TTL_MS = 600_000;
const APPEARANCE_TTL_MS = 60_000;

/** Caches that changes make stale, signals between processes, and the delivery and storing of messages. */
export function openLive(core: Core) {
  const { config, clock, changes, pool, onClose, logger } = core;
  const busMetrics = new BusMetrics(logger);
  const caches = pollCaches(clock, changes ?? undefined, () => busMetrics.isLive);
  const realtime = new SignalPublisher({
    open:
      config.redisUrl === undefined
        ? postgresBus({ connectionString: core.databaseUrl })
        : redisBus({ url: config.redisUrl }),
    afterCommit: core.afterCommit,
    onCommitted: (signal) => caches.answers.invalidate(tagsOf(signal)),
    report: (error) => busMetrics.publishFailed(error),
    onLost: (count) => busMetrics.signalsLost(count),
  });
  onClose(() => realtime.close());
  return {
    busMetrics,
    caches,
    realtime,
    currentAppearance: new CachedAppearance(pool, registeredCache(core, APPEARANCE_TTL_MS, 1)),
    ...openRooms(core, realtime),
  };
}

function openRooms(core: Core, realtime: SignalPublisher) {
  const { config, clock, community, em, report } = core;
  const rooms = new Rooms();
  const deliveryMetrics = new DeliveryMetrics(clock);
  const present: PresentMessage = (row) =>
    presentMessage(row, null, {
      now: clock.now(),
      timeZone: config.timeZone,
      appName: community.shown.name,
    });
  const roomDelivery: RoomDelivery = new RoomDelivery(
    rooms,
    new PostgresChatQueries(em),
    present,
    report,
    (matchId) => messageWriter.settled(matchId),
    (frame) => deliveryMetrics.delivered(frame),
  );
  const batches = new MessageBatches(core.databaseUrl, BATCHES_AT_ONCE, report);
  core.onClose(() => batches.close());
  const messageWriter = new GroupCommitWriter({
    batches,
    rosters: new RoomRosters(core.pool, registeredCache(core, ROSTER_TTL_MS, MAX_ROSTERS)),
    committed: new MessageFanOut(rooms.processId, roomDelivery, realtime, present, report),
    report,
  });
  const inProcess = new InProcessRateLimiter();
  return {
    rooms,
    deliveryMetrics,
    presentMessage: present,
    roomDelivery,
    messageWriter,
    inProcessLimiter: inProcess,
    chatLimiter: config.rateLimits ? new ObservedLimits(inProcess, core.securityLog) : new Unlimited(),
    /** Counts a message that another process stored. */
    countMessage: (userId: number) => void inProcess.report(CHAT_RATE, String(userId)),
  };
}

/** A cache that changes of the database make stale; without them it keeps nothing. */
function registeredCache<T extends object>({ changes, clock }: Core, ttlMs: number, maxSize: number) {
  const isLive = () => changes?.isLive ?? false;
  const cache = new TaggedCache<T>({ clock, isLive, ttlMs, maxSize });
  changes?.register(cache);
  return cache;
}
