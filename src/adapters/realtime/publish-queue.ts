import { isMessagePayload } from './message-payload.js';
import { MAX_PAYLOAD_BYTES } from './payload-limit.js';

/** Limits of the queue; a batch is at most what one statement publishes. */
const MAX_SIGNALS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_BATCH_BYTES = 256 * 1024;

export interface Batch {
  /** Each is one signal, or a JSON array of several. */
  readonly payloads: string[];
  /** Number of signals. */
  readonly count: number;
}

/** A bounded FIFO queue of serialized signals. */
export class PublishQueue {
  private readonly signals: string[] = [];
  private bytes = 0;

  get size(): number {
    return this.signals.length;
  }

  /** @returns false, and adds none of them, when the queue is full */
  add(signals: readonly string[]): boolean {
    const bytes = signals.reduce((sum, signal) => sum + Buffer.byteLength(signal), 0);
    if (this.size + signals.length > MAX_SIGNALS || this.bytes + bytes > MAX_BYTES) return false;
    this.signals.push(...signals);
    this.bytes += bytes;
    return true;
  }

  /** Removes the oldest signals. Several share a payload up to its limit, because each payload costs a notification. */
  takeBatch(): Batch {
    const payloads: string[][] = [];
    let count = 0;
    let batchBytes = 0;
    let payloadBytes = Infinity;
    for (const signal of this.signals) {
      const bytes = Buffer.byteLength(signal);
      if (count > 0 && batchBytes + bytes > MAX_BATCH_BYTES) break;
      // With a comma for each, and the brackets.
      const isAlone = isMessagePayload(signal);
      if (isAlone || payloadBytes + bytes + 1 > MAX_PAYLOAD_BYTES) {
        payloads.push([]);
        payloadBytes = 2;
      }
      payloads.at(-1)!.push(signal);
      payloadBytes = isAlone ? Infinity : payloadBytes + bytes + 1;
      batchBytes += bytes;
      count++;
    }
    this.signals.splice(0, count);
    this.bytes -= batchBytes;
    return { payloads: payloads.map(payloadOf), count };
  }

  /** @returns the number of removed signals */
  clear(): number {
    this.bytes = 0;
    return this.signals.splice(0).length;
  }
}

/** A single signal is sent as such, which the previous release reads too; so are chat messages, which are no JSON. */
const payloadOf = (signals: readonly string[]): string =>
  signals.length === 1 ? signals[0]! : `[${signals.join(',')}]`;
