import { ContainerModule } from 'inversify';
import { chatErrors } from '../../adapters/http/chat/chat.errors.js';
import { chatRoutes } from '../../adapters/http/chat/chat.routes.js';
import { PostgresChatMessages } from '../../adapters/persistence/chat/postgres-chat-messages.js';
import { PostgresChatQueries } from '../../adapters/persistence/chat/chat-queries.js';
import { EraseMessage } from '../../application/chat/erase-message.js';
import { MarkRead } from '../../application/chat/mark-read.js';
import type { ChatMessages, ChatQueries } from '../../application/chat/ports.js';
import { PURGE_OLD_MESSAGES, PurgeOldMessages } from '../../application/chat/purge-old-messages.js';
import { ReadMessages } from '../../application/chat/read-messages.js';
import { SystemMessages } from '../../application/chat/system-messages.js';
import { WriteMessage } from '../../application/chat/write-message.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { bindClass, token } from './bind-class.js';
import {
  APP_NAME,
  CLOCK,
  CONTEXT_REGISTRATION,
  ENTITY_MANAGER,
  HOME_ZONE,
  RATE_LIMITER,
  REALTIME,
  UNIT_OF_WORK,
} from './tokens.js';

export const CHAT_QUERIES = token<ChatQueries>('ChatQueries');
const MESSAGES = token<ChatMessages>('ChatMessages');

export const chatModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresChatMessages, [ENTITY_MANAGER], MESSAGES);
  bindClass(bind, PostgresChatQueries, [ENTITY_MANAGER], CHAT_QUERIES);
  bindClass(bind, WriteMessage, [
    UNIT_OF_WORK,
    CHAT_QUERIES,
    MESSAGES,
    GoodStanding,
    RATE_LIMITER,
    REALTIME,
    CLOCK,
  ]);
  bindClass(bind, ReadMessages, [CHAT_QUERIES]);
  bindClass(bind, EraseMessage, [UNIT_OF_WORK, MESSAGES, REALTIME, CLOCK]);
  bindClass(bind, MarkRead, [UNIT_OF_WORK, CHAT_QUERIES, MESSAGES, REALTIME]);
  bindClass(bind, PurgeOldMessages, [MESSAGES, CLOCK]);
  bindClass(bind, SystemMessages, [MESSAGES, REALTIME, CLOCK]);

  bind(CONTEXT_REGISTRATION)
    .toResolvedValue(
      (readMessages, eraseMessage, markRead, purge, clock, homeZone, appName) => ({
        routes: chatRoutes({ readMessages, eraseMessage, markRead, clock, homeZone, appName }),
        errors: chatErrors,
        handlers: { [PURGE_OLD_MESSAGES]: () => purge.execute() },
        recurring: [{ name: PURGE_OLD_MESSAGES, match: '41 3 * * *' }],
      }),
      [ReadMessages, EraseMessage, MarkRead, PurgeOldMessages, CLOCK, HOME_ZONE, APP_NAME],
    )
    .inSingletonScope();
});
