import type { Redis } from 'ioredis';
import type { Realtime, Signal } from '../../application/shared/ports.js';
import { CHANNEL, payloadsOf } from './signal-payload.js';
import type { ReportError } from './signal-source.js';

/** Runs the callback after the current unit of work has committed, or immediately outside of one. */
export type AfterCommit = (callback: () => Promise<void>) => Promise<void>;

/**
 * Publishes signals to Redis after the commit. A signal that cannot be published is reported and lost; the clients
 * catch up with their next poll.
 */
export class RedisRealtime implements Realtime {
  constructor(
    private readonly redis: Pick<Redis, 'publish'>,
    private readonly afterCommit: AfterCommit,
    private readonly report: ReportError,
  ) {}

  async signal(signal: Signal): Promise<void> {
    const payloads = payloadsOf(signal);
    await this.afterCommit(async () => {
      try {
        for (const payload of payloads) await this.redis.publish(CHANNEL, payload);
      } catch (error) {
        this.report(error);
      }
    });
  }
}
