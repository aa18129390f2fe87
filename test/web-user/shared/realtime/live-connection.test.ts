import { jest } from '@jest/globals';
import type { ServerFrame } from '../../../../web-user/src/shared/realtime/frames.js';
import { LiveConnection } from '../../../../web-user/src/shared/realtime/live-connection.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';

let connection: LiveConnection;
let heard: ServerFrame[];

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.install();
  heard = [];
  connection = new LiveConnection({ url: 'ws://tables.example.org/ws', onSessionEnded: () => undefined });
  connection.listen((frame) => heard.push(frame));
  connection.start();
  FakeSocket.latest.open();
});
afterEach(() => connection.stop());

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
const beat = () => FakeSocket.latest.say({ type: 'heartbeat' });
const isConnected = () => [connection.isOpen(), FakeSocket.made.length];

describe('a network path that is dead without notice', () => {
  it('is found after 60 seconds without a frame, and the app reconnects and fetches', () => {
    connection.join(7);
    const changes: boolean[] = [];
    connection.watch(() => changes.push(connection.isOpen()));
    pass(59);
    expect(isConnected()).toEqual([true, 1]);
    pass(1);
    expect(changes).toEqual([false]);
    pass(1);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.latest.open();
    expect(connection.isOpen()).toBe(true);
    expect(FakeSocket.latest.sent).toEqual([{ type: 'join_room', matchId: 7 }]);
    expect(heard).toEqual([{ type: 'matches_changed' }]);
  });

  it('is not assumed while heartbeats arrive, which nobody else hears of', () => {
    for (let minute = 0; minute < 10; minute++) {
      pass(59);
      beat();
    }
    expect(isConnected()).toEqual([true, 1]);
    expect(heard).toEqual([]);
  });

  it('is found while connecting, too', () => {
    FakeSocket.latest.drop();
    pass(1);
    expect(FakeSocket.made).toHaveLength(2);
    pass(62);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it('says no more after it was given up', () => {
    const [old] = FakeSocket.made;
    pass(61);
    FakeSocket.latest.open();
    heard = [];
    old!.say({ type: 'match_found', matchId: 7 });
    old!.drop(4401);
    expect(heard).toEqual([]);
    expect(isConnected()).toEqual([true, 2]);
  });

  it('is found at once when the tab comes back and a heartbeat is missing', () => {
    pass(20);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(1);
    pass(15);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('is assumed after a message without an answer, unless another frame came after it', () => {
    pass(5);
    const sentAt = Date.now();
    pass(2);
    beat();
    pass(8);
    connection.reconnectIfSilentSince(sentAt);
    expect(FakeSocket.made).toHaveLength(1);
    connection.reconnectIfSilentSince(Date.now() - 1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('is looked for no longer once the connection is stopped', () => {
    connection.stop();
    pass(120);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

it('on a network that lets no WebSocket through, each attempt after the first is a poll', () => {
  FakeSocket.latest.drop();
  expect(heard).toEqual([]);
  for (let attempt = 1; attempt <= 3; attempt++) {
    pass(30);
    heard = [];
    FakeSocket.latest.drop();
    expect(heard).toEqual([{ type: 'matches_changed' }]);
  }
});
