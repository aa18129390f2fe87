import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ReportError } from './signal-source.js';

export interface PostgresListenerSettings {
  /** A direct connection: LISTEN does not work through a pooler in transaction mode. */
  readonly connectionString: string;
  /** Called once per lost connection. */
  readonly report: ReportError;
  /** Interval of pings in milliseconds; 250 by default. */
  readonly pingEveryMs?: number;
  /** After this time in milliseconds without an answer to a ping the connection is not live; 500 by default. */
  readonly lateAfterMs?: number;
  /** Timeout of connecting and of a query in milliseconds, after which the connection is reopened; 5,000 by default. */
  readonly timeoutMs?: number;
}

/** Receives the notifications of one channel, in the order of their commits. */
export interface Subscription {
  onNotification(payload: string): void;
  /** Called when the connection is lost; later notifications are missed until {@link onRestored}. */
  onLost?(): void;
  onRestored?(): void;
}

const MIN_RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 5_000;

/** LISTEN on one dedicated connection, which is reopened with exponential backoff when it is lost. See ADR 25. */
export class PostgresListener {
  private readonly closing = new AbortController();
  private readonly subscriptions = new Map<string, Subscription>();
  private client: pg.Client | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private recovery: Promise<void> = Promise.resolve();
  private isLate = false;
  private running: Promise<boolean> | undefined;
  private waiting: Promise<boolean> | undefined;

  constructor(private readonly settings: PostgresListenerSettings) {}

  /** @throws when the first connection fails */
  async start(): Promise<void> {
    await this.connect();
    this.heartbeat = setInterval(() => void this.caughtUp(), this.settings.pingEveryMs ?? 250);
  }

  /** Resolves once every later notification of the channel will be received. */
  async subscribe(channel: string, subscription: Subscription): Promise<void> {
    this.subscriptions.set(channel, subscription);
    await this.client?.query(listen(channel));
  }

  async unsubscribe(channel: string): Promise<void> {
    this.subscriptions.delete(channel);
    // A connection that is lost has no subscriptions.
    await this.client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
  }

  /** Whether the connection answered its last ping in time. */
  get isLive(): boolean {
    return this.client !== undefined && !this.isLate;
  }

  /**
   * One ping, shared by all callers that wait for it: PostgreSQL signals listeners before it answers a commit, and sends
   * notifications before the answer to a later query.
   * @returns whether all notifications of transactions that had committed before the call were handled; false, after the
   * time limit of a ping, if the connection is not live
   */
  caughtUp(): Promise<boolean> {
    if (!this.isLive) return Promise.resolve(false);
    if (this.waiting) return this.waiting;
    if (!this.running) return this.ping();
    this.waiting = this.running.then(() => {
      this.waiting = undefined;
      return this.isLive && this.ping();
    });
    return this.waiting;
  }

  async close(): Promise<void> {
    this.closing.abort();
    clearInterval(this.heartbeat);
    await this.recovery;
    await this.disconnect(this.client);
    this.client = undefined;
  }

  private ping(): Promise<boolean> {
    this.running = this.exchange(this.client!).finally(() => (this.running = undefined));
    return this.running;
  }

  private exchange(client: pg.Client): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isLate: boolean): void => {
        clearTimeout(timer);
        if (this.client === client) this.isLate = isLate;
        resolve(this.client === client && !isLate);
      };
      // When the event loop was blocked, an answer that has arrived is handled before the check phase.
      const timer = setTimeout(
        () => (lateness = setImmediate(() => settle(true))),
        this.settings.lateAfterMs ?? 500,
      );
      let lateness: NodeJS.Immediate | undefined;
      client.query('select').then(
        () => {
          clearImmediate(lateness);
          settle(false);
        },
        (error: unknown) => {
          this.onConnectionLost(client, error);
          settle(true);
          void this.disconnect(client);
        },
      );
    });
  }

  private async connect(): Promise<void> {
    const { connectionString, timeoutMs = 5_000 } = this.settings;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
      application_name: 'tablemates-signals',
    });
    let lastError: unknown = new Error('The connection for notifications was lost.');
    client.on('error', (error) => (lastError = error));
    client.on('end', () => this.onConnectionLost(client, lastError));
    client.on('notification', ({ channel, payload }) =>
      this.subscriptions.get(channel)?.onNotification(payload ?? ''),
    );
    try {
      await client.connect();
      // Includes channels that are added during the loop.
      for (const channel of this.subscriptions.keys()) await client.query(listen(channel));
    } catch (error) {
      await this.disconnect(client);
      throw error;
    }
    this.isLate = false;
    this.client = client;
  }

  private onConnectionLost(client: pg.Client, error: unknown): void {
    if (this.client !== client || this.closing.signal.aborted) return;
    this.client = undefined;
    this.settings.report(error);
    for (const subscription of this.subscriptions.values()) subscription.onLost?.();
    this.recovery = this.reconnect();
  }

  private async reconnect(): Promise<void> {
    for (let wait = MIN_RETRY_DELAY_MS; ; wait = Math.min(2 * wait, MAX_RETRY_DELAY_MS)) {
      await sleep(wait, undefined, { signal: this.closing.signal }).catch(() => undefined);
      if (this.closing.signal.aborted) return;
      try {
        await this.connect();
      } catch {
        // The loss has been reported once already.
        continue;
      }
      for (const subscription of this.subscriptions.values()) subscription.onRestored?.();
      return;
    }
  }

  /** Waits half a second at most, because a server that is gone never confirms. */
  private async disconnect(client: pg.Client | undefined): Promise<void> {
    if (!client) return;
    const ended = client.end().catch(() => undefined);
    await Promise.race([ended, sleep(500, undefined, { ref: false })]);
  }
}

const listen = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;
