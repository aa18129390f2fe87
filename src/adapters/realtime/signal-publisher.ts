import { setTimeout as sleep } from 'node:timers/promises';
import type { Realtime, Signal } from '../../application/shared/ports.js';
import { PublishQueue } from './publish-queue.js';
import type { BusConnection, OpenBus } from './signal-bus.js';
import { payloadsOf, SIGNALS_MISSED } from './signal-payload.js';
import type { ReportError } from './signal-source.js';

/** Runs the callback after the current unit of work has committed, or immediately outside of one. */
export type AfterCommit = (callback: () => Promise<void>) => Promise<void>;

export interface PublisherSettings {
  readonly open: OpenBus;
  readonly afterCommit: AfterCommit;
  /** Called at the first failure of a batch. */
  readonly report: ReportError;
  /** Called with the number of signals that are not published. */
  readonly onLost: (count: number) => void;
}

/** Attempts per batch, the first one included. */
const MAX_ATTEMPTS = 5;
const MIN_RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 1_000;
/** Time for the queue to empty at shutdown. */
const DRAIN_MS = 600;
const ABORT_MS = 100;

/**
 * Publishes signals after the commit: in the order of the commits of this process, in batches, at least once. After the
 * last failed attempt, or when the queue is full, signals are lost; as soon as the bus is back, a signal makes the
 * clients of every process refetch. See ADR 27.
 */
export class SignalPublisher implements Realtime {
  private readonly queue = new PublishQueue();
  private readonly closing = new AbortController();
  private connection: BusConnection | undefined;
  private running: Promise<void> | undefined;
  private hasLost = false;

  constructor(private readonly settings: PublisherSettings) {}

  /**
   * Resolves once the signal is queued: for the commit within a unit of work, for the next batch outside of one.
   * @throws RangeError when it is too large for the bus
   */
  async signal(signal: Signal): Promise<void> {
    const signals = payloadsOf(signal);
    await this.settings.afterCommit(async () => this.enqueue(signals));
  }

  /** Publishes what is queued, within a bounded time. */
  async close(): Promise<void> {
    await this.idle(DRAIN_MS);
    this.closing.abort();
    await this.connection?.close();
    await this.idle(ABORT_MS);
    this.settings.onLost(this.queue.clear());
  }

  private async idle(ms: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.running, sleep(ms, undefined, { signal: late.signal })]);
    late.abort();
  }

  private enqueue(signals: readonly string[]): void {
    if (!this.queue.add(signals)) this.lose(signals.length);
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  /** A lost signal makes the clients refetch, which makes up for the queued ones too. */
  private lose(count: number): void {
    this.hasLost = true;
    this.settings.onLost(count + this.queue.clear());
  }

  private async run(): Promise<void> {
    // Signals of the same tick share a batch.
    await new Promise(setImmediate);
    while (!this.closing.signal.aborted) {
      if (this.hasLost) await this.announceLoss();
      else if (this.queue.size > 0) await this.publishBatch();
      else return;
    }
  }

  private async publishBatch(): Promise<void> {
    const { payloads, count } = this.queue.takeBatch();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS && !this.hasLost; attempt++) {
      if (await this.isPublished(payloads, attempt)) return;
    }
    this.lose(count);
  }

  private async announceLoss(): Promise<void> {
    for (let attempt = 1; !this.closing.signal.aborted; attempt++) {
      // Signals that are lost during the attempt need another one.
      this.hasLost = false;
      if (await this.isPublished([SIGNALS_MISSED], attempt)) return;
      this.lose(0);
    }
  }

  private async isPublished(payloads: readonly string[], attempt: number): Promise<boolean> {
    const { open, report } = this.settings;
    try {
      if (attempt > 1) await this.pause(attempt);
      if (!this.connection?.isOpen) this.connection = await open();
      await this.connection.publish(payloads);
      return true;
    } catch (error) {
      if (attempt === 1 && payloads[0] !== SIGNALS_MISSED) report(error);
      void this.connection?.close();
      this.connection = undefined;
      return false;
    }
  }

  private async pause(attempt: number): Promise<void> {
    const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** Math.min(attempt - 2, 10), MAX_RETRY_DELAY_MS);
    await sleep(delay, undefined, { signal: this.closing.signal });
  }
}
