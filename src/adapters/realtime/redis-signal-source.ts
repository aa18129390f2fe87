import { once } from 'node:events';
import { Redis } from 'ioredis';
import { CHANNEL } from './signal-payload.js';
import { SerialQueue } from '../shared/serial-queue.js';
import { queueSignals, type ReportError, type SignalListener, type SignalSource } from './signal-source.js';

export interface RedisSignalSettings {
  readonly url: string;
  /** Called once per lost connection. */
  readonly report: ReportError;
  /** Interval of the keep-alive ping in milliseconds; 20,000 by default. */
  readonly pingEveryMs?: number;
  /** Timeout of connecting and of a command in milliseconds; 5,000 by default. */
  readonly timeoutMs?: number;
}

const MAX_RETRY_DELAY_MS = 5_000;

/** SUBSCRIBE on a dedicated connection, which is reopened with exponential backoff when it is lost. */
export class RedisSignalSource implements SignalSource {
  private readonly redis: Redis;
  private heartbeat: NodeJS.Timeout | undefined;
  private isDisconnected = false;

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

  async start(listener: SignalListener): Promise<void> {
    const queue = new SerialQueue(this.settings.report);
    this.redis.on('message', (_channel: string, payload: string) => queueSignals(queue, listener, payload));
    this.redis.on('error', (error) => this.onConnectionLost(error));
    await this.redis.connect();
    await this.redis.subscribe(CHANNEL);
    this.redis.on('close', () => this.onConnectionLost(new Error('The connection for signals was lost.')));
    this.redis.on('ready', () => {
      this.redis.subscribe(CHANNEL).then(
        () => {
          this.isDisconnected = false;
          queue.add(() => listener.onMissedSignals());
        },
        () => this.redis.disconnect(true),
      );
    });
    this.heartbeat = setInterval(() => {
      // A failed ping closes the connection, and the close handler reports it.
      this.redis.ping().catch(() => undefined);
    }, this.settings.pingEveryMs ?? 20_000);
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    if (this.redis.status !== 'ready') return this.redis.disconnect();
    const ended = once(this.redis, 'end', { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    this.redis.disconnect();
    await ended;
  }

  private onConnectionLost(error: unknown): void {
    if (this.isDisconnected || this.redis.status === 'end') return;
    this.isDisconnected = true;
    this.settings.report(error);
  }
}
