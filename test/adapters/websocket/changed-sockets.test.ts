import { ChangedSockets } from '../../../src/adapters/websocket/changed-sockets.js';
import { ConnectionRecheck } from '../../../src/adapters/websocket/connection-recheck.js';
import { Rooms } from '../../../src/adapters/websocket/rooms.js';
import { aConnection } from '../../support/builders/a-connection.js';
import { eventually } from '../../support/eventually.js';

let rooms: Rooms;
let checked: string[][];
let reported: unknown[];
let changed: ChangedSockets;

beforeEach(() => {
  rooms = new Rooms();
  checked = [];
  reported = [];
  const recheck = new ConnectionRecheck(rooms, async (claims) => {
    checked.push(claims.map(({ id }) => id));
    if (checked.length === 3) throw new Error('no database');
    return [];
  });
  changed = new ChangedSockets(rooms, recheck, (error) => reported.push(error));
  for (const [id, userId, matchId] of [
    ['ada', 1, 12],
    ['ada again', 1, 13],
    ['ben', 2, 12],
    ['cleo', 3, 14],
  ] as const) {
    const connection = aConnection({
      id,
      userId,
      sessionId: id,
    });
    rooms.add(connection);
    rooms.enter(connection, matchId);
    rooms.admit(connection, matchId, 0);
  }
});

/** `session_tag('ben')` in PostgreSQL. */
const SESSION_OF_BEN = 'session:6700869c8ff7480e34a70a708b028700';

it.each([
  [['user:1'], ['ada', 'ada again']],
  [['match:12'], ['ada', 'ben']],
  [[SESSION_OF_BEN], ['ben']],
  [
    ['user:3', 'match:12', 'match:12'],
    ['cleo', 'ada', 'ben'],
  ],
])('checks the sockets that a change of %j concerns', async (tags, ids) => {
  changed.invalidate(tags);
  await eventually(async () => checked.length > 0);
  expect(checked).toEqual([ids]);
});

it('checks all sockets when any change may have been missed', async () => {
  changed.clear();
  await eventually(async () => checked.length > 0);
  expect(checked).toEqual([['ada', 'ada again', 'ben', 'cleo']]);
});

it('queries nothing for changes without sockets here, and reports a query that fails', async () => {
  changed.invalidate(['user:99', 'match:99', 'session:unknown', 'other']);
  await new Promise(setImmediate);
  expect(checked).toEqual([]);
  for (let count = 1; count <= 3; count++) {
    changed.invalidate(['user:1']);
    await eventually(async () => checked.length === count);
  }
  await eventually(async () => reported.length === 1);
});
