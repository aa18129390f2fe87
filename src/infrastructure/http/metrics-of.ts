import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type { Container } from 'inversify';
import { Metrics } from '../observe/metrics.js';
import { productMetrics } from './product-metrics.js';

/** The metrics of a process and its components. */
export function metricsOf(container: Container, openSockets: () => number): Metrics {
  const bus = container.get(OPENED).busMetrics;
  return new Metrics(
    openSockets,
    () =>
      container.get(CONTEXTS).ports.verificationQueries.countFilesKeptPast(container.get(OPENED).clock.now()),
    [
      // First, before the scrape itself takes connections for the readings of the database.
      ...container.get(OPENED).poolMetrics.gauges,
      container.get(OPENED).securityLog.counter,
      container.get(OPENED).textBudgetAlarm.counter,
      container.get(OPENED).fileAlarm.counter,
      container.get(OPENED).solverAlarm.counter,
      bus.lost,
      // A worker receives no signals.
      ...(container.get(OPENED).config.roles === 'worker' ? [] : [bus.connected]),
      ...container.get(OPENED).metrics,
      ...productMetrics(container),
    ],
  );
}
