import { PassThrough } from 'node:stream';
import type { Connection } from '../../../src/adapters/websocket/connection.js';

/** A connection in no room; `socket` is a stub unless given. */
export const aConnection = (fields: Partial<Connection> = {}): Connection => ({
  id: '1',
  userId: 1,
  sessionId: 's',
  socket: {} as Connection['socket'],
  stream: new PassThrough(),
  rooms: new Set(),
  entering: new Set(),
  joins: null,
  lastResponse: null,
  unanswered: 0,
  ...fields,
});
