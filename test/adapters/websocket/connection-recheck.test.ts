import { expect, it } from '@jest/globals';
import { PassThrough } from 'node:stream';
import type { ConnectionClaim, ConnectionStanding } from '../../../src/application/chat/ports.js';
import { ConnectionRecheck } from '../../../src/adapters/websocket/connection-recheck.js';
import { type Connection, Rooms } from '../../../src/adapters/websocket/rooms.js';

const aConnection = (userId: number): Connection => ({
  id: String(userId),
  userId,
  sessionId: `session ${userId}`,
  socket: {} as Connection['socket'],
  stream: new PassThrough(),
  rooms: new Set(),
  entering: new Set(),
  joins: null,
  lastResponse: null,
  unanswered: 0,
});

it('shares the next query between all calls during a query', async () => {
  const rooms = new Rooms();
  const asked: string[][] = [];
  const answers: Array<(standings: ConnectionStanding[]) => void> = [];
  const recheck = new ConnectionRecheck(rooms, (claims: readonly ConnectionClaim[]) => {
    asked.push(claims.map(({ id }) => id));
    return new Promise((resolve) => answers.push(resolve));
  });
  const [ada, ben, cleo] = [aConnection(1), aConnection(2), aConnection(3)];
  const first = recheck.run([ada]);
  await Promise.resolve();
  const [second, third] = [recheck.run([ben]), recheck.run([cleo, ben])];
  await Promise.resolve();
  expect(asked).toEqual([['1']]);
  answers[0]!([]);
  await first;
  await new Promise(setImmediate);
  expect(asked).toEqual([['1'], ['2', '3']]);
  answers[1]!([]);
  await Promise.all([second, third]);
});

it('continues after a query that failed', async () => {
  const rooms = new Rooms();
  const results = [Promise.reject(new Error('no database')), Promise.resolve([])];
  const recheck = new ConnectionRecheck(rooms, () => results.shift()!);
  rooms.add(aConnection(1));
  await expect(recheck.run()).rejects.toThrow('no database');
  await expect(recheck.run()).resolves.toBeUndefined();
});

it('asks nothing without sockets', async () => {
  const recheck = new ConnectionRecheck(new Rooms(), () => Promise.reject(new Error('asked')));
  await expect(recheck.run()).resolves.toBeUndefined();
});
