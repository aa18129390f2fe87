import { Histogram } from 'prom-client';
import type { Clock } from '../../application/shared/ports.js';

/** The field as `MessageFrames` serializes it; inside a text its quotes would be escaped. */
const CREATED_AT = Buffer.from('"createdAt":"');
const ISO_LENGTH = 24;

/**
 * Measures the delivery of chat messages: from the time that is stored with a message, which is when its frame was
 * accepted, until this process has written it to the sockets of the room. Between two processes it includes the difference
 * of their clocks.
 */
export class DeliveryMetrics {
  readonly durations = new Histogram({
    name: 'chat_delivery_seconds',
    help: 'From the acceptance of a chat message until its frames are written to the sockets of this process',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [],
  });

  constructor(private readonly clock: Clock) {}

  /** @param frame a serialized `new_message` frame */
  delivered(frame: Buffer): void {
    const start = frame.indexOf(CREATED_AT) + CREATED_AT.length;
    const acceptedAt = Date.parse(frame.toString('latin1', start, start + ISO_LENGTH));
    const seconds = (this.clock.now().getTime() - acceptedAt) / 1000;
    if (Number.isFinite(seconds)) this.durations.observe(Math.max(0, seconds));
  }
}
