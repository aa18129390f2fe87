import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { WebSocket } from 'ws';
import { eventually } from '../../support/eventually.js';
import type { ChatQueries, ConnectionStanding } from '../../../src/application/chat/ports.js';
import type { WriteMessage } from '../../../src/application/chat/write-message.js';
import { Gateway } from '../../../src/adapters/websocket/gateway.js';
import { Rooms } from '../../../src/adapters/websocket/rooms.js';
import { GOING_AWAY, POLICY_VIOLATION, SESSION_ENDED } from '../../../src/adapters/websocket/close-codes.js';
import { ConnectionRecheck } from '../../../src/adapters/websocket/connection-recheck.js';
import type { RoomDelivery } from '../../../src/adapters/websocket/room-delivery.js';
import { FrameHandler } from '../../../src/adapters/websocket/frame-handler.js';
import { SignalDelivery } from '../../../src/adapters/websocket/signal-delivery.js';

const HEARTBEAT = '{"type":"heartbeat"}';
const ADA = { userId: 1, sessionId: 'a', isRestricted: false };

let server: Server;
let gateway: Gateway;
let rooms: Rooms;
/** Ids of the matches for which a membership was queried. */
let wanted: number[];
/** The result of each session lookup. */
let looks: Array<() => Promise<typeof ADA | null>>;
/** The result of a membership query. */
let roomOf: (matchId: number) => Promise<object | null>;
/** The result of the recheck of all sockets; undefined makes it fail. */
let standings: ((ids: string[]) => ConnectionStanding[]) | null;

beforeEach(async () => {
  rooms = new Rooms();
  wanted = [];
  standings = null;
  roomOf = async () => null;
  const queries = {
    roomOf: (matchId: number) => {
      wanted.push(matchId);
      return roomOf(matchId);
    },
  };
  const problems = {
    isUnavailable: () => true,
    report: (error: unknown) => {
      throw error;
    },
  };
  const frames = new FrameHandler(
    rooms,
    queries as unknown as ChatQueries,
    {} as WriteMessage,
    () => ({}),
    { expect: () => undefined },
    problems,
  );
  const recheck = new ConnectionRecheck(rooms, async (claims) => standings!(claims.map(({ id }) => id)));
  gateway = new Gateway(rooms, frames, {
    ...problems,
    recheck: () => recheck.run(),
    limitsFrames: true,
    roundEveryMs: 200,
    identify: () => (looks.length > 1 ? looks.shift()! : looks[0]!)(),
    isOwnOrigin: () => true,
    isOwnCheck: () => false,
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

it('closes the socket of a session that ended during the upgrade', async () => {
  const delivery = new SignalDelivery(rooms, {} as RoomDelivery);
  looks = [
    async () => {
      await delivery.onSignal({ type: 'sessions_ended', userId: ADA.userId, exceptSession: null });
      return ADA;
    },
    async () => null,
  ];
  const socket = connect();
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(SESSION_ENDED);
});

it('keeps the socket of a valid session open', async () => {
  looks = [async () => ADA];
  const socket = connect();
  await once(socket, 'open');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([socket.readyState, rooms.size]).toEqual([WebSocket.OPEN, 1]);
  socket.close();
});

it('answers frames in progress before it closes the sockets', async () => {
  looks = [async () => ADA];
  let answer: () => void = () => undefined;
  roomOf = () => new Promise((resolve) => (answer = () => resolve({ lastMessageId: 0 })));
  const socket = connect();
  const received: string[] = [];
  socket.on('message', (data) => received.push(String(data)));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join_room', matchId: 1 }));
  await eventually(async () => wanted.length === 1);
  const closing = gateway.close();
  setTimeout(answer, 50);
  const [code] = (await once(socket, 'close')) as [number];
  expect([received.filter((frame) => frame !== HEARTBEAT), code]).toEqual([
    [JSON.stringify({ type: 'room_joined', matchId: 1 })],
    GOING_AWAY,
  ]);
  await closing;
});

it('closes the stream of a refused upgrade, also when the client leaves its side open', async () => {
  looks = [async () => null];
  const { port } = server.address() as AddressInfo;
  const client = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => undefined).resume();
  client.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(client, 'end');
  await eventually(
    () => new Promise<boolean>((resolve) => server.getConnections((_error, open) => resolve(open === 0))),
    5,
  );
  client.destroy();
});

it('ignores frames after the socket was closed', async () => {
  looks = [async () => ADA];
  const { port } = server.address() as AddressInfo;
  const stubborn = createConnection(port, '127.0.0.1');
  const upgrade = 'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
  stubborn.write(`${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`);
  await once(stubborn, 'data');
  stubborn.write(frameOf({ type: 'join_room', matchId: 1 }));
  await eventually(async () => wanted.length === 1);

  const delivery = new SignalDelivery(rooms, {} as RoomDelivery);
  await delivery.onSignal({ type: 'sessions_ended', userId: ADA.userId, exceptSession: null });
  stubborn.write(frameOf({ type: 'join_room', matchId: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(wanted).toEqual([1]);
  stubborn.destroy();
});

async function opened(sessionId = ADA.sessionId): Promise<WebSocket> {
  looks = [async () => ({ ...ADA, sessionId })];
  const socket = connect();
  await once(socket, 'open');
  return socket;
}

const joins = (socket: WebSocket, matchId: number): void =>
  socket.send(JSON.stringify({ type: 'join_room', matchId }));

/** The next frame besides heartbeats. */
async function heardBy(socket: WebSocket): Promise<{ type: string }> {
  for (;;) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    if (String(data) !== HEARTBEAT) return JSON.parse(String(data)) as { type: string };
  }
}

it('sends a heartbeat with each round of pings, because a browser does not tell its page of pings', async () => {
  const socket = await opened();
  for (let round = 0; round < 2; round++) {
    const [[data]] = await Promise.all([once(socket, 'message'), once(socket, 'ping')]);
    expect(String(data)).toBe(HEARTBEAT);
  }
});

const codeOf = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];

it('refuses a join when the membership ends during the query', async () => {
  const delivery = new SignalDelivery(rooms, {} as RoomDelivery);
  const socket = await opened();
  roomOf = async (matchId) => {
    expect(rooms.inRoom(matchId).size).toBe(0);
    await delivery.onSignal({ type: 'participant_left', matchId, userId: ADA.userId, userIds: [] });
    return {};
  };
  joins(socket, 7);
  expect(await heardBy(socket)).toMatchObject({ type: 'error', code: 'match_not_found' });
  expect(rooms.inRoom(7).size).toBe(0);
});

it('adds no connection that closed during the query', async () => {
  const socket = await opened();
  const { promise, resolve } = Promise.withResolvers<object>();
  roomOf = () => promise;
  joins(socket, 7);
  await eventually(async () => wanted.length === 1);
  socket.terminate();
  await eventually(async () => rooms.size === 0);
  resolve({});
  await new Promise((done) => setImmediate(done));
  expect(rooms.inRoom(7).size).toBe(0);
});

it('closes the sockets of ended sessions at the signal, and no others', async () => {
  const delivery = new SignalDelivery(rooms, {} as RoomDelivery);
  const [phone] = [await opened('phone'), await opened('laptop'), await opened('here')];
  const open = () => rooms.all().filter(({ socket }) => socket.readyState === WebSocket.OPEN);
  await delivery.onSignal({ type: 'session_ended', sessionId: 'phone' });
  expect(open().map(({ sessionId }) => sessionId)).toEqual(['laptop', 'here']);
  await delivery.onSignal({ type: 'sessions_ended', userId: ADA.userId, exceptSession: 'here' });
  expect(open().map(({ sessionId }) => sessionId)).toEqual(['here']);
  expect(await codeOf(phone)).toBe(SESSION_ENDED);
});

it('closes sockets of ended sessions in each round, and removes former members from rooms', async () => {
  roomOf = async () => ({});
  const [leaving, staying] = [await opened(), await opened()];
  for (const matchId of [7, 8]) joins(staying, matchId);
  await eventually(async () => rooms.inRoom(8).size === 1);
  const [first] = rooms.all();
  standings = (ids) => ids.map((id) => ({ id, isSignedIn: id !== first!.id, rooms: [8] }));
  expect(await codeOf(leaving)).toBe(SESSION_ENDED);
  await eventually(async () => rooms.inRoom(7).size === 0);
  expect([rooms.inRoom(8).size, staying.readyState]).toEqual([1, WebSocket.OPEN]);
});

it.each<[string, (socket: WebSocket) => void]>([
  ['messages', (socket) => socket.send('{}')],
  ['pings', (socket) => socket.ping()],
  ['pongs to no ping', (socket) => socket.pong('of nothing')],
])('closes a socket after more than 40 %s at once', async (_what, send) => {
  const socket = await opened();
  const closed = codeOf(socket);
  for (let sent = 0; sent < 41; sent++) send(socket);
  expect(await closed).toBe(POLICY_VIOLATION);
});

it('responds to a ping with its payload', async () => {
  const socket = await opened();
  socket.ping('who is there');
  expect(String((await once(socket, 'pong'))[0])).toBe('who is there');
});

it('terminates a socket with wrong pong payloads', async () => {
  looks = [async () => ADA];
  const socket = new WebSocket(connect().url, { autoPong: false });
  socket.on('ping', () => socket.pong('something else'));
  expect(await codeOf(socket)).toBe(1006);
});

it('keeps the eight newest sockets of a user', async () => {
  const oldest = await opened();
  const closed = codeOf(oldest);
  for (let more = 0; more < 8; more++) await opened();
  expect(await closed).toBe(POLICY_VIOLATION);
  expect(rooms.size).toBe(8);
});

/** A short text frame of a client, with a zero mask. */
function frameOf(content: object): Buffer {
  const text = Buffer.from(JSON.stringify(content));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
}
