import type { ConnectionClaim, ConnectionStanding } from '../../../src/application/chat/ports.js';
import { ConnectionRecheck } from '../../../src/adapters/websocket/connection-recheck.js';
import { Rooms } from '../../../src/adapters/websocket/rooms.js';
import { aConnection } from '../../support/builders/a-connection.js';

it('shares the next query between all calls during a query', async () => {
  const rooms = new Rooms();
  const asked: string[][] = [];
  const answers: Array<(standings: ConnectionStanding[]) => void> = [];
  const recheck = new ConnectionRecheck(rooms, (claims: readonly ConnectionClaim[]) => {
    asked.push(claims.map(({ id }) => id));
    return new Promise((resolve) => answers.push(resolve));
  });
  const [ada, ben, cleo] = [aConnection({ id: '1' }), aConnection({ id: '2' }), aConnection({ id: '3' })];
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
  rooms.add(aConnection());
  await expect(recheck.run()).rejects.toThrow('no database');
  await expect(recheck.run()).resolves.toBeUndefined();
});

it('asks nothing without sockets', async () => {
  const recheck = new ConnectionRecheck(new Rooms(), () => Promise.reject(new Error('asked')));
  await expect(recheck.run()).resolves.toBeUndefined();
});
