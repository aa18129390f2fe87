import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type { Container } from 'inversify';
import type { Counter, Gauge, Histogram } from 'prom-client';
import { readQueue } from '../../adapters/persistence/figures/postgres-figure-queries.js';
import { jobHandlersOf } from '../compose/container.js';
import { deadJobsGauge, queueMetrics } from '../observe/queue-metrics.js';
import { reviewMetrics } from '../observe/review-metrics.js';
import { seatingMetrics } from '../observe/seating-metrics.js';

/** The product's own figures: those of this process, and those of the database, which are the same on every process. */
export function productMetrics(container: Container): Array<Counter | Gauge | Histogram> {
  const pool = container.get(OPENED).pool;
  const services = container.get(OPENED).serviceMetrics;
  const { roles } = container.get(OPENED).config;
  const tasks = Object.keys(jobHandlersOf(container));
  return [
    ...queueMetrics(pool, tasks),
    deadJobsGauge(container.get(CONTEXTS).ports.deadJobs),
    ...seatingMetrics(pool),
    ...reviewMetrics(() => readQueue(pool, container.get(OPENED).clock.now())),
    services.mails,
    services.mailsWithheld,
    services.mailBounces,
    services.textMessages,
    ...(roles === 'web' ? [] : [container.get(OPENED).jobMetrics.durations]),
    ...(roles === 'worker' ? [] : [container.get(OPENED).deliveryMetrics.durations]),
  ];
}
