import { beforeEach, expect, it } from '@jest/globals';
import { PassThrough } from 'node:stream';
import type { WebSocket } from 'ws';
import type { DeliveredMessage } from '../../../src/application/chat/ports.js';
import { RoomDelivery } from '../../../src/adapters/websocket/room-delivery.js';
import type { RoomMessage } from '../../../src/adapters/websocket/room-sequence.js';
import { type Connection, Rooms } from '../../../src/adapters/websocket/rooms.js';
import { eventually } from '../../support/eventually.js';

const ROOM = 12;

let rooms: Rooms;
/** Ids of the messages in the database. */
let stored: number[];
let queries: number;
let delivery: RoomDelivery;
let received: string[];

beforeEach(() => {
  rooms = new Rooms();
  stored = [];
  queries = 0;
  received = [];
  delivery = new RoomDelivery(
    rooms,
    {
      messagesAfter: async (_matchId, after, limit) => {
        queries++;
        const rows = stored.filter((id) => id > after).slice(0, limit);
        return rows.map((id) => ({ id, matchId: ROOM, hiddenFrom: [] }) as unknown as DeliveredMessage);
      },
      newestMessages: async (matchIds) =>
        matchIds.includes(ROOM) && stored.length > 0 ? [{ matchId: ROOM, id: stored.at(-1)! }] : [],
    },
    ({ id }) => ({ id }),
    (error) => {
      throw error;
    },
  );
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (data: Buffer) => received.push(shown(data)),
  };
  const connection: Connection = {
    id: rooms.nextId(),
    userId: 1,
    sessionId: 'a',
    socket: socket as unknown as WebSocket,
    stream: new PassThrough(),
    rooms: new Set(),
    entering: new Set(),
    joins: null,
    unanswered: 0,
  };
  rooms.add(connection);
  rooms.enter(connection, ROOM);
  rooms.admit(connection, ROOM, 10);
});

/** The id of a message, or the text of an acknowledgement. */
function shown(data: Buffer): string {
  const text = String(data);
  return text.startsWith('{') ? String((JSON.parse(text) as { message: { id: number } }).message.id) : text;
}

function written(id: number, previousId: number, origin: RoomMessage['origin'] = null): RoomMessage {
  const frame = Buffer.from(JSON.stringify({ type: 'new_message', message: { id } }));
  return { matchId: ROOM, id, previousId, hiddenFrom: [], frame, origin };
}

it('acknowledges a message that waits for an earlier one, although the bus returns it in between', async () => {
  const origin = { socketId: rooms.all()[0]!.id, acknowledgement: Buffer.from('acknowledged') };
  delivery.receive(written(12, 11, origin));
  delivery.receive(written(12, 11));
  delivery.receive(written(11, 10));
  await eventually(async () => received.length === 2);
  expect(received).toEqual(['11', 'acknowledged']);
});

it('delivers messages whose signals were lost once, when it catches up', async () => {
  stored = [11, 12];
  await delivery.catchUp();
  await delivery.catchUp();
  delivery.receive(written(12, 11));
  expect(received).toEqual(['11', '12']);
  expect(queries).toBe(1);
});

it('reads nothing for a message that arrives soon after a join has read its id', async () => {
  stored = [11];
  delivery.expect(ROOM, 11);
  delivery.receive(written(11, 10));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect([received, queries]).toEqual([['11'], 0]);
});

it('delivers a message that a join has read and whose signal does not arrive', async () => {
  stored = [11];
  delivery.expect(ROOM, 11);
  await eventually(async () => received.length === 1);
  expect([received, queries]).toEqual([['11'], 1]);
});
