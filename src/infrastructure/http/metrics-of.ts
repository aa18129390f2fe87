import { CONTEXTS } from '../compose/contexts.js';
import type { Container } from 'inversify';
import * as t from '../compose/tokens.js';
import { Metrics } from '../observe/metrics.js';
import { productMetrics } from './product-metrics.js';

/** The metrics of a process and its components. */
export function metricsOf(container: Container, openSockets: () => number): Metrics {
  const bus = container.get(t.BUS_METRICS);
  return new Metrics(
    openSockets,
    () => container.get(CONTEXTS).ports.verificationQueries.countFilesKeptPast(container.get(t.CLOCK).now()),
    [
      // First, before the scrape itself takes connections for the readings of the database.
      ...container.get(t.POOL_METRICS).gauges,
      container.get(t.SECURITY_LOG).counter,
      container.get(t.TEXT_BUDGET_ALARM).counter,
      container.get(t.FILE_ALARM).counter,
      container.get(t.SOLVER_ALARM).counter,
      bus.lost,
      // A worker receives no signals.
      ...(container.get(t.CONFIG).roles === 'worker' ? [] : [bus.connected]),
      ...container.getAll(t.METRICS),
      ...productMetrics(container),
    ],
  );
}
