import { setTimeout as sleep } from 'node:timers/promises';
import type { Signal, WrittenMessage } from '../../src/application/shared/ports.js';
import type { MikroUnitOfWork } from '../../src/adapters/persistence/mikro-unit-of-work.js';
import { type OpenBus, SignalPublisher } from '../../src/adapters/realtime/signal-publisher.js';
import type { SignalSource } from '../../src/adapters/realtime/signal-source.js';
import { startInterruptibleProxy } from '../support/interruptible-proxy.js';

/** The store of signals under test. */
export interface SignalStage {
  readonly unitOfWork: MikroUnitOfWork;
  /** Host and port of the store, for a proxy. */
  readonly address: { host: string; port: number };
  /** Opens the bus of one more process. @param port of a proxy; the store's own by default */
  bus(timeoutMs: number, port?: number): OpenBus;
  /** The signal source of one more process; `report` is its error callback. */
  source(report: (error: unknown) => void, settings?: SourceSettings): SignalSource;
  /** Publishes a raw payload. */
  sendRaw(payload: string): Promise<void>;
  /** Closes all connections of sources and publishers, as a restart of the store does. */
  restart(): Promise<void>;
}

export interface SourceSettings {
  /** Of a proxy; the store's own by default. */
  readonly port?: number;
  readonly pingEveryMs?: number;
  readonly timeoutMs?: number;
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
  hiddenFrom: frame === null ? [] : [8, 9],
  frame,
});

export async function until(condition: () => boolean, withinMs = 5_000): Promise<void> {
  for (const end = performance.now() + withinMs; !condition();) {
    if (performance.now() > end) throw new Error('It did not happen in time.');
    await sleep(5);
  }
}

/** A listening process with a delay per signal, as a query would cause. */
class AProcess {
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

  get isLive(): boolean {
    return this.source.isLive;
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

/** A publishing process that records its failures. */
class APublisher {
  readonly reported: unknown[] = [];
  lost = 0;
  readonly realtime: SignalPublisher;

  constructor({ bus, unitOfWork }: SignalStage, port?: number, timeoutMs = 5_000) {
    this.realtime = new SignalPublisher({
      open: bus(timeoutMs, port),
      afterCommit: (callback) => unitOfWork.afterCommit(callback),
      onCommitted: () => undefined,
      report: (error) => this.reported.push(error),
      onLost: (count) => (this.lost += count),
    });
  }
}

/** Contract of all pairs of bus and signal source. */
export function aRealtime(stage: () => SignalStage): void {
  let processes: [AProcess, AProcess];
  let realtime: SignalPublisher;
  const owned: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    const open = (): Promise<AProcess> => new AProcess((report) => stage().source(report)).listening();
    processes = [await open(), await open()];
    ({ realtime } = aPublisher());
  });
  afterEach(async () => {
    for (const close of owned.splice(0).reverse()) await close();
    await Promise.all(processes.map((each) => each.close()));
  });

  const aPublisher = (port?: number, timeoutMs?: number): APublisher => {
    const publisher = new APublisher(stage(), port, timeoutMs);
    owned.push(() => publisher.realtime.close());
    return publisher;
  };
  const aProxy = async () => {
    const proxy = await startInterruptibleProxy(stage().address);
    owned.push(proxy.close);
    return proxy;
  };
  /** One more process that listens, which the test need not close. */
  const aListener = (settings: SourceSettings): Promise<AProcess> => {
    const listening = new AProcess((report) => stage().source(report, settings));
    owned.push(() => listening.close());
    return listening.listening();
  };
  const receivedBy = async (process: AProcess, count: number): Promise<Signal[]> => {
    await until(() => process.received.length >= count);
    return process.received;
  };

  it('delivers each kind of signal unchanged to every process', async () => {
    const signals: Signal[] = [
      {
        type: 'messages_written',
        from: 'a-process',
        messages: [aMessage(2, '{"a":"frame 🧡 -\u2028- "}'), aMessage(3, null)],
      },
      { type: 'message_erased', matchId: 1, messageId: 3 },
      { type: 'chat_read', userId: 7 },
      found(4),
      { type: 'matches_changed', userIds: [] },
      { type: 'request_closed', userIds: [7] },
      { type: 'match_cancelled', matchId: 1, userIds: [7] },
      { type: 'seat_lost', matchId: 1, userIds: [7] },
      { type: 'participant_left', matchId: 1, userId: 7, userIds: [8] },
      { type: 'sessions_ended', userId: 7, exceptSession: null },
      { type: 'session_ended', sessionId: 'abc' },
    ];
    for (const signal of signals) await realtime.signal(signal);
    for (const process of processes) expect(await receivedBy(process, signals.length)).toEqual(signals);
  });

  it('keeps the order regardless of the duration of delivery', async () => {
    const signals = Array.from({ length: 40 }, (_, n) => found(n));
    for (const signal of signals) await realtime.signal(signal);
    expect(await receivedBy(processes[0], 40)).toEqual(signals);
  });

  it('publishes on commit, not before', async () => {
    await stage().unitOfWork.run(async () => {
      await realtime.signal(found(1));
      await sleep(100);
      expect(processes[0].received).toEqual([]);
    });
    await until(() => processes[0].received.length === 1);
  });

  it('publishes nothing if the unit of work fails', async () => {
    const failing = stage().unitOfWork.run(async () => {
      await realtime.signal(found(1));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await realtime.signal(found(2));
    expect(await receivedBy(processes[0], 1)).toEqual([found(2)]);
  });

  it('delivers a signal to two thousand users once each', async () => {
    const everyone = Array.from({ length: 2_000 }, (_, n) => 1_000_000 + n);
    await realtime.signal(found(1, everyone));
    const received = (): number[] =>
      processes[0].received.flatMap((signal) => ('userIds' in signal ? signal.userIds : []));
    await until(() => received().length >= 2_000);
    expect(received()).toEqual(everyone);
  });

  it('splits messages over the maximum payload size, and sends one that is too large without its frame', async () => {
    const messages = [
      aMessage(2, `{"text":"${'x'.repeat(7_000)}"}`),
      aMessage(3, `{"text":"${'y'.repeat(7_000)}"}`),
      aMessage(4, `{"text":"${'é'.repeat(5_000)}"}`),
    ];
    await realtime.signal({ type: 'messages_written', from: 'a-process', messages });
    const received = (): readonly WrittenMessage[] =>
      processes[0].received.flatMap((signal) => ('messages' in signal ? signal.messages : []));
    await until(() => received().length >= 3);
    expect(received()).toEqual([messages[0], messages[1], { ...messages[2], frame: null }]);
  });

  it('rejects a signal over the maximum payload size', async () => {
    const sessionId = 'x'.repeat(9_000);
    await expect(realtime.signal({ type: 'session_ended', sessionId })).rejects.toThrow(RangeError);
  });

  it('ignores an invalid payload, and one of a newer version', async () => {
    const strange = ['', 'x', 'null', '[]', '7', '{}', '{"type":"toString"}'];
    const malformed = ['{"type":"party","userIds":[1]}', '{"type":"match_found"}'];
    const hostile = [
      '{"type":"match_found","matchId":"1","userIds":[1]}',
      '{"type":"matches_changed","userIds":["1"]}',
      '{"type":"matches_changed","userIds":{"length":1}}',
    ];
    for (const payload of [...strange, ...malformed, ...hostile]) await stage().sendRaw(payload);
    await realtime.signal(found(1));
    expect(await receivedBy(processes[0], 1)).toEqual([found(1)]);
    expect(processes[0].reported).toEqual([]);
  });

  it('continues after a listener has thrown, and reports the error', async () => {
    processes[0].failsAt = 1;
    for (const n of [0, 1, 2]) await realtime.signal(found(n));
    expect(await receivedBy(processes[0], 2)).toEqual([found(0), found(2)]);
    expect(processes[0].reported).toHaveLength(1);
  });

  it('reads payloads of another release: one signal, several, and unknown ones beside them', async () => {
    await stage().sendRaw(JSON.stringify(found(1)));
    await stage().sendRaw(JSON.stringify([found(2), { type: 'party' }, null, found(3)]));
    expect(await receivedBy(processes[0], 3)).toEqual([found(1), found(2), found(3)]);
  });

  it('delivers the signals of concurrent units of work once each, in the order of their commits', async () => {
    const committed: number[] = [];
    const work = async (n: number): Promise<void> => {
      await stage().unitOfWork.run(async () => {
        for (const part of [0, 1, 2]) await realtime.signal(found(10 * n + part));
        await stage().unitOfWork.afterCommit(async () => void committed.push(n));
      });
    };
    await Promise.all(Array.from({ length: 40 }, (_, n) => work(n)));
    const expected = committed.flatMap((n) => [0, 1, 2].map((part) => found(10 * n + part)));
    for (const process of processes) expect(await receivedBy(process, 120)).toEqual(expected);
  });

  it('resolves without waiting for a bus that does not respond', async () => {
    const proxy = await aProxy();
    const slow = aPublisher(proxy.port, 300);
    await slow.realtime.signal(found(1));
    await receivedBy(processes[0], 1);
    proxy.stopForwarding();
    const began = performance.now();
    await stage().unitOfWork.run(() => slow.realtime.signal(found(2)));
    expect(performance.now() - began).toBeLessThan(250);
    await receivedBy(processes[0], 2);
  });

  it('publishes a batch again after a half-open connection, in order', async () => {
    const proxy = await aProxy();
    const frail = aPublisher(proxy.port, 300);
    await frail.realtime.signal(found(0));
    await receivedBy(processes[0], 1);
    proxy.stopForwarding();
    for (let n = 1; n <= 20; n++) await frail.realtime.signal(found(n));
    expect(await receivedBy(processes[1], 21)).toEqual(Array.from({ length: 21 }, (_, n) => found(n)));
    expect([frail.reported.length, frail.lost, processes[1].gaps]).toEqual([1, 0, 0]);
  });

  it('makes every process refetch when signals could not be published, as soon as the bus is back', async () => {
    const proxy = await aProxy();
    const frail = aPublisher(proxy.port);
    proxy.disconnect();
    await expect(
      stage().unitOfWork.run(async () => {
        await frail.realtime.signal(found(1));
        return 'committed';
      }),
    ).resolves.toBe('committed');
    await until(() => frail.lost === 1);
    expect(processes.map(({ gaps }) => gaps)).toEqual([0, 0]);
    proxy.reconnect();
    await until(() => processes.every(({ gaps }) => gaps === 1));
    await frail.realtime.signal(found(2));
    for (const process of processes) expect(await receivedBy(process, 1)).toEqual([found(2)]);
    expect(frail.reported).toHaveLength(1);
  });

  it('makes every process refetch when more signals are waiting than the queue holds', async () => {
    const proxy = await aProxy();
    const frail = aPublisher(proxy.port);
    proxy.disconnect();
    for (let n = 0; n < 10_500; n++) await frail.realtime.signal(found(n));
    expect(frail.lost).toBeGreaterThan(10_000);
    proxy.reconnect();
    await until(() => processes.every(({ gaps }) => gaps === 1));
    await frail.realtime.signal(found(1));
    await until(() => processes[0].received.some((signal) => 'matchId' in signal && signal.matchId === 1));
  });

  it('is not disturbed by a publisher that crashed with signals in its queue', async () => {
    const proxy = await aProxy();
    const crashed = aPublisher(proxy.port, 300);
    await crashed.realtime.signal(found(1));
    await receivedBy(processes[0], 1);
    proxy.stopForwarding();
    await crashed.realtime.signal(found(2));
    proxy.disconnect();
    await realtime.signal(found(3));
    for (const process of processes) {
      expect(await receivedBy(process, 2)).toEqual([found(1), found(3)]);
      expect(process.gaps).toBe(0);
    }
  });

  it('continues after a restart of the store, and signals that messages may have been missed', async () => {
    await realtime.signal(found(0));
    for (const process of processes) await receivedBy(process, 1);
    await stage().restart();
    await until(() => processes.every(({ gaps }) => gaps === 1));
    await realtime.signal(found(1));
    for (const process of processes) {
      expect(await receivedBy(process, 2)).toEqual([found(0), found(1)]);
      expect(process.gaps).toBe(1);
      expect(process.reported).toHaveLength(1);
    }
  });

  it('are received again after a half-open connection of the source', async () => {
    const proxy = await aProxy();
    const listening = await aListener({ port: proxy.port, pingEveryMs: 50, timeoutMs: 200 });
    proxy.stopForwarding();
    await until(() => listening.gaps === 1);
    await realtime.signal(found(1));
    await receivedBy(listening, 1);
    expect(listening.reported).toHaveLength(1);
  });

  it('detects a half-open connection within a second, and no loss if it answers again', async () => {
    const proxy = await aProxy();
    const listening = await aListener({ port: proxy.port });
    // Longer than the connection waits for an answer to its ping.
    // oxlint-disable-next-line tablemates/no-long-delays
    await sleep(600);
    expect(listening.isLive).toBe(true);
    proxy.stopForwarding();
    await until(() => !listening.isLive, 1_000);
    await realtime.signal(found(1));
    proxy.resumeForwarding();
    await until(() => listening.isLive);
    expect(await receivedBy(listening, 1)).toEqual([found(1)]);
    expect([listening.gaps, listening.reported]).toEqual([0, []]);
  });

  it('is not live while the connection is lost', async () => {
    const proxy = await aProxy();
    const listening = await aListener({ port: proxy.port });
    proxy.disconnect();
    await until(() => !listening.isLive, 1_000);
    proxy.reconnect();
    await until(() => listening.isLive && listening.gaps === 1);
  });

  it('can be closed while the store is not reachable', async () => {
    const proxy = await aProxy();
    const listening = await aListener({ port: proxy.port });
    const publisher = aPublisher(proxy.port);
    await proxy.close();
    await until(() => listening.reported.length === 1);
    await publisher.realtime.signal(found(1));
    const started = performance.now();
    await Promise.all([listening.close(), publisher.realtime.close()]);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect([listening.gaps, publisher.lost]).toEqual([0, 1]);
  });

  it('publishes what is queued before it closes', async () => {
    const leaving = aPublisher();
    for (let n = 0; n < 500; n++) await leaving.realtime.signal(found(n));
    await leaving.realtime.close();
    await receivedBy(processes[0], 500);
    expect(leaving.lost).toBe(0);
  });

  it('stops after close', async () => {
    await processes[0].close();
    await realtime.signal(found(1));
    await until(() => processes[1].received.length === 1);
    await sleep(50);
    expect([processes[0].received, processes[0].reported, processes[0].gaps]).toEqual([[], [], 0]);
  });
}
