import type { WebSocket } from 'ws';
import type { MessageRow, Room } from '../../../src/application/chat/ports.js';
import type { WriteMessageCommand } from '../../../src/application/chat/write-message.js';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import { FrameHandler } from '../../../src/adapters/websocket/frame-handler.js';
import type { Connection } from '../../../src/adapters/websocket/connection.js';
import { Rooms } from '../../../src/adapters/websocket/rooms.js';
import { aConnection } from '../../support/builders/a-connection.js';
import { eventually } from '../../support/eventually.js';

interface Writing extends WriteMessageCommand {
  readonly resolve: (stored: { row: MessageRow; isNew: boolean }) => void;
  readonly reject: (error: Error) => void;
}

let frames: Array<Record<string, unknown>>;
let writing: Writing[];
let joins: Array<(room: Room | null) => void>;
let connection: Connection;
let handler: FrameHandler;

beforeEach(() => {
  frames = [];
  writing = [];
  joins = [];
  const rooms = new Rooms();
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (data: string) => frames.push(JSON.parse(data) as Record<string, unknown>),
  };
  connection = aConnection({
    id: rooms.nextId(),
    socket: socket as unknown as WebSocket,
    rooms: new Set([7]),
  });
  rooms.add(connection);
  handler = new FrameHandler(
    rooms,
    { roomOf: () => new Promise((resolve) => joins.push(resolve)) },
    { execute: (command) => new Promise((resolve, reject) => writing.push({ ...command, resolve, reject })) },
    ({ id }) => ({ id }),
    { expect: () => undefined },
    {
      isUnavailable: (error) => error instanceof ServiceUnavailable,
      report: (error) => {
        throw error;
      },
    },
  );
});

const sends = (frame: object): void => handler.handle(connection, JSON.stringify(frame));
const writes = (message: string, matchId = 7): void =>
  sends({ type: 'chat_message', matchId, message, clientId: message });

it('starts messages in order without waiting for the earlier ones', async () => {
  for (const text of ['a', 'b', 'c']) writes(text);
  expect(writing.map(({ message }) => message)).toEqual(['a', 'b', 'c']);
  expect(connection.unanswered).toBe(3);
  writing[1]!.resolve({ row: { id: 2 } as MessageRow, isNew: false });
  writing[2]!.reject(new ServiceUnavailable('unavailable', 'busy'));
  await eventually(async () => connection.unanswered === 2);
  const repeated = { type: 'message_sent', matchId: 7, message: { id: 2 }, clientId: 'b' };
  expect(frames).toEqual([repeated]);

  // A refusal is sent after the responses to earlier messages.
  writing[0]!.reject(new ServiceUnavailable('unavailable', 'busy'));
  await eventually(async () => connection.unanswered === 0);
  const refused = (clientId: string): unknown =>
    expect.objectContaining({ type: 'error', code: 'unavailable', clientId });
  expect(frames).toEqual([repeated, refused('a'), refused('c')]);
});

it('leaves the acknowledgement of a new message to its delivery', async () => {
  writes('a');
  writing[0]!.resolve({ row: { id: 2 } as MessageRow, isNew: true });
  await eventually(async () => connection.unanswered === 0);
  expect(frames).toEqual([]);
});

it('starts a message after a join only when the join has ended', async () => {
  sends({ type: 'join_room', matchId: 8 });
  writes('to the new room', 8);
  sends({ type: 'nonsense' });
  await eventually(async () => joins.length === 1);
  expect([writing, frames]).toEqual([[], []]);
  joins[0]!({ lastMessageId: 0 } as Room);
  await eventually(async () => writing.length === 1);
  writing[0]!.resolve({ row: { id: 2 } as MessageRow, isNew: true });
  await eventually(async () => frames.length === 2);
  expect(writing.map(({ matchId }) => matchId)).toEqual([8]);
  expect(frames.map(({ type }) => type)).toEqual(['room_joined', 'error']);
});
