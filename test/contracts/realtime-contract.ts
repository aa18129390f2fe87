import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Realtime, Signal, UnitOfWork, WrittenMessage } from '../../src/application/shared/ports.js';
import type { SignalSource } from '../../src/adapters/realtime/signal-source.js';

/** The store of signals under test. */
export interface SignalStage {
  readonly realtime: Realtime;
  readonly unitOfWork: UnitOfWork;
  /** The signal source of one more process; `report` is its error callback. */
  source(report: (error: unknown) => void): SignalSource;
  /** Publishes a raw payload. */
  sendRaw(payload: string): Promise<void>;
  /** Closes the connections of all sources, as a restart of the store would. */
  disconnect(): Promise<void>;
}

const found = (matchId: number, userIds: readonly number[] = [7, 8]): Signal => ({
  type: 'match_found',
  matchId,
  userIds,
});

const aMessage = (id: number, frame: string | null): WrittenMessage => ({
  matchId: 1,
  id,
  previousId: id - 1,
  userId: 7,
  originSocket: frame && 'a-socket',
  hiddenFrom: [8],
  frame,
});

export async function until(condition: () => boolean, withinMs = 5_000): Promise<void> {
  for (const end = Date.now() + withinMs; !condition();) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await sleep(5);
  }
}

/** A listening process with a delay per signal, as a query would cause. */
export class AProcess {
  readonly received: Signal[] = [];
  readonly reported: unknown[] = [];
  gaps = 0;
  failsAt = -1;
  private readonly source: SignalSource;

  constructor(open: (report: (error: unknown) => void) => SignalSource) {
    this.source = open((error) => this.reported.push(error));
  }

  async listening(): Promise<this> {
    await this.source.start({
      onSignal: (signal) => this.receive(signal),
      onMissedSignals: () => void this.gaps++,
    });
    return this;
  }

  close(): Promise<void> {
    return this.source.close();
  }

  private async receive(signal: Signal): Promise<void> {
    await sleep(Math.random() * 4);
    if ('matchId' in signal && signal.matchId === this.failsAt) throw new Error('The listener failed.');
    this.received.push(signal);
  }
}

/** Contract of all pairs of realtime publisher and signal source. */
export function aRealtime(stage: () => SignalStage): void {
  let processes: [AProcess, AProcess];

  beforeEach(async () => {
    const open = (): Promise<AProcess> => new AProcess((report) => stage().source(report)).listening();
    processes = [await open(), await open()];
  });
  afterEach(() => Promise.all(processes.map((each) => each.close())));

  it('delivers each kind of signal unchanged to every process', async () => {
    const signals: Signal[] = [
      { type: 'messages_written', messages: [aMessage(2, 'a–frame 🧡'), aMessage(3, null)] },
      { type: 'message_erased', matchId: 1, messageId: 3 },
      found(4),
      { type: 'matches_changed', userIds: [] },
      { type: 'match_cancelled', matchId: 1, userIds: [7] },
      { type: 'participant_left', matchId: 1, userId: 7, userIds: [8] },
      { type: 'sessions_ended', userId: 7, exceptSession: null },
      { type: 'session_ended', sessionId: 'abc' },
    ];
    for (const signal of signals) await stage().realtime.signal(signal);
    for (const process of processes) {
      await until(() => process.received.length === signals.length);
      expect(process.received).toEqual(signals);
    }
  });

  it('keeps the order regardless of the duration of delivery', async () => {
    for (let n = 0; n < 40; n++) await stage().realtime.signal(found(n));
    await until(() => processes[0].received.length === 40);
    expect(processes[0].received).toEqual(Array.from({ length: 40 }, (_, n) => found(n)));
  });

  it('publishes on commit, not before', async () => {
    await stage().unitOfWork.run(async () => {
      await stage().realtime.signal(found(1));
      await sleep(100);
      expect(processes[0].received).toEqual([]);
    });
    await until(() => processes[0].received.length === 1);
  });

  it('publishes nothing if the unit of work fails', async () => {
    const failing = stage().unitOfWork.run(async () => {
      await stage().realtime.signal(found(1));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await stage().realtime.signal(found(2));
    await until(() => processes[0].received.length === 1);
    expect(processes[0].received).toEqual([found(2)]);
  });

  it('delivers a signal to two thousand users once each', async () => {
    const everyone = Array.from({ length: 2_000 }, (_, n) => 1_000_000 + n);
    await stage().realtime.signal(found(1, everyone));
    const received = (): number[] =>
      processes[0].received.flatMap((signal) => ('userIds' in signal ? signal.userIds : []));
    await until(() => received().length >= 2_000);
    expect(received()).toEqual(everyone);
  });

  it('splits messages over the maximum payload size, and sends one that is too large without its frame', async () => {
    const messages = [
      aMessage(2, 'x'.repeat(7_000)),
      aMessage(3, 'y'.repeat(7_000)),
      aMessage(4, 'é'.repeat(5_000)),
    ];
    await stage().realtime.signal({ type: 'messages_written', messages });
    const received = (): readonly WrittenMessage[] =>
      processes[0].received.flatMap((signal) => ('messages' in signal ? signal.messages : []));
    await until(() => received().length >= 3);
    expect(received()).toEqual([messages[0], messages[1], { ...messages[2], frame: null }]);
  });

  it('rejects a signal over the maximum payload size', async () => {
    const sessionId = 'x'.repeat(9_000);
    await expect(stage().realtime.signal({ type: 'session_ended', sessionId })).rejects.toThrow(RangeError);
  });

  it('ignores an invalid payload, and one of a newer version', async () => {
    const strange = [
      '',
      'x',
      'null',
      '[]',
      '7',
      '{}',
      '{"type":"toString"}',
      '{"type":"party","userIds":[1]}',
    ];
    const malformed = ['{"type":"match_found"}', '{"type":"match_found","matchId":"1","userIds":[1]}'];
    const hostile = [
      '{"type":"matches_changed","userIds":["1"]}',
      '{"type":"matches_changed","userIds":{"length":1}}',
    ];
    for (const payload of [...strange, ...malformed, ...hostile]) await stage().sendRaw(payload);
    await stage().realtime.signal(found(1));
    await until(() => processes[0].received.length > 0);
    expect(processes[0].received).toEqual([found(1)]);
    expect(processes[0].reported).toEqual([]);
  });

  it('continues after a listener has thrown, and reports the error', async () => {
    processes[0].failsAt = 1;
    for (const n of [0, 1, 2]) await stage().realtime.signal(found(n));
    await until(() => processes[0].received.length === 2);
    expect(processes[0].received).toEqual([found(0), found(2)]);
    expect(processes[0].reported).toHaveLength(1);
  });

  it('reconnects after a lost connection, and signals that messages may have been missed', async () => {
    await stage().disconnect();
    await until(() => processes.every(({ gaps }) => gaps === 1));
    await stage().realtime.signal(found(1));
    for (const process of processes) {
      await until(() => process.received.length === 1);
      expect(process.gaps).toBe(1);
      expect(process.reported).toHaveLength(1);
    }
  });

  it('stops after close', async () => {
    await processes[0].close();
    await stage().realtime.signal(found(1));
    await until(() => processes[1].received.length === 1);
    await sleep(50);
    expect([processes[0].received, processes[0].reported, processes[0].gaps]).toEqual([[], [], 0]);
  });
}
