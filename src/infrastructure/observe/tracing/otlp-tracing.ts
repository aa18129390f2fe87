import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { JobHandler } from '../../../adapters/jobs/task-list.js';
import type { ServiceReports } from '../outage-log.js';
import { markFailed } from './span-context.js';
import { TracedPostgres } from './traced-postgres.js';
import { tracedRequests } from './traced-requests.js';
import type { Tracing } from './tracing.js';

interface Settings extends Pick<ServiceReports, 'onFailure' | 'onAnswer'> {
  /** The base URL of an OTLP/HTTP collector. */
  readonly endpoint: string;
  /** The share of traces that are recorded, 0 to 1. */
  readonly ratio: number;
  readonly roles: string;
}

/** Beyond it spans are dropped. */
const MAX_QUEUED_SPANS = 8192;
const SEND_EVERY_MS = 2000;
const SEND_TIMEOUT_MS = 5000;

/** Traces of requests, jobs and frames, with their SQL statements, sent to a collector in batches. */
export function otlpTracing(settings: Settings): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tablemates', 'tablemates.roles': settings.roles }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportedExporter(settings),
        maxQueueSize: MAX_QUEUED_SPANS,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('tablemates');
  const active = new AsyncLocalStorage<Span>();
  const postgres = new TracedPostgres(tracer, active);
  const during = duringSpan(tracer, active);
  return {
    statements: (pool) => postgres.observe(pool),
    requests: tracedRequests(tracer, active),
    jobs: (handlers) =>
      Object.fromEntries(
        Object.entries(handlers).map(([task, handle]): [string, JobHandler] => [
          task,
          (payload, job) =>
            during(`job ${task}`, SpanKind.CONSUMER, { 'job.task': task }, () => handle(payload, job)),
        ]),
      ),
    frame: (type, work) => during(`frame ${type}`, SpanKind.SERVER, { 'websocket.frame': type }, work),
    close: async () => {
      postgres.close();
      await provider.shutdown();
    },
  };
}

type Attributes = Readonly<Record<string, string>>;

/** Runs work in a span of a trace of its own. */
function duringSpan(tracer: Tracer, active: AsyncLocalStorage<Span>) {
  return async <T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    work: () => Promise<T>,
  ): Promise<T> => {
    const span = tracer.startSpan(name, { kind, attributes: { ...attributes } }, ROOT_CONTEXT);
    try {
      return await active.run(span, work);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  };
}

/** Reports the outage of a collector, which the SDK drops silently. */
function reportedExporter({ endpoint, onFailure, onAnswer }: Settings): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) onFailure(result.error);
        else onAnswer();
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
