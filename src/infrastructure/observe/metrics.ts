import type { RequestHandler } from 'express';
import { collectDefaultMetrics, type Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics: Node's defaults, response times by route, and open WebSockets. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly responseTimes = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  /**
   * @param filesKeptTooLong queried at every scrape; NaN if it fails, so that the other metrics are still returned
   * @param others metrics of other components
   */
  constructor(
    openSockets: () => number,
    filesKeptTooLong: () => Promise<number>,
    others: readonly (Counter | Gauge | Histogram)[] = [],
  ) {
    for (const metric of others) this.registry.registerMetric(metric);
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'websocket_connections',
      help: 'Open WebSockets of this process',
      registers: [this.registry],
      collect() {
        this.set(openSockets());
      },
    });
    new Gauge({
      name: 'evidence_files_kept_too_long',
      help: 'Evidence files of verification reviews past their retention',
      registers: [this.registry],
      async collect() {
        this.set(await filesKeptTooLong().catch(() => NaN));
      },
    });
  }

  /** Measures response times by route pattern, because raw paths contain ids. */
  readonly timing: RequestHandler = (request, response, next) => {
    const stop = this.responseTimes.startTimer();
    response.once('close', () => {
      const route: unknown = request.route?.path;
      stop({
        method: request.method,
        route: typeof route === 'string' ? route : 'other',
        status: String(response.statusCode),
      });
    });
    next();
  };

  /** Adds a response that did not pass through {@link timing}. */
  observe(labels: { method: string; route: string; status: string }, seconds: number): void {
    this.responseTimes.observe(labels, seconds);
  }

  async text(): Promise<{ type: string; body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }
}
