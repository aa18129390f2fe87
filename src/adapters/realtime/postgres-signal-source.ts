import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL } from './signal-payload.js';
import { SignalInbox } from './signal-inbox.js';
import type { ReportError, SignalListener, SignalSource } from './signal-source.js';

export interface PostgresSignalSettings {
  readonly connectionString: string;
  /** Called once per lost connection. */
  readonly report: ReportError;
  /** Interval of the keep-alive query in milliseconds; 20,000 by default. */
  readonly pingEveryMs?: number;
  /** Timeout of connecting and of a query in milliseconds; 5,000 by default. */
  readonly timeoutMs?: number;
}

const MIN_RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 5_000;

/** LISTEN on a dedicated connection, which is reopened with exponential backoff when it is lost. */
export class PostgresSignalSource implements SignalSource {
  private readonly closing = new AbortController();
  private client: pg.Client | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private recovery: Promise<void> = Promise.resolve();
  private isPinging = false;
  private inbox!: SignalInbox;

  constructor(private readonly settings: PostgresSignalSettings) {}

  get isLive(): boolean {
    return this.client !== undefined;
  }

  async start(listener: SignalListener): Promise<void> {
    this.inbox = new SignalInbox(listener, this.settings.report);
    await this.connect();
    this.heartbeat = setInterval(() => void this.ping(), this.settings.pingEveryMs ?? 20_000);
  }

  async close(): Promise<void> {
    this.closing.abort();
    clearInterval(this.heartbeat);
    await this.recovery;
    await this.disconnect(this.client);
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
    let lastError: unknown = new Error('The connection for signals was lost.');
    client.on('error', (error) => (lastError = error));
    client.on('end', () => this.onConnectionLost(client, lastError));
    client.on('notification', ({ payload }) => this.inbox.receive(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await this.disconnect(client);
      throw error;
    }
    this.client = client;
  }

  private onConnectionLost(client: pg.Client, error: unknown): void {
    if (this.client !== client || this.closing.signal.aborted) return;
    this.client = undefined;
    this.settings.report(error);
    this.recovery = this.reconnect();
  }

  private async reconnect(): Promise<void> {
    for (let wait = MIN_RETRY_DELAY_MS; ; wait = Math.min(2 * wait, MAX_RETRY_DELAY_MS)) {
      await sleep(wait, undefined, { signal: this.closing.signal }).catch(() => undefined);
      if (this.closing.signal.aborted) return;
      try {
        await this.connect();
        return this.inbox.miss();
      } catch {
        // The loss has been reported once already.
      }
    }
  }

  /** Detects a half-open connection, which looks idle until a query times out. */
  private async ping(): Promise<void> {
    const { client } = this;
    if (!client || this.isPinging) return;
    this.isPinging = true;
    try {
      await client.query('select');
    } catch (error) {
      this.onConnectionLost(client, error);
      await this.disconnect(client);
    }
    this.isPinging = false;
  }

  /** Waits half a second at most, because a server that is gone never confirms. */
  private async disconnect(client: pg.Client | undefined): Promise<void> {
    if (!client) return;
    const ended = client.end().catch(() => undefined);
    await Promise.race([ended, sleep(500, undefined, { ref: false })]);
  }
}
