import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL } from './signal-payload.js';
import { InOrder, type Report, type SignalListener, type SignalSource } from './signal-source.js';

export interface PostgresSignalSettings {
  readonly connectionString: string;
  /** Hears once of each loss of the connection. */
  readonly report: Report;
  /** How often a silent connection is asked whether it is still there; 20,000 by default. */
  readonly askEveryMs?: number;
  /** How long connecting and answering may take; 5,000 by default. */
  readonly answerWithinMs?: number;
}

const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 5_000;

/** Listens on a connection of its own, and connects anew, for as long as it takes, when that is lost. */
export class PostgresSignalSource implements SignalSource {
  private readonly closing = new AbortController();
  private client: pg.Client | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private recovery: Promise<void> = Promise.resolve();
  private isAsking = false;
  private inOrder!: InOrder;

  constructor(private readonly settings: PostgresSignalSettings) {}

  async start(hearer: SignalListener): Promise<void> {
    this.inOrder = new InOrder(hearer, this.settings.report);
    await this.connect();
    this.heartbeat = setInterval(() => void this.ask(), this.settings.askEveryMs ?? 20_000);
  }

  async close(): Promise<void> {
    this.closing.abort();
    clearInterval(this.heartbeat);
    await this.recovery;
    await this.hangUp(this.client);
  }

  private async connect(): Promise<void> {
    const { connectionString, answerWithinMs = 5_000 } = this.settings;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
      application_name: 'tablemates-signals',
    });
    let lastError: unknown = new Error('The connection for signals was lost.');
    client.on('error', (error) => (lastError = error));
    client.on('end', () => this.lose(client, lastError));
    client.on('notification', ({ payload }) => this.inOrder.payload(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await this.hangUp(client);
      throw error;
    }
    this.client = client;
  }

  private lose(client: pg.Client, error: unknown): void {
    if (this.client !== client || this.closing.signal.aborted) return;
    this.client = undefined;
    this.settings.report(error);
    this.recovery = this.connectAnew();
  }

  private async connectAnew(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
      await sleep(wait, undefined, { signal: this.closing.signal }).catch(() => undefined);
      if (this.closing.signal.aborted) return;
      try {
        await this.connect();
        return this.inOrder.gap();
      } catch {
        // Still away; the loss has been reported.
      }
    }
  }

  /** A connection whose other end vanished looks idle; a question that stays unanswered unmasks it. */
  private async ask(): Promise<void> {
    const { client } = this;
    if (!client || this.isAsking) return;
    this.isAsking = true;
    try {
      await client.query('select');
    } catch (error) {
      this.lose(client, error);
      await this.hangUp(client);
    }
    this.isAsking = false;
  }

  /** Never waits long: a vanished server confirms nothing. */
  private async hangUp(client: pg.Client | undefined): Promise<void> {
    if (!client) return;
    const ended = client.end().catch(() => undefined);
    await Promise.race([ended, sleep(500, undefined, { ref: false })]);
  }
}
