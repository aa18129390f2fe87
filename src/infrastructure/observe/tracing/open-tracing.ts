import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import { OutageLog } from '../outage-log.js';
import { NO_TRACING, type Tracing } from './tracing.js';

/** The OpenTelemetry packages are loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export async function openTracing(
  { otlpEndpoint: endpoint, traceRatio: ratio, roles }: Config,
  logger: Logger,
): Promise<Tracing> {
  if (endpoint === undefined) return NO_TRACING;
  const { otlpTracing } = await import('./otlp-tracing.js');
  const reports = new OutageLog(logger).of('the trace collector', 'traces are dropped');
  return otlpTracing({ endpoint, ratio, roles, ...reports });
}
