import type { Signal } from '../../../src/application/shared/ports.js';
import { readPayload } from '../../../src/adapters/realtime/signal-payload.js';
import { type PublisherSettings, SignalPublisher } from '../../../src/adapters/realtime/signal-publisher.js';
import { eventually } from '../../support/eventually.js';

const found = (matchId: number): Signal => ({ type: 'match_found', matchId, userIds: [7, 8] });

/** Batches that the bus received, each a list of payloads. */
let batches: string[][];
let connections: number;
/** Runs before each publish; a rejection fails it. */
let beforePublish: () => Promise<void>;
/** Signals of which the process was told before they were published. */
let committed: Signal[];
let lost: number;
let reported: unknown[];
let publisher: SignalPublisher;

beforeEach(() => {
  batches = [];
  connections = 0;
  beforePublish = async () => undefined;
  committed = [];
  lost = 0;
  reported = [];
  publisher = aPublisher();
});

const aPublisher = (settings: Partial<PublisherSettings> = {}) =>
  new SignalPublisher({
    open: async () => {
      connections++;
      return {
        isOpen: true,
        publish: async (payloads) => {
          await beforePublish();
          batches.push([...payloads]);
        },
        close: async () => undefined,
      };
    },
    afterCommit: (callback) => callback(),
    onCommitted: (signal) => committed.push(signal),
    report: (error) => reported.push(error),
    onLost: (count) => (lost += count),
    ...settings,
  });

const received = () => batches.flat().flatMap(readPayload);
const failing = async (): Promise<void> => {
  throw new Error('no connection');
};

describe('a publisher', () => {
  it('sends the signals of one moment in one batch, several in a payload', async () => {
    for (let n = 0; n < 1_000; n++) await publisher.signal(found(n));
    await publisher.close();
    expect(received()).toEqual(Array.from({ length: 1_000 }, (_, n) => found(n)));
    expect(batches).toHaveLength(1);
    expect(batches[0]!.length).toBeLessThan(10);
    for (const payload of batches[0]!) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    expect(connections).toBe(1);
  });

  it('tells its own process of a signal at the commit, before it is published', async () => {
    const commits: Array<() => Promise<void>> = [];
    const settings = { afterCommit: async (commit: () => Promise<void>) => void commits.push(commit) };
    await aPublisher(settings).signal(found(1));
    expect(committed).toEqual([]);
    beforePublish = async () => expect(committed).toEqual([found(1)]);
    for (const commit of commits) await commit();
    expect([committed, batches]).toEqual([[found(1)], []]);
    await eventually(async () => batches.length === 1);
  });

  it('sends a single signal in the form that the previous release reads', async () => {
    await publisher.signal(found(1));
    await publisher.close();
    expect(batches).toEqual([[JSON.stringify(found(1))]]);
  });

  it('limits the size of a batch', async () => {
    const userIds = Array.from({ length: 100_000 }, (_, n) => 1_000_000 + n);
    await publisher.signal({ type: 'matches_changed', userIds });
    await publisher.close();
    expect(batches.length).toBeGreaterThan(2);
    for (const batch of batches) expect(batch.join('').length).toBeLessThan(300_000);
    expect(received().flatMap((signal) => ('userIds' in signal ? signal.userIds : []))).toEqual(userIds);
  });

  it('gathers what arrives during a batch for the next one', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    beforePublish = () => promise;
    await publisher.signal(found(0));
    await eventually(async () => connections === 1);
    for (let n = 1; n <= 50; n++) await publisher.signal(found(n));
    resolve();
    await publisher.close();
    expect(batches.map((batch) => batch.flatMap(readPayload).length)).toEqual([1, 50]);
  });

  it('tries a batch five times, and then makes the clients refetch when the bus is back', async () => {
    let attempts = 0;
    beforePublish = async () => {
      if (lost === 0) attempts++;
      await failing();
    };
    await publisher.signal(found(1));
    await eventually(async () => lost === 1);
    expect([attempts, reported.length]).toEqual([5, 1]);
    beforePublish = async () => undefined;
    await eventually(async () => batches.length === 1);
    await publisher.signal(found(2));
    await publisher.close();
    expect(received()).toEqual([{ type: 'signals_missed' }, found(2)]);
    expect(lost).toBe(1);
  });

  it('keeps the signals that arrive while the loss is announced', async () => {
    beforePublish = failing;
    await publisher.signal(found(1));
    await eventually(async () => lost === 1);
    beforePublish = async () => {
      beforePublish = async () => undefined;
      // Committed after the clients of other processes may have refetched.
      await publisher.signal(found(2));
    };
    await eventually(async () => received().length === 2);
    expect(received()).toEqual([{ type: 'signals_missed' }, found(2)]);
    expect(lost).toBe(1);
  });

  it('announces a loss of its queue although the bus answers', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    beforePublish = () => promise;
    await publisher.signal(found(0));
    await eventually(async () => connections === 1);
    for (let n = 1; n <= 10_001; n++) await publisher.signal(found(n));
    expect(lost).toBe(10_001);
    resolve();
    await publisher.close();
    expect(received()).toEqual([found(0), { type: 'signals_missed' }]);
  });

  it('counts what it could not send before it closed', async () => {
    beforePublish = () => new Promise(() => undefined);
    await publisher.signal(found(0));
    await eventually(async () => connections === 1);
    await publisher.signal(found(1));
    const began = performance.now();
    await publisher.close();
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(lost).toBeGreaterThanOrEqual(1);
  });
});
