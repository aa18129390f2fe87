import { Redis } from 'ioredis';
import type { BusConnection, OpenBus } from './signal-bus.js';
import { CHANNEL } from './signal-payload.js';

export interface RedisBusSettings {
  readonly url: string;
  /** Timeout of connecting and of a batch in milliseconds; 2,000 by default. */
  readonly timeoutMs?: number;
}

/** Publishes by PUBLISH, one pipeline per batch. */
export function redisBus({ url, timeoutMs = 2_000 }: RedisBusSettings): OpenBus {
  return async () => {
    const redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: timeoutMs,
      commandTimeout: timeoutMs,
      disconnectTimeout: 500,
      // The publisher opens the next connection.
      retryStrategy: () => null,
    });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return new RedisConnection(redis);
    } catch (error) {
      redis.disconnect();
      throw error;
    }
  };
}

class RedisConnection implements BusConnection {
  constructor(private readonly redis: Redis) {}

  get isOpen(): boolean {
    return this.redis.status === 'ready';
  }

  async publish(payloads: readonly string[]): Promise<void> {
    const pipeline = this.redis.pipeline();
    for (const payload of payloads) pipeline.publish(CHANNEL, payload);
    for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}
