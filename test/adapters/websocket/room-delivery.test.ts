import { mock } from 'node:test';
import type { WebSocket } from 'ws';
import type { DeliveredMessage } from '../../../src/application/chat/ports.js';
import { RoomDelivery } from '../../../src/adapters/websocket/room-delivery.js';
import type { Connection } from '../../../src/adapters/websocket/connection.js';
import { type RoomMessage, Rooms } from '../../../src/adapters/websocket/rooms.js';
import { aConnection } from '../../support/builders/a-connection.js';
import { eventually } from '../../support/eventually.js';

const OPEN = 1;
const MATCH = 7;
const REFETCH = '{"type":"matches_changed"}';

let rooms: Rooms;
let delivery: RoomDelivery;
/** The messages in the database. */
let rows: DeliveredMessage[];
let reads: number;
let read: () => Promise<void>;
let reported: unknown[];
/** Resolves when what this process is storing has been announced. */
let settled: Promise<void>;
/** The frames that were reported as delivered. */
let delivered: string[];

beforeEach(() => {
  rooms = new Rooms();
  rows = [];
  reads = 0;
  reported = [];
  read = async () => undefined;
  const messagesAfter = async (_matchId: number, after: number, limit: number) => {
    reads++;
    await read();
    return rows.filter(({ id }) => id > after).slice(0, limit);
  };
  const present = ({ id, text }: { id: number; text: string }) => ({ id, message: text });
  const newestMessages = async () => rows.slice(-1).map(({ id }) => ({ matchId: MATCH, id }));
  settled = Promise.resolve();
  const report = (error: unknown) => reported.push(error);
  delivered = [];
  const onDelivered = (frame: Buffer) => delivered.push(String(frame));
  delivery = new RoomDelivery(
    rooms,
    { messagesAfter, newestMessages },
    present,
    report,
    () => settled,
    onDelivered,
  );
});

afterEach(() => mock.timers.reset());

/** Lets a message be missing for longer than the delivery waits for it. */
async function afterAGap(): Promise<void> {
  mock.timers.tick(1_000);
  mock.timers.reset();
  await new Promise(setImmediate);
}

/** A socket in the room. @returns what it receives */
function aSocket(userId: number, lastMessageId = 0): { connection: Connection; frames: string[] } {
  const frames: string[] = [];
  const socket = {
    OPEN,
    readyState: OPEN,
    bufferedAmount: 0,
    send: (data: Buffer) => frames.push(String(data)),
  };
  const connection = aConnection({
    id: rooms.nextId(),
    userId,
    sessionId: 's',
    socket: socket as unknown as WebSocket,
  });
  rooms.add(connection);
  rooms.enter(connection, MATCH);
  rooms.admit(connection, MATCH, lastMessageId);
  return { connection, frames };
}

const message = (id: number, fields: Partial<RoomMessage> = {}): RoomMessage => ({
  matchId: MATCH,
  id,
  previousId: id - 1,
  hiddenFrom: [],
  frame: Buffer.from(`frame ${id}`),
  origin: null,
  ...fields,
});

const aRow = (id: number, hiddenFrom: readonly number[] = []): DeliveredMessage =>
  ({ id, matchId: MATCH, text: `row ${id}`, hiddenFrom }) as unknown as DeliveredMessage;

const fromRow = (id: number, text = `row ${id}`): string =>
  JSON.stringify({ type: 'new_message', matchId: MATCH, message: { id, message: text } });

describe('the messages of a room', () => {
  it('are delivered in the order of their ids, each once, however they arrive', async () => {
    const { frames } = aSocket(1);
    mock.timers.enable({ apis: ['setTimeout'] });
    for (const id of [2, 3, 1, 1, 2, 5, 4, 3]) delivery.receive(message(id));
    expect(frames).toEqual([1, 2, 3, 4, 5].map((id) => `frame ${id}`));
    await afterAGap();
    expect(reads).toBe(0);
  });

  it('are each reported once as delivered, with their frame', async () => {
    const { connection } = aSocket(1);
    const origin = { socketId: connection.id, acknowledgement: Buffer.from('acknowledgement') };
    delivery.receive(message(1, { origin }));
    for (const id of [2, 2, 4]) delivery.receive(message(id));
    expect(delivered).toEqual(['frame 1', 'frame 2']);
    rows = [aRow(3), aRow(4)];
    await eventually(async () => delivered.length === 4);
    expect(delivered.slice(2)).toEqual([fromRow(3), 'frame 4']);
  });

  it('that are missing for a quarter of a second are read from the database', async () => {
    const { frames } = aSocket(1);
    rows = [aRow(1), aRow(2), aRow(3)];
    delivery.receive(message(3));
    expect(frames).toEqual([]);
    await eventually(async () => frames.length === 3);
    expect(frames).toEqual([fromRow(1), fromRow(2), 'frame 3']);
    delivery.receive(message(2));
    delivery.receive(message(4));
    expect(frames.slice(3)).toEqual(['frame 4']);
  });

  it('that this process is storing reach their sender by the acknowledgement alone', async () => {
    const { connection, frames } = aSocket(1);
    const other = aSocket(2);
    // The database has the message of this process, whose commit is not handled yet, and a newer one.
    rows = [aRow(1), aRow(2), aRow(3)];
    const storing = Promise.withResolvers<void>();
    settled = storing.promise;
    delivery.receive(message(2, { frame: null }));
    await eventually(async () => reads === 1);
    const acknowledgement = Buffer.from('acknowledgement');
    delivery.receive(message(1, { origin: { socketId: connection.id, acknowledgement } }));
    storing.resolve();
    await eventually(async () => frames.length === 2);
    expect(frames).toEqual(['acknowledgement', fromRow(2)]);
    expect(other.frames).toEqual(['frame 1', fromRow(2)]);
    delivery.receive(message(3));
    expect(frames.slice(2)).toEqual(['frame 3']);
  });

  it('that are read while this process is storing them reach their sender by the acknowledgement alone', async () => {
    const { connection, frames } = aSocket(1);
    const other = aSocket(2);
    rows = [aRow(1)];
    const storing = Promise.withResolvers<void>();
    settled = storing.promise;
    const caughtUp = delivery.catchUp();
    await eventually(async () => reads === 1);
    const acknowledgement = Buffer.from('acknowledgement');
    delivery.receive(message(1, { origin: { socketId: connection.id, acknowledgement } }));
    storing.resolve();
    await caughtUp;
    expect(frames).toEqual(['acknowledgement']);
    expect(other.frames).toEqual([fromRow(1)]);
  });

  it('that arrive while missing ones are read are delivered after them', async () => {
    const { frames } = aSocket(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    read = () => promise;
    rows = [aRow(1)];
    delivery.receive(message(1, { frame: null }));
    delivery.receive(message(2));
    expect(frames).toEqual([]);
    resolve();
    await eventually(async () => frames.length === 2);
    expect(frames).toEqual([fromRow(1), 'frame 2']);
  });

  it('that were deleted from the database are skipped', async () => {
    const { frames } = aSocket(1);
    rows = [aRow(3)];
    delivery.receive(message(2));
    delivery.receive(message(3));
    await eventually(async () => frames.length > 0);
    delivery.receive(message(4));
    expect(frames).toEqual(['frame 3', 'frame 4']);
  });

  it('that cannot be read, or are too numerous, make the sockets of the room refetch', async () => {
    const { frames } = aSocket(1);
    read = () => Promise.reject(new Error('The database is away.'));
    delivery.receive(message(9, { frame: null }));
    await eventually(async () => frames.length === 1);
    read = async () => undefined;
    rows = Array.from({ length: 1001 }, (_, n) => aRow(n + 10));
    delivery.receive(message(1010, { frame: null }));
    await eventually(async () => frames.length === 1002);
    delivery.receive(message(1011));
    expect(frames[0]).toBe(REFETCH);
    expect(frames.slice(-2)).toEqual([REFETCH, 'frame 1011']);
    expect(frames.slice(1, -2)).toEqual(rows.slice(0, 1000).map(({ id }) => fromRow(id)));
    expect(reported).toHaveLength(2);
    expect(reads).toBe(6);
  });

  it('that are more than one query reads are read page by page, those that arrive meanwhile after them', async () => {
    const { frames } = aSocket(1);
    rows = Array.from({ length: 450 }, (_, n) => aRow(n + 1));
    read = async () => {
      if (reads === 2) for (const id of [451, 452]) delivery.receive(message(id));
    };
    delivery.receive(message(450, { frame: null }));
    await eventually(async () => frames.length === 452);
    expect(frames).toEqual([...rows.map(({ id }) => fromRow(id)), 'frame 451', 'frame 452']);
    expect(reads).toBe(3);
    expect(reported).toEqual([]);
  });

  it('before a join are not delivered, and those after it are', () => {
    const { frames } = aSocket(1, 5);
    for (const id of [4, 5, 6]) delivery.receive(message(id));
    expect(frames).toEqual(['frame 6']);
  });

  it('are not delivered to users from whom they are hidden, also when they are read', async () => {
    const [ada, ben] = [aSocket(1), aSocket(2)];
    rows = [aRow(1, [2]), aRow(2)];
    delivery.receive(message(2, { frame: null }));
    await eventually(async () => ada.frames.length === 2);
    delivery.receive(message(3, { hiddenFrom: [1] }));
    expect([ada.frames, ben.frames]).toEqual([
      [fromRow(1), fromRow(2)],
      [fromRow(2), 'frame 3'],
    ]);
  });
});

describe('an acknowledgement', () => {
  const sentBy = ({ id }: Connection) => ({ socketId: id, acknowledgement: Buffer.from('stored') });

  it('replaces the frame at the socket that wrote the message, in its place in the order', () => {
    const [ada, ben] = [aSocket(1), aSocket(2)];
    delivery.receive(message(2, { origin: sentBy(ada.connection) }));
    expect(ada.frames).toEqual([]);
    delivery.receive(message(1));
    expect([ada.frames, ben.frames]).toEqual([
      ['frame 1', 'stored'],
      ['frame 1', 'frame 2'],
    ]);
  });

  it('is not replaced by the copy of the message that the bus returns', async () => {
    const { connection, frames } = aSocket(1);
    delivery.receive(message(2, { origin: sentBy(connection) }));
    delivery.receive(message(2));
    delivery.receive(message(1));
    expect(frames).toEqual(['frame 1', 'stored']);
  });

  it('reaches a socket that has left the room, and one whose message was read from the database before', async () => {
    const { connection, frames } = aSocket(1);
    rows = [aRow(1)];
    delivery.receive(message(1, { frame: null }));
    await eventually(async () => frames.length === 1);
    delivery.receive(message(1, { origin: sentBy(connection) }));
    rooms.drop(connection, MATCH);
    delivery.receive(message(2, { origin: sentBy(connection) }));
    expect(frames).toEqual([fromRow(1), 'stored', 'stored']);
  });

  it('reaches a socket that left while earlier messages were read, and those who joined then get no message twice', async () => {
    const { connection, frames } = aSocket(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    read = () => promise;
    rows = [aRow(1), aRow(2)];
    delivery.receive(message(1, { frame: null }));
    delivery.receive(message(2, { origin: sentBy(connection) }));
    rooms.drop(connection, MATCH);
    const later = aSocket(2, 2);
    resolve();
    await eventually(async () => frames.length === 1);
    delivery.receive(message(3));
    expect([frames, later.frames]).toEqual([['stored'], ['frame 3']]);
  });
});

describe('a message whose signal was lost', () => {
  it('is delivered once when the room catches up', async () => {
    const { frames } = aSocket(1);
    rows = [aRow(1), aRow(2)];
    await delivery.catchUp();
    await delivery.catchUp();
    delivery.receive(message(2));
    expect([frames, reads]).toEqual([[fromRow(1), fromRow(2)], 1]);
  });

  it('is read for a join that has seen its id, unless it arrives soon', async () => {
    const { frames } = aSocket(1);
    rows = [aRow(1)];
    mock.timers.enable({ apis: ['setTimeout'] });
    delivery.expect(MATCH, 1);
    delivery.receive(message(1));
    await afterAGap();
    expect([frames, reads]).toEqual([['frame 1'], 0]);
    rows.push(aRow(2));
    delivery.expect(MATCH, 2);
    await eventually(async () => frames.length === 2);
    expect([frames, reads]).toEqual([['frame 1', fromRow(2)], 1]);
  });
});

describe('an erased message', () => {
  it('is delivered again with its row', async () => {
    const { frames } = aSocket(1, 5);
    rows = [aRow(4), aRow(5)];
    await delivery.redeliver(MATCH, 4);
    await delivery.redeliver(MATCH, 3);
    expect(frames).toEqual([fromRow(4)]);
  });

  it('that was not delivered yet is never delivered with its text', async () => {
    const { frames } = aSocket(1);
    rows = [aRow(1)];
    await delivery.redeliver(MATCH, 1);
    delivery.receive(message(1));
    await eventually(async () => frames.length > 0);
    delivery.receive(message(2));
    expect(frames).toEqual([fromRow(1), 'frame 2']);
  });
});
