import { once } from 'node:events';
import { Redis } from 'ioredis';
import { RedisUnreachable } from './redis-unreachable.js';
import { CHANNEL } from './signal-payload.js';
import type { BusConnection, OpenBus } from './signal-publisher.js';
import { type ReportError, SignalInbox, type SignalListener, type SignalSource } from './signal-source.js';

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

export interface RedisSignalSettings {
  readonly url: string;
  /** Called once per lost connection. */
  readonly report: ReportError;
  /** The beginning of payloads that are not received. */
  readonly ignored?: string;
  /** Interval of pings in milliseconds; 250 by default. */
  readonly pingEveryMs?: number;
  /** After this time in milliseconds without an answer to a ping the connection is not live; 500 by default. */
  readonly lateAfterMs?: number;
  /** Timeout of connecting and of a command in milliseconds, after which the connection is reopened; 5,000 by default. */
  readonly timeoutMs?: number;
}

const MAX_RETRY_DELAY_MS = 5_000;

/** SUBSCRIBE on a dedicated connection, which is reopened with exponential backoff when it is lost. */
export class RedisSignalSource implements SignalSource {
  private readonly redis: Redis;
  private heartbeat: NodeJS.Timeout | undefined;
  private isDisconnected = false;
  private isPinging = false;
  private isLate = false;

  constructor(private readonly settings: RedisSignalSettings) {
    const { timeoutMs = 5_000 } = settings;
    this.redis = new Redis(settings.url, {
      lazyConnect: true,
      // Resubscribed below, so that missed signals are announced only once later ones are received.
      autoResubscribe: false,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: timeoutMs,
      // Closes a half-open connection when its ping times out.
      socketTimeout: timeoutMs,
      disconnectTimeout: 500,
      retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times - 1, 10), MAX_RETRY_DELAY_MS),
    });
  }

  get isLive(): boolean {
    return !this.isDisconnected && !this.isLate;
  }

  /** @throws RedisUnreachable if the first connection fails; its cause is the last error of the connection */
  async start(listener: SignalListener): Promise<void> {
    const inbox = new SignalInbox(listener, this.settings.report, this.settings.ignored);
    this.redis.on('message', (_channel: string, payload: string) => inbox.receive(payload));
    let cause: unknown;
    this.redis.on('error', (error) => {
      cause = error;
      this.onConnectionLost(error);
    });
    await this.redis.connect().catch((error: unknown) => {
      throw new RedisUnreachable('Redis cannot be reached.', { cause: cause ?? error });
    });
    await this.redis.subscribe(CHANNEL);
    this.redis.on('close', () => this.onConnectionLost(new Error('The connection for signals was lost.')));
    this.redis.on('ready', () => {
      this.redis.subscribe(CHANNEL).then(
        () => {
          this.isDisconnected = false;
          inbox.miss();
        },
        () => this.redis.disconnect(true),
      );
    });
    this.heartbeat = setInterval(() => void this.ping(), this.settings.pingEveryMs ?? 250);
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    if (this.redis.status !== 'ready') return this.redis.disconnect();
    const ended = once(this.redis, 'end', { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    this.redis.disconnect();
    await ended;
  }

  private async ping(): Promise<void> {
    if (this.isPinging || this.isDisconnected) return;
    this.isPinging = true;
    // When the event loop was blocked, an answer that has arrived is handled before the check phase.
    const timer = setTimeout(
      () => setImmediate(() => (this.isLate = this.isPinging)),
      this.settings.lateAfterMs ?? 500,
    );
    // A failed ping closes the connection, and the close handler reports it.
    await this.redis.ping().catch(() => undefined);
    clearTimeout(timer);
    this.isPinging = false;
    this.isLate = false;
  }

  private onConnectionLost(error: unknown): void {
    if (this.isDisconnected || this.redis.status === 'end') return;
    this.isDisconnected = true;
    this.settings.report(error);
  }
}
