import type { Logger } from 'pino';
import { Counter, Gauge } from 'prom-client';
import { reasonOf } from './outage-log.js';

/** Logs and counts failures of the bus, which carries signals between the processes. */
export class BusMetrics {
  readonly lost = new Counter({
    name: 'signals_lost_total',
    help: 'Signals that this process did not publish; clients refetch instead',
    registers: [],
  });
  readonly connected: Gauge;
  private isSourceLive = (): boolean => true;

  constructor(private readonly logger: Logger) {
    const isLive = () => this.isLive;
    this.connected = new Gauge({
      name: 'bus_connected',
      help: 'Whether this process receives signals: 1, or 0 while the connection is lost',
      registers: [],
      collect() {
        this.set(isLive() ? 1 : 0);
      },
    });
  }

  /** Whether this process receives signals. */
  get isLive(): boolean {
    return this.isSourceLive();
  }

  observe(isLive: () => boolean): void {
    this.isSourceLive = isLive;
  }

  /** While no signals are received, the outage has been reported. */
  publishFailed(error: unknown): void {
    if (!this.isLive) return;
    this.logger.warn({ reason: reasonOf(error) }, 'signals were not published at the first attempt');
  }

  /** @param count of signals, zero included */
  signalsLost(count: number): void {
    if (count === 0) return;
    this.lost.inc(count);
    this.logger.error({ count }, 'signals were lost');
  }
}
