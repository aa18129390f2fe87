import type { EraseMessage } from '../../../application/chat/erase-message.js';
import type { MarkRead } from '../../../application/chat/mark-read.js';
import type { MessageRow } from '../../../application/chat/ports.js';
import type { ReadMessages } from '../../../application/chat/read-messages.js';
import type { WriteMessage } from '../../../application/chat/write-message.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, many, one, type Route } from '../route.js';
import { MessageBody, MessageInChat, MessageParams, OlderMessagesQuery, ReadBody } from './chat.dto.js';
import { presentMessage } from './chat.presenter.js';
import { routesFor } from '../routes-for.js';

export interface ChatServices {
  readonly readMessages: ReadMessages;
  readonly writeMessage: WriteMessage;
  readonly eraseMessage: EraseMessage;
  readonly markRead: MarkRead;
  readonly clock: Clock;
  readonly homeZone: TimeZone;
  readonly appName: () => string;
}

const member = routesFor('member', 'Chat');

export function chatRoutes(services: ChatServices): Route[] {
  const presentFor = (userId: number) => {
    const { clock, homeZone, appName } = services;
    const surroundings = { now: clock.now(), timeZone: homeZone, appName: appName() };
    return (row: MessageRow) => presentMessage(row, userId, surroundings);
  };
  return [
    member.get('/api/matches/:id/messages', 'listMessages', {
      summary: 'List the last 200 messages, oldest first; `before` pages back',
      query: OlderMessagesQuery,
      responses: { 200: many(MessageInChat, 'The messages since the user joined') },
      handle: async ({ userId, params, query }) => {
        const rows = await services.readMessages.execute({
          userId,
          matchId: params.id,
          before: query.before ?? null,
        });
        return rows.map(presentFor(userId));
      },
    }),
    member.post('/api/matches/:id/messages', 'writeMessage', {
      summary: 'Write a message where no WebSocket can be opened; idempotent by `clientId`',
      body: MessageBody,
      responses: { 200: one(MessageInChat, 'The stored message'), ...LIMITED },
      handle: async ({ userId, params, body }) => {
        const { row } = await services.writeMessage.execute({
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
        await services.markRead.execute({ userId, matchId: params.id, messageId: body.messageId });
        return { message: 'Read' };
      },
    }),
    member.delete('/api/matches/:id/messages/:messageId', 'deleteMessage', {
      summary: 'Delete an own message',
      params: MessageParams,
      responses: { 200: one(MessageResponse) },
      handle: async ({ userId, params }) => {
        await services.eraseMessage.execute({ userId, matchId: params.id, messageId: params.messageId });
        return { message: 'Message deleted' };
      },
    }),
  ];
}
