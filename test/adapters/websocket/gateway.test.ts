import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { WebSocket } from 'ws';
import { eventually } from '../../support/eventually.js';
import type { ChatQueries } from '../../../src/application/chat/ports.js';
import type { WriteMessage } from '../../../src/application/chat/write-message.js';
import { Gateway } from '../../../src/adapters/websocket/gateway.js';
import { Rooms } from '../../../src/adapters/websocket/rooms.js';
import {
  SERVICE_RESTART,
  SESSION_ENDED,
  SignalDelivery,
} from '../../../src/adapters/websocket/signal-delivery.js';

const ADA = { userId: 1, sessionId: 'a' };

let server: Server;
let gateway: Gateway;
let rooms: Rooms;
/** Ids of the tables that somebody wanted to listen at. */
let wanted: number[];
/** What is found of the session at each look at it. */
let looks: Array<() => Promise<typeof ADA | null>>;

beforeEach(async () => {
  rooms = new Rooms();
  wanted = [];
  const queries = { roomOf: async (matchId: number) => void wanted.push(matchId) };
  gateway = new Gateway(rooms, queries as unknown as ChatQueries, {} as WriteMessage, () => ({}), {
    identify: () => (looks.length > 1 ? looks.shift()! : looks[0]!)(),
    isOwnOrigin: () => true,
    isUnavailable: () => false,
    report: (error) => {
      throw error;
    },
  });
  server = createServer();
  server.on('upgrade', (request, stream, head) => void gateway.upgrade(request, stream, head));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  await gateway.close();
  server.close();
});

const connect = () => new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`);

it('closes the socket of a session that ended while it was let in', async () => {
  const delivery = new SignalDelivery(rooms, {} as ChatQueries, () => ({}));
  looks = [
    async () => {
      await delivery.signal({ type: 'sessions_ended', userId: ADA.userId, exceptSession: null });
      return ADA;
    },
    async () => null,
  ];
  const socket = connect();
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(SESSION_ENDED);
});

it('lets the socket of a session that goes on be', async () => {
  looks = [async () => ADA];
  const socket = connect();
  await once(socket, 'open');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([socket.readyState, rooms.size]).toEqual([WebSocket.OPEN, 1]);
  socket.close();
});

it('closes every socket after a gap in the signals, and lets in anew whoever still has a session', async () => {
  const delivery = new SignalDelivery(rooms, {} as ChatQueries, () => ({}));
  looks = [async () => ADA];
  const sockets = [connect(), connect()];
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  delivery.gap();
  expect((await closed).map(([code]) => code as number)).toEqual([SERVICE_RESTART, SERVICE_RESTART]);
  await once(connect(), 'open');
  looks = [async () => null];
  const [refusal] = (await once(connect(), 'error')) as [Error];
  expect(refusal.message).toContain('401');
});

it('does not hear whoever was shown out and does not go', async () => {
  looks = [async () => ADA];
  const { port } = server.address() as AddressInfo;
  const stubborn = createConnection(port, '127.0.0.1');
  const upgrade = 'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
  stubborn.write(`${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`);
  await once(stubborn, 'data');
  stubborn.write(frameOf({ type: 'join_room', matchId: 1 }));
  await eventually(async () => wanted.length === 1);

  const delivery = new SignalDelivery(rooms, {} as ChatQueries, () => ({}));
  await delivery.signal({ type: 'sessions_ended', userId: ADA.userId, exceptSession: null });
  stubborn.write(frameOf({ type: 'join_room', matchId: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(wanted).toEqual([1]);
  stubborn.destroy();
});

/** A short text frame as a client sends it, its mask all zeros. */
function frameOf(content: object): Buffer {
  const text = Buffer.from(JSON.stringify(content));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
}
