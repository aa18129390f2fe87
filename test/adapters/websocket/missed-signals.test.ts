import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { WebSocket } from 'ws';
import type { ConnectionStanding } from '../../../src/application/chat/ports.js';
import { SESSION_ENDED } from '../../../src/adapters/websocket/close-codes.js';
import { ConnectionRecheck } from '../../../src/adapters/websocket/connection-recheck.js';
import { MissedSignals } from '../../../src/adapters/websocket/missed-signals.js';
import { Rooms } from '../../../src/adapters/websocket/rooms.js';
import { aConnection } from '../../support/builders/a-connection.js';
import { eventually } from '../../support/eventually.js';

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

beforeEach(() => {
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
afterEach(() => missed.close());

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

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const REFETCH = '{"type":"matches_changed"}';

describe('while signals are missed', () => {
  it('an ended session closes its socket within a second', async () => {
    const [ada, ben] = [aSocket(1), aSocket(2)];
    isLive = false;
    await eventually(async () => checks === 1);
    ended.add('session 1');
    const began = performance.now();
    await eventually(async () => ada.closedWith === SESSION_ENDED);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(ben.closedWith).toBeNull();
  });

  it('a former member is removed from the room', async () => {
    aSocket(1, [12, 13]);
    isLive = false;
    await eventually(async () => rooms.inRoom(13).size === 0);
    expect(rooms.inRoom(12).size).toBe(1);
  });

  it('new messages of open chats are read after each check, and lists are polled anyway', async () => {
    const ada = aSocket(1, [12]);
    isLive = false;
    const began = performance.now();
    await eventually(async () => caughtUp === 3);
    expect(performance.now() - began).toBeGreaterThan(900);
    expect([checks, ada.frames]).toEqual([3, []]);
  });

  it('a slow check is not repeated before it has ended', async () => {
    aSocket(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeCheck = () => promise;
    isLive = false;
    await sleep(1_200);
    expect(checks).toBe(1);
    resolve();
    await eventually(async () => checks === 2);
  });
});

it('nothing is checked while signals are received', async () => {
  aSocket(1);
  await sleep(700);
  expect(checks).toBe(0);
});

describe('after missed signals', () => {
  it('every client refetches once, in groups', async () => {
    const sockets = Array.from({ length: 300 }, (_, n) => aSocket(n + 1));
    const refetched = () => sockets.filter(({ frames }) => frames.length > 0).length;
    missed.makeUp();
    await eventually(async () => refetched() > 0);
    expect(refetched()).toBeLessThan(300);
    await eventually(async () => refetched() === 300);
    await sleep(150);
    expect(sockets.every(({ frames }) => frames.length === 1 && frames[0] === REFETCH)).toBe(true);
  });

  it('sockets of ended sessions are closed before the others refetch', async () => {
    const [ada, ben] = [aSocket(1), aSocket(2)];
    ended.add('session 1');
    missed.makeUp();
    await eventually(async () => ben.frames.length === 1);
    expect([ada.closedWith, ada.frames]).toEqual([SESSION_ENDED, []]);
  });

  it('a check that fails is repeated before clients refetch', async () => {
    const ada = aSocket(1);
    beforeCheck = async () => {
      throw new Error('no database');
    };
    missed.makeUp();
    await eventually(async () => reported.length === 1);
    expect(ada.frames).toEqual([]);
    beforeCheck = async () => undefined;
    await eventually(async () => ada.frames.length === 1);
  });

  it('signals that are missed during the check make clients refetch again', async () => {
    const ada = aSocket(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeCheck = () => promise;
    missed.makeUp();
    await eventually(async () => checks === 1);
    missed.makeUp();
    resolve();
    await eventually(async () => ada.frames.length === 2);
    expect(checks).toBe(2);
  });
});
