import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresListener } from './postgres-listener.js';
import { CHANNEL } from './signal-payload.js';
import type { BusConnection, OpenBus } from './signal-publisher.js';
import { type ReportError, SignalInbox, type SignalListener, type SignalSource } from './signal-source.js';

export interface PostgresBusSettings {
  readonly connectionString: string;
  /** Timeout of connecting and of a statement in milliseconds; 2,000 by default. */
  readonly timeoutMs?: number;
}

/** Publishes by NOTIFY, one statement and so one transaction per batch. */
export function postgresBus({ connectionString, timeoutMs = 2_000 }: PostgresBusSettings): OpenBus {
  return async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
      application_name: 'tablemates-publisher',
    });
    const connection = new PostgresConnection(client);
    try {
      await client.connect();
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  };
}

class PostgresConnection implements BusConnection {
  isOpen = true;

  constructor(private readonly client: pg.Client) {
    client.on('error', () => (this.isOpen = false));
    client.on('end', () => (this.isOpen = false));
  }

  async publish(payloads: readonly string[]): Promise<void> {
    // A parameter per payload, because an array would be escaped and parsed.
    const calls = payloads.map((_, index) => `pg_notify($1, $${index + 2})`);
    await this.client.query(`select ${calls.join()}`, [CHANNEL, ...payloads]);
  }

  async close(): Promise<void> {
    const ended = this.client.end().catch(() => undefined);
    await Promise.race([ended, sleep(500, undefined, { ref: false })]);
  }
}

/** Receives signals by LISTEN on the process's connection for notifications. */
export class PostgresSignalSource implements SignalSource {
  constructor(
    private readonly connection: PostgresListener,
    private readonly report: ReportError,
    /** The beginning of payloads that are not received. */
    private readonly ignored?: string,
  ) {}

  get isLive(): boolean {
    return this.connection.isLive;
  }

  async start(listener: SignalListener): Promise<void> {
    const inbox = new SignalInbox(listener, this.report, this.ignored);
    await this.connection.subscribe(CHANNEL, {
      onNotification: (payload) => inbox.receive(payload),
      onRestored: () => inbox.miss(),
    });
  }

  close(): Promise<void> {
    return this.connection.unsubscribe(CHANNEL);
  }
}
