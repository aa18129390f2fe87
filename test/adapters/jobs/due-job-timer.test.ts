import { jest } from '@jest/globals';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { DueJobTimer } from '../../../src/adapters/jobs/due-job-timer.js';

const POLL_MS = 2000;

const clock = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis } as never);

beforeEach(() => {
  clock.useFakeTimers();
});
afterEach(() => {
  clock.useRealTimers();
});

/** Event emitters of two minimal runners, of mails and of texts, and a database that returns `queue`. */
function aTimer() {
  const queue: { due: Record<string, number>; nextInMs: number | null } = { due: {}, nextInMs: null };
  const events = new EventEmitter();
  const ofTexts = new EventEmitter();
  const woken: number[] = [];
  const wokenForTexts: number[] = [];
  const failures: unknown[] = [];
  const query = jest.fn(async () => ({ rows: [{ ...queue }] }));
  const timer = new DueJobTimer(
    { query } as unknown as pg.Pool,
    { concurrency: 4, pollMs: POLL_MS },
    (error) => failures.push(error),
  );
  timer.follow(events as WorkerEvents, ['mail']);
  timer.follow(ofTexts as WorkerEvents, ['text']);
  events.emit('pool:create', { workerPool: { nudge: (workers: number) => void woken.push(workers) } });
  ofTexts.emit('pool:create', {
    workerPool: { nudge: (workers: number) => void wokenForTexts.push(workers) },
  });
  return {
    queue,
    query,
    woken,
    wokenForTexts,
    failures,
    insert: () => events.emit('pool:listen:notification', { message: { channel: 'jobs:insert' } }),
    complete: () => events.emit('job:complete', {}),
    shutDown: () => events.emit('pool:gracefulShutdown', {}),
  };
}

const passes = (ms: number) => clock.advanceTimersByTimeAsync(ms);

describe('the timer of due jobs', () => {
  it('does nothing while nothing changes', async () => {
    const { query } = aTimer();
    await passes(3_600_000);
    expect(query).not.toHaveBeenCalled();
  });

  it('checks once for a burst of changes, and then once a minute when nothing is due soon', async () => {
    const { query, insert, complete } = aTimer();
    for (let i = 0; i < 1000; i++) insert();
    complete();
    await passes(100);
    expect(query).toHaveBeenCalledTimes(1);
    await passes(59_000);
    expect(query).toHaveBeenCalledTimes(1);
    await passes(60_000);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('starts a job on time that was due later than a minute after the last change', async () => {
    const { queue, woken, insert } = aTimer();
    insert();
    await passes(59_000);
    queue.nextInMs = 30_000;
    await passes(2_000);
    queue.due = { mail: 1 };
    queue.nextInMs = null;
    await passes(27_000);
    expect(woken).toEqual([]);
    await passes(3_000);
    expect(woken[0]).toBe(1);
  });

  it('checks again after a change during a check', async () => {
    const { query, insert } = aTimer();
    query.mockImplementationOnce(async () => {
      insert();
      return { rows: [{ due: {}, nextInMs: null }] };
    });
    insert();
    await passes(100);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('has one timer, for the earliest job', async () => {
    const { queue, woken, query, insert } = aTimer();
    queue.nextInMs = 30_000;
    insert();
    await passes(100);
    queue.nextInMs = 500;
    insert();
    await passes(100);
    queue.due = { mail: 1 };
    queue.nextInMs = null;
    await passes(500);
    expect(woken[0]).toBe(1);
    queue.due = {};
    await passes(1_000);
    const checks = query.mock.calls.length;
    await passes(30_000);
    expect(query).toHaveBeenCalledTimes(checks);
  });

  it('retries a job that cannot start yet at growing intervals, and then leaves it to polling', async () => {
    const { queue, woken, insert } = aTimer();
    queue.due = { mail: 2 };
    insert();
    await passes(60_000);
    expect(woken).toEqual(Array(8).fill(2));
  });

  it('wakes only the workers whose tasks are due', async () => {
    const { queue, woken, wokenForTexts, insert } = aTimer();
    queue.due = { mail: 2 };
    insert();
    await passes(60_000);
    queue.due = { text: 1 };
    insert();
    await passes(60_000);
    expect([woken, wokenForTexts]).toEqual([Array(8).fill(2), Array(8).fill(1)]);
  });

  it('wakes all workers at a backlog, which may hide jobs of the others', async () => {
    const { queue, woken, wokenForTexts, insert } = aTimer();
    queue.due = { mail: 4 };
    insert();
    await passes(30);
    expect([woken, wokenForTexts]).toEqual([[4], [4]]);
  });

  it('retries such a job when another one has ended', async () => {
    const { queue, woken, insert, complete } = aTimer();
    queue.due = { mail: 1 };
    insert();
    await passes(60_000);
    const before = woken.length;
    complete();
    await passes(20);
    expect(woken).toHaveLength(before + 1);
  });

  it('reports a failed query, and checks again after the next change', async () => {
    const { query, failures, insert } = aTimer();
    query.mockRejectedValueOnce(new Error('the database is away'));
    insert();
    await passes(100);
    expect(failures).toEqual([new Error('the database is away')]);
    insert();
    await passes(100);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('ends with the workers, without a check, a wake-up or a reported failure', async () => {
    const { queue, query, woken, failures, insert, complete, shutDown } = aTimer();
    queue.nextInMs = 500;
    insert();
    await passes(100);
    shutDown();
    complete();
    await passes(60_000);
    expect(query).toHaveBeenCalledTimes(1);

    const other = aTimer();
    const answer = Promise.withResolvers<never>();
    other.query.mockReturnValueOnce(answer.promise);
    other.insert();
    await passes(100);
    other.shutDown();
    answer.reject(new Error('the pool has ended'));
    await passes(100);
    expect([woken, other.woken, failures, other.failures]).toEqual([[], [], [], []]);
  });
});
