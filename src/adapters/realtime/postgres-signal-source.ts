import type { PostgresListener } from './postgres-listener.js';
import { SignalInbox } from './signal-inbox.js';
import { CHANNEL } from './signal-payload.js';
import type { ReportError, SignalListener, SignalSource } from './signal-source.js';

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
