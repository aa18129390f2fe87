import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the process tells Prometheus: Node's own figures, answers by route, and open sockets. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  /**
   * @param filesKeptTooLong asked at every look; where it fails the figure is missing, the others are told
   * @param lostFiles counts by problem, read at every look
   */
  constructor(
    openSockets: () => number,
    filesKeptTooLong: () => Promise<number>,
    lostFiles: Readonly<Record<string, number>>,
  ) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'websocket_connections',
      help: 'Open sockets of this process',
      registers: [this.registry],
      collect() {
        this.set(openSockets());
      },
    });
    new Counter({
      name: 'evidence_files_lost_total',
      help: 'Files of verification reviews that could not be shown to the reviewer, by problem',
      labelNames: ['problem'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [problem, count] of Object.entries(lostFiles)) this.inc({ problem }, count);
      },
    });
    new Gauge({
      name: 'evidence_files_kept_too_long',
      help: 'IDs and photos of verification reviews that should have been deleted by now',
      registers: [this.registry],
      async collect() {
        this.set(await filesKeptTooLong().catch(() => NaN));
      },
    });
  }

  /** Times every answer under its pattern, so that ids do not become labels. */
  readonly timing: RequestHandler = (request, response, next) => {
    const stop = this.answers.startTimer();
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

  async text(): Promise<{ type: string; body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }
}
