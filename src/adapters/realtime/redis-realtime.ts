import type { Redis } from 'ioredis';
import type { Realtime, Signal } from '../../application/shared/ports.js';
import { CHANNEL, payloadsOf } from './signal-payload.js';
import type { Report } from './signal-source.js';

/** Runs the callback once the current unit of work has committed, or at once outside of one. */
export type AfterCommit = (callback: () => Promise<void>) => Promise<void>;

/**
 * Signals over Redis after the commit. What was committed is not undone by a Redis that is away: such a signal is
 * lost, reported, and made up for by the polls of the apps.
 */
export class RedisRealtime implements Realtime {
  constructor(
    private readonly redis: Pick<Redis, 'publish'>,
    private readonly afterCommit: AfterCommit,
    private readonly report: Report,
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
