import { setTimeout as sleep } from 'node:timers/promises';
import type { Realtime, Signal } from '../../application/shared/ports.js';
import { payloadsOf, sharedPayloads, SIGNALS_MISSED } from './signal-payload.js';
import type { ReportError } from './signal-source.js';

/** A connection to the store that carries signals to all processes: PostgreSQL or Redis. */
export interface BusConnection {
  /** False after the connection was lost. */
  readonly isOpen: boolean;
  /** Publishes the payloads in order. @throws if it is unknown whether all of them were published */
  publish(payloads: readonly string[]): Promise<void>;
  /** Never rejects, and does not wait for a server that is gone. */
  close(): Promise<void>;
}

/** Opens a connection within a timeout. */
export type OpenBus = () => Promise<BusConnection>;

/** Runs the callback after the current unit of work has committed, or immediately outside of one. */
type AfterCommit = (callback: () => Promise<void>) => Promise<void>;

export interface PublisherSettings {
  readonly open: OpenBus;
  readonly afterCommit: AfterCommit;
  /** Called for each signal before it is published, so that a process reads its own writes from its caches. */
  readonly onCommitted: (signal: Signal) => void;
  /** Called at the first failure of a batch. */
  readonly report: ReportError;
  /** Called with the number of signals that are not published. */
  readonly onLost: (count: number) => void;
}

/** Limits of the queue; a batch is at most what one statement publishes. */
const MAX_SIGNALS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_BATCH_BYTES = 256 * 1024;
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
  /** Serialized signals that are not published. */
  private readonly queue: string[] = [];
  private queuedBytes = 0;
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
    await this.settings.afterCommit(async () => {
      this.settings.onCommitted(signal);
      this.enqueue(signals);
    });
  }

  /** Publishes what is queued, within a bounded time. */
  async close(): Promise<void> {
    await this.idle(DRAIN_MS);
    this.closing.abort();
    await this.connection?.close();
    await this.idle(ABORT_MS);
    this.settings.onLost(this.clear());
  }

  private async idle(ms: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.running, sleep(ms, undefined, { signal: late.signal })]);
    late.abort();
  }

  private enqueue(signals: readonly string[]): void {
    const bytes = bytesOf(signals);
    if (this.queue.length + signals.length > MAX_SIGNALS || this.queuedBytes + bytes > MAX_BYTES)
      this.lose(signals.length);
    else {
      this.queue.push(...signals);
      this.queuedBytes += bytes;
    }
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  /** A lost signal makes the clients refetch, which makes up for the queued ones too. */
  private lose(count: number): void {
    this.hasLost = true;
    this.settings.onLost(count + this.clear());
  }

  /** @returns the number of removed signals */
  private clear(): number {
    this.queuedBytes = 0;
    return this.queue.splice(0).length;
  }

  private async run(): Promise<void> {
    // Signals of the same tick share a batch.
    await new Promise(setImmediate);
    while (!this.closing.signal.aborted) {
      if (this.hasLost) await this.announceLoss();
      else if (this.queue.length > 0) await this.publishBatch();
      else return;
    }
  }

  private async publishBatch(): Promise<void> {
    const batch = this.takeBatch();
    const payloads = sharedPayloads(batch);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS && !this.hasLost; attempt++) {
      if (await this.isPublished(payloads, attempt)) return;
    }
    this.lose(batch.length);
  }

  /** Removes the oldest signals, at least one. */
  private takeBatch(): string[] {
    let [count, bytes] = [0, 0];
    while (count < this.queue.length) {
      const more = bytes + Buffer.byteLength(this.queue[count]!);
      if (count > 0 && more > MAX_BATCH_BYTES) break;
      bytes = more;
      count++;
    }
    this.queuedBytes -= bytes;
    return this.queue.splice(0, count);
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

const bytesOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
