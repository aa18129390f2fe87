import type { MessageRow } from '../../../application/chat/ports.js';
import type { TableChat } from '../../../application/chat/table-chat.js';
import type { WriteMessage } from '../../../application/chat/write-message.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, many, one, type Route } from '../route.js';
import { MessageBody, MessageInChat, MessageParams, OlderMessagesQuery, ReadBody } from './chat.dto.js';
import { presentMessage } from './chat.presenter.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Chat');

export function chatRoutes({
  tableChat,
  writeMessage,
  clock,
  homeZone,
  appName,
}: {
  readonly tableChat: TableChat;
  readonly writeMessage: WriteMessage;
  readonly clock: Clock;
  readonly homeZone: TimeZone;
  readonly appName: () => string;
}): Route[] {
  const presentFor = (userId: number) => {
    const surroundings = { now: clock.now(), timeZone: homeZone, appName: appName() };
    return (row: MessageRow) => presentMessage(row, userId, surroundings);
  };
  return [
    member.get('/api/matches/:id/messages', 'listMessages', {
      summary: 'List the last 200 messages, oldest first; `before` pages back',
      query: OlderMessagesQuery,
      responses: { 200: many(MessageInChat, 'The messages since the user joined') },
      handle: async ({ userId, params, query }) => {
        const rows = await tableChat.read(userId, params.id, query.before ?? null);
        return rows.map(presentFor(userId));
      },
    }),
    member.post('/api/matches/:id/messages', 'writeMessage', {
      summary: 'Write a message where no WebSocket can be opened; idempotent by `clientId`',
      body: MessageBody,
      responses: {
        200: one(MessageInChat, 'The stored message'),
        409: { description: 'The chat is closed, or the `clientId` was used for other words' },
        ...LIMITED,
      },
      handle: async ({ userId, params, body }) => {
        const { row } = await writeMessage.execute({
          userId,
          matchId: params.id,
          message: body.message,
          clientId: body.clientId ?? null,
          originSocket: null,
        });
        return presentFor(userId)(row);
      },
    }),
    member.post('/api/matches/:id/read', 'markMessagesRead', {
      summary: 'Mark messages as read up to an id; never moves back',
      body: ReadBody,
      responses: { 200: one(MessageResponse) },
      handle: async ({ userId, params, body }) => {
        await tableChat.markRead(userId, params.id, body.messageId);
        return { message: 'Read' };
      },
    }),
    member.delete('/api/matches/:id/messages/:messageId', 'deleteMessage', {
      summary: 'Delete an own message',
      params: MessageParams,
      responses: { 200: one(MessageResponse) },
      handle: async ({ userId, params }) => {
        await tableChat.erase(userId, params.id, params.messageId);
        return { message: 'Message deleted' };
      },
    }),
  ];
}
