import { once } from 'node:events';
import { Redis } from 'ioredis';
import { CHANNEL } from './signal-payload.js';
import { InOrder, type Report, type SignalListener, type SignalSource } from './signal-source.js';

export interface RedisSignalSettings {
  readonly url: string;
  /** Hears once of each loss of the connection. */
  readonly report: Report;
  /** How often a silent connection is asked whether it is still there; 20,000 by default. */
  readonly askEveryMs?: number;
  /** How long connecting and answering may take; 5,000 by default. */
  readonly answerWithinMs?: number;
}

const LONGEST_RETRY_MS = 5_000;

/** Subscribes on a connection of its own, and again, for as long as it takes, when that is lost. */
export class RedisSignalSource implements SignalSource {
  private readonly redis: Redis;
  private heartbeat: NodeJS.Timeout | undefined;
  private isLost = false;

  constructor(private readonly settings: RedisSignalSettings) {
    const { answerWithinMs = 5_000 } = settings;
    this.redis = new Redis(settings.url, {
      lazyConnect: true,
      // The subscription is renewed here, so that the gap is told only once it is closed.
      autoResubscribe: false,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: answerWithinMs,
      // A connection that leaves a question unanswered is broken off and made anew.
      socketTimeout: answerWithinMs,
      disconnectTimeout: 500,
      retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times - 1, 10), LONGEST_RETRY_MS),
    });
  }

  async start(hearer: SignalListener): Promise<void> {
    const inOrder = new InOrder(hearer, this.settings.report);
    this.redis.on('message', (_channel: string, payload: string) => inOrder.payload(payload));
    this.redis.on('error', (error) => this.lost(error));
    await this.redis.connect();
    await this.redis.subscribe(CHANNEL);
    this.redis.on('close', () => this.lost(new Error('The connection for signals was lost.')));
    this.redis.on('ready', () => {
      this.redis.subscribe(CHANNEL).then(
        () => {
          this.isLost = false;
          inOrder.gap();
        },
        () => this.redis.disconnect(true),
      );
    });
    this.heartbeat = setInterval(() => {
      // Its silence ends the connection, which is reported where that is noticed.
      this.redis.ping().catch(() => undefined);
    }, this.settings.askEveryMs ?? 20_000);
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    if (this.redis.status !== 'ready') return this.redis.disconnect();
    const ended = once(this.redis, 'end', { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    this.redis.disconnect();
    await ended;
  }

  private lost(error: unknown): void {
    if (this.isLost || this.redis.status === 'end') return;
    this.isLost = true;
    this.settings.report(error);
  }
}
