import {
  PostgresListener,
  type PostgresListenerSettings,
} from '../../../src/adapters/realtime/postgres-listener.js';
import { until } from '../../contracts/realtime-contract.js';
import { type InterruptibleProxy, startInterruptibleProxy } from '../../support/interruptible-proxy.js';
import { aDatabase, emptyDatabase } from '../../support/postgres/test-database.js';

describe('the connection for notifications', () => {
  const database = aDatabase('file', emptyDatabase);
  const owned: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const close of owned.splice(0).reverse()) await close();
  });

  interface Listening {
    readonly listener: PostgresListener;
    readonly line: InterruptibleProxy;
    /** What the subscription was called with, in order. */
    readonly calls: string[];
    readonly reported: unknown[];
  }

  async function listening(
    settings: Partial<PostgresListenerSettings> = { pingEveryMs: 20, lateAfterMs: 200, timeoutMs: 600 },
  ): Promise<Listening> {
    const through = new URL(database.url);
    const line = await startInterruptibleProxy({ host: through.hostname, port: Number(through.port) });
    through.host = `127.0.0.1:${line.port}`;
    const reported: unknown[] = [];
    const calls: string[] = [];
    const listener = new PostgresListener({
      connectionString: through.href,
      report: (error) => reported.push(error),
      ...settings,
    });
    owned.push(line.close, () => listener.close());
    await listener.subscribe('news', {
      onNotification: (payload) => calls.push(payload),
      onLost: () => calls.push('lost'),
      onRestored: () => calls.push('restored'),
    });
    await listener.start();
    return { listener, line, calls, reported };
  }

  const notify = (payload: string, channel = 'news'): Promise<unknown> =>
    database.query('select pg_notify($1, $2)', [channel, payload]);

  it('has handled every earlier commit when it has caught up', async () => {
    const { listener, calls } = await listening();
    for (let n = 0; n < 200; n++) {
      await notify(String(n));
      expect(await listener.caughtUp()).toBe(true);
      expect(calls).toHaveLength(n + 1);
    }
  });

  it('shares one ping between the callers that wait', async () => {
    const { listener } = await listening({ pingEveryMs: 60_000 });
    const first = listener.caughtUp();
    const second = listener.caughtUp();
    expect(listener.caughtUp()).toBe(second);
    expect(second).not.toBe(first);
    expect(await Promise.all([first, second])).toEqual([true, true]);
  });

  it('receives each channel separately, also one that is added later, and none that was removed', async () => {
    const { listener, calls } = await listening();
    const later: string[] = [];
    await listener.subscribe('Later News', { onNotification: (payload) => later.push(payload) });
    await notify('a');
    await notify('b', 'Later News');
    await listener.caughtUp();
    await listener.unsubscribe('Later News');
    await notify('c', 'Later News');
    await listener.caughtUp();
    expect([calls, later]).toEqual([['a'], ['b']]);
  });

  it('reopens a lost connection, and reports the loss once', async () => {
    const { listener, line, calls, reported } = await listening();
    line.disconnect();
    await until(() => calls.includes('lost'));
    expect(listener.isLive).toBe(false);
    expect(await listener.caughtUp()).toBe(false);
    line.reconnect();
    await until(() => listener.isLive);
    await notify('again');
    await listener.caughtUp();
    expect(calls).toEqual(['lost', 'restored', 'again']);
    expect(reported).toHaveLength(1);
  });

  it('is not live while a half-open connection does not answer, and then reopens it', async () => {
    const { listener, line, calls } = await listening();
    line.stopForwarding();
    const started = performance.now();
    expect(await listener.caughtUp()).toBe(false);
    expect(performance.now() - started).toBeGreaterThan(150);
    expect(listener.isLive).toBe(false);
    expect(calls).toEqual([]);
    await until(() => calls.includes('restored'));
    expect(await listener.caughtUp()).toBe(true);
    expect(calls).toEqual(['lost', 'restored']);
  });

  it('loses nothing when an answer is only late', async () => {
    const { listener, line, calls, reported } = await listening({
      pingEveryMs: 20,
      lateAfterMs: 100,
      timeoutMs: 10_000,
    });
    line.stopForwarding();
    await until(() => !listener.isLive);
    await notify('while it was late');
    line.resumeForwarding();
    await until(() => listener.isLive);
    expect(await listener.caughtUp()).toBe(true);
    expect([calls, reported]).toEqual([['while it was late'], []]);
  });

  it('stays live when the event loop was blocked for longer than a ping may take', async () => {
    // Without the proxy, which runs in the blocked event loop too.
    const listener = new PostgresListener({
      connectionString: database.url,
      report: () => undefined,
      pingEveryMs: 60_000,
      lateAfterMs: 50,
    });
    owned.push(() => listener.close());
    await listener.start();
    const answer = listener.caughtUp();
    const until = performance.now() + 300;
    while (performance.now() < until);
    expect(await answer).toBe(true);
    expect(listener.isLive).toBe(true);
  });

  it('rejects the start when the first connection fails', async () => {
    const listener = new PostgresListener({
      connectionString: 'postgres://x@127.0.0.1:1/x',
      report: () => undefined,
    });
    await expect(listener.start()).rejects.toThrow(/ECONNREFUSED/);
    expect(listener.isLive).toBe(false);
    await listener.close();
  });

  it('can be closed while the database is not reachable', async () => {
    const { listener, line, reported } = await listening();
    await line.close();
    await until(() => reported.length === 1);
    const started = performance.now();
    await listener.close();
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
