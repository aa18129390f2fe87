import { SerialQueue } from '../shared/serial-queue.js';
import type { PostgresListener } from './postgres-listener.js';
import { CHANNEL } from './signal-payload.js';
import { queueSignal, type ReportError, type SignalListener, type SignalSource } from './signal-source.js';

/** Receives signals by LISTEN on the process's connection for notifications. */
export class PostgresSignalSource implements SignalSource {
  constructor(
    private readonly connection: PostgresListener,
    private readonly report: ReportError,
  ) {}

  async start(listener: SignalListener): Promise<void> {
    const queue = new SerialQueue(this.report);
    await this.connection.subscribe(CHANNEL, {
      onNotification: (payload) => queueSignal(queue, listener, payload),
      onRestored: () => queue.add(() => listener.onMissedSignals()),
    });
  }

  close(): Promise<void> {
    return this.connection.unsubscribe(CHANNEL);
  }
}
