import { ModernFakeTimers } from '@jest/fake-timers';
import type { WebSocket } from 'ws';
import type { ConnectionStanding } from '../../../src/application/chat/ports.js';
import { SESSION_ENDED } from '../../../src/adapters/websocket/close-codes.js';
import { ConnectionRecheck } from '../../../src/adapters/websocket/connection-recheck.js';
import { MissedSignals } from '../../../src/adapters/websocket/missed-signals.js';
import { Rooms } from '../../../src/adapters/websocket/rooms.js';
import { aConnection } from '../../support/builders/a-connection.js';

const OPEN = 1;

class ASocket {
  readonly OPEN = OPEN;
  readyState = OPEN;
  bufferedAmount = 0;
  closedWith: number | null = null;
  readonly frames: string[] = [];

  send(frame: string): void {
    this.frames.push(frame);
  }
  close(code: number): void {
    this.readyState = OPEN + 1;
    this.closedWith = code;
  }
}

let rooms: Rooms;
let isLive: boolean;
/** Ids of the sessions that have ended. */
let ended: Set<string>;
let checks: number;
let caughtUp: number;
/** Runs before each check; a rejection fails it. */
let beforeCheck: () => Promise<void>;
let reported: unknown[];
let missed: MissedSignals;
const clock = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis } as never);
const pass = (ms: number) => clock.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  clock.useFakeTimers();
  rooms = new Rooms();
  isLive = true;
  ended = new Set();
  checks = 0;
  caughtUp = 0;
  beforeCheck = async () => undefined;
  reported = [];
  const recheck = new ConnectionRecheck(rooms, async (claims) => {
    checks++;
    await beforeCheck();
    return claims.map(({ id, sessionId, rooms: joined }): ConnectionStanding => ({
      id,
      isSignedIn: !ended.has(sessionId),
      rooms: joined.filter((matchId) => matchId !== 13),
    }));
  });
  missed = new MissedSignals(rooms, recheck, {
    isLive: () => isLive,
    report: (error) => reported.push(error),
    catchUp: async () => void caughtUp++,
  });
});
afterEach(() => {
  missed.close();
  clock.useRealTimers();
});

function aSocket(userId: number, matchIds: readonly number[] = []): ASocket {
  const socket = new ASocket();
  const connection = aConnection({
    id: String(userId),
    userId,
    sessionId: `session ${userId}`,
    socket: socket as unknown as WebSocket,
  });
  rooms.add(connection);
  for (const matchId of matchIds) {
    rooms.enter(connection, matchId);
    rooms.admit(connection, matchId, 0);
  }
  return socket;
}

const REFETCH = '{"type":"matches_changed"}';

describe('while signals are missed', () => {
  it('an ended session closes its socket within a second', async () => {
    const [ada, ben] = [aSocket(1), aSocket(2)];
    isLive = false;
    await pass(100);
    expect(checks).toBe(1);
    ended.add('session 1');
    await pass(1_000);
    expect([ada.closedWith, ben.closedWith]).toEqual([SESSION_ENDED, null]);
  });

  it('a former member is removed from the room', async () => {
    aSocket(1, [12, 13]);
    isLive = false;
    await pass(100);
    expect([rooms.inRoom(12).size, rooms.inRoom(13).size]).toEqual([1, 0]);
  });

  it('new messages of open chats are read after each check, and lists are polled anyway', async () => {
    const ada = aSocket(1, [12]);
    isLive = false;
    await pass(1_100);
    expect([checks, caughtUp, ada.frames]).toEqual([3, 3, []]);
  });

  it('a slow check is not repeated before it has ended', async () => {
    aSocket(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeCheck = () => promise;
    isLive = false;
    await pass(1_200);
    expect(checks).toBe(1);
    resolve();
    await pass(100);
    expect(checks).toBe(2);
  });
});

it('nothing is checked while signals are received', async () => {
  aSocket(1);
  await pass(10_000);
  expect(checks).toBe(0);
});

describe('after missed signals', () => {
  it('every client refetches once, in groups', async () => {
    const sockets = Array.from({ length: 300 }, (_, n) => aSocket(n + 1));
    const refetched = () => sockets.filter(({ frames }) => frames.length > 0).length;
    missed.makeUp();
    await pass(0);
    expect(refetched()).toBe(50);
    await pass(1_000);
    expect(sockets.every(({ frames }) => frames.length === 1 && frames[0] === REFETCH)).toBe(true);
  });

  it('sockets of ended sessions are closed before the others refetch', async () => {
    const [ada, ben] = [aSocket(1), aSocket(2)];
    ended.add('session 1');
    missed.makeUp();
    await pass(0);
    expect([ada.closedWith, ada.frames, ben.frames]).toEqual([SESSION_ENDED, [], [REFETCH]]);
  });

  it('a check that fails is repeated before clients refetch', async () => {
    const ada = aSocket(1);
    beforeCheck = async () => {
      throw new Error('no database');
    };
    missed.makeUp();
    await pass(0);
    expect([reported.length, ada.frames]).toEqual([1, []]);
    beforeCheck = async () => undefined;
    await pass(500);
    expect(ada.frames).toEqual([REFETCH]);
  });

  it('signals that are missed during the check make clients refetch again', async () => {
    const ada = aSocket(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeCheck = () => promise;
    missed.makeUp();
    await pass(0);
    missed.makeUp();
    resolve();
    await pass(100);
    expect([ada.frames, checks]).toEqual([[REFETCH, REFETCH], 2]);
  });
});
