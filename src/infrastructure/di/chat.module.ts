import { ContainerModule } from 'inversify';
import { chatErrors } from '../../adapters/http/chat/chat.errors.js';
import { presentMessage } from '../../adapters/http/chat/chat.presenter.js';
import { chatRoutes } from '../../adapters/http/chat/chat.routes.js';
import { PostgresChatMessages } from '../../adapters/persistence/chat/postgres-chat-messages.js';
import { PostgresChatQueries } from '../../adapters/persistence/chat/chat-queries.js';
import { BATCHES_AT_ONCE, GroupCommitWriter } from '../../adapters/persistence/chat/group-commit-writer.js';
import { PostgresMessageBatches } from '../../adapters/persistence/chat/postgres-message-batches.js';
import { PostgresUnreadNotices } from '../../adapters/persistence/chat/postgres-unread-notices.js';
import { type Roster, RoomRosters } from '../../adapters/persistence/chat/room-rosters.js';
import { RoomsInFlight } from '../../adapters/shared/rooms-in-flight.js';
import { TaggedCache } from '../../adapters/shared/tagged-cache.js';
import { InProcessRateLimiter } from '../../adapters/rate-limiting/in-process-rate-limiter.js';
import { Unlimited } from '../../adapters/rate-limiting/unlimited.js';
import { ObservedLimits } from '../../adapters/security-log/observed-limits.js';
import { MessageFanOut } from '../../adapters/websocket/message-fan-out.js';
import type { PresentMessage } from '../../adapters/websocket/message-frames.js';
import { RoomDelivery } from '../../adapters/websocket/room-delivery.js';
import { Rooms } from '../../adapters/websocket/rooms.js';
import { EraseMessage } from '../../application/chat/erase-message.js';
import { CHAT_RATE } from '../../application/chat/limits.js';
import { MAIL_UNREAD_CHATS, MailUnreadChats } from '../../application/chat/mail-unread-chats.js';
import { MarkRead } from '../../application/chat/mark-read.js';
import type { ChatMessages, ChatQueries, MessageWriter } from '../../application/chat/ports.js';
import { PURGE_OLD_MESSAGES, PurgeOldMessages } from '../../application/chat/purge-old-messages.js';
import { PUSH_UNREAD_CHATS, PushUnreadChats } from '../../application/chat/push-unread-chats.js';
import { ReadMessages } from '../../application/chat/read-messages.js';
import { SystemMessages } from '../../application/chat/system-messages.js';
import type { UnreadNotices } from '../../application/chat/unread-notices.js';
import { WriteMessage } from '../../application/chat/write-message.js';
import { Notifier } from '../../application/notifications/notifier.js';
import type { RateLimiter } from '../../application/shared/ports.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import { CONTACTS } from './notifications.module.js';
import {
  CURRENT_NAME,
  CHANGE_FEED,
  CLOCK,
  CONFIG,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  DATABASE_URL,
  DELIVERY_METRICS,
  ENTITY_MANAGER,
  HOME_ZONE,
  ON_CLOSE,
  POOL,
  REALTIME,
  REPORT,
  SECURITY_LOG,
  UNIT_OF_WORK,
} from './tokens.js';

export const CHAT_QUERIES = token<ChatQueries>('ChatQueries');
export const PRESENT_MESSAGE = token<PresentMessage>('presentMessage');
/** Counts a message that another process stored. */
export const COUNT_MESSAGE = token<(userId: number) => void>('count of messages');
const MESSAGES = token<ChatMessages>('ChatMessages');
const UNREAD_NOTICES = token<UnreadNotices>('UnreadNotices');
const WRITER = token<MessageWriter>('MessageWriter');
const CHAT_LIMITER = token<RateLimiter>('limiter of messages');

const ON_DELIVERED = token<(frame: Buffer) => void>('delivery of a message');
const PROCESS_ID = token<string>('process id');
const MAX_ROSTERS = 20_000;
const ROSTER_TTL_MS = 600_000;

export const chatModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresChatMessages, [ENTITY_MANAGER], MESSAGES);
  bindClass(bind, PostgresChatQueries, [ENTITY_MANAGER], CHAT_QUERIES);
  bindClass(bind, Rooms, []);
  bind(RoomRosters)
    .toResolvedValue(
      (pool, changes, clock) => {
        const isLive = () => changes?.isLive ?? false;
        const cache = new TaggedCache<Roster>({
          clock,
          isLive,
          ttlMs: ROSTER_TTL_MS,
          maxSize: MAX_ROSTERS,
        });
        changes?.register(cache);
        return new RoomRosters(pool, cache);
      },
      [POOL, CHANGE_FEED, CLOCK],
    )
    .inSingletonScope();
  bind(PRESENT_MESSAGE)
    .toResolvedValue(
      (clock, timeZone, appName) => (row) =>
        presentMessage(row, null, { now: clock.now(), timeZone, appName: appName() }),
      [CLOCK, HOME_ZONE, CURRENT_NAME],
    )
    .inSingletonScope();
  bindClass(bind, RoomsInFlight, []);
  bind(ON_DELIVERED)
    .toResolvedValue((metrics) => (frame) => metrics.delivered(frame), [DELIVERY_METRICS])
    .inSingletonScope();
  bindClass(bind, RoomDelivery, [Rooms, CHAT_QUERIES, PRESENT_MESSAGE, REPORT, RoomsInFlight, ON_DELIVERED]);
  bind(PROCESS_ID)
    .toResolvedValue((rooms) => rooms.processId, [Rooms])
    .inSingletonScope();
  bindClass(bind, MessageFanOut, [PROCESS_ID, RoomDelivery, REALTIME, PRESENT_MESSAGE, REPORT]);
  bind(WRITER)
    .toResolvedValue(
      (databaseUrl, rosters, committed, inFlight, report, onClose) => {
        const batches = new PostgresMessageBatches(databaseUrl, BATCHES_AT_ONCE);
        onClose(() => batches.close());
        return new GroupCommitWriter({ batches, rosters, committed, inFlight, report });
      },
      [DATABASE_URL, RoomRosters, MessageFanOut, RoomsInFlight, REPORT, ON_CLOSE],
    )
    .inSingletonScope();
  bindClass(bind, InProcessRateLimiter, []);
  bind(CHAT_LIMITER)
    .toResolvedValue(
      (config, limiter, securityLog) =>
        config.rateLimits ? new ObservedLimits(limiter, securityLog) : new Unlimited(),
      [CONFIG, InProcessRateLimiter, SECURITY_LOG],
    )
    .inSingletonScope();
  bind(COUNT_MESSAGE)
    .toResolvedValue(
      (limiter) => (userId) => void limiter.report(CHAT_RATE, String(userId)),
      [InProcessRateLimiter],
    )
    .inSingletonScope();
  bindClass(bind, WriteMessage, [WRITER, CHAT_QUERIES, GoodStanding, CHAT_LIMITER, CLOCK]);
  bindClass(bind, ReadMessages, [CHAT_QUERIES]);
  bindClass(bind, EraseMessage, [UNIT_OF_WORK, MESSAGES, REALTIME, CLOCK]);
  bindClass(bind, MarkRead, [UNIT_OF_WORK, CHAT_QUERIES, MESSAGES, REALTIME]);
  bindClass(bind, PurgeOldMessages, [MESSAGES, CLOCK]);
  bindClass(bind, SystemMessages, [MESSAGES, REALTIME, CLOCK]);

  bindClass(bind, PostgresUnreadNotices, [ENTITY_MANAGER], UNREAD_NOTICES);
  bindClass(bind, PushUnreadChats, [UNIT_OF_WORK, UNREAD_NOTICES, CONTACTS, Notifier, CLOCK]);
  bindClass(bind, MailUnreadChats, [UNIT_OF_WORK, UNREAD_NOTICES, CONTACTS, Notifier, CLOCK]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: chatRoutes({
          readMessages: get(ReadMessages),
          writeMessage: get(WriteMessage),
          eraseMessage: get(EraseMessage),
          markRead: get(MarkRead),
          clock: get(CLOCK),
          homeZone: get(HOME_ZONE),
          appName: get(CURRENT_NAME),
        }),
        errors: chatErrors,
        handlers: {
          [PURGE_OLD_MESSAGES]: run(PurgeOldMessages),
          [PUSH_UNREAD_CHATS]: run(PushUnreadChats),
          [MAIL_UNREAD_CHATS]: run(MailUnreadChats),
        },
        recurring: [
          { name: PURGE_OLD_MESSAGES, match: '41 3 * * *' },
          { name: PUSH_UNREAD_CHATS, match: '* * * * *' },
          { name: MAIL_UNREAD_CHATS, match: '*/10 * * * *' },
        ],
      };
    })
    .inSingletonScope();
});
