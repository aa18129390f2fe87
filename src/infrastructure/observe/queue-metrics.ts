import type pg from 'pg';
import type { Gauge } from 'prom-client';
import type { DeadJobs } from '../../application/operations/dead-jobs.js';
import { type QueueLength, readQueueLengths } from '../../adapters/jobs/queue-lengths.js';
import { scrapedGauge, sharedReading } from './scraped-gauge.js';

/** The label of tasks that this release does not have, such as those of a later one, so that labels stay bounded. */
const OTHER = 'other';
const NO_JOBS = { due: 0, oldestSeconds: 0, retrying: 0, running: 0 };

/**
 * Gauges of the job queue, which all processes share: each process has the same values.
 * @param tasks the tasks of this release; each has a value, also without jobs
 */
export function queueMetrics(pool: Pick<pg.Pool, 'query'>, tasks: readonly string[]): Gauge[] {
  const read = sharedReading(async () => byTask(await readQueueLengths(pool), tasks));
  const gauge = (name: string, help: string, valueOf: (length: QueueLength) => number): Gauge =>
    scrapedGauge(name, help, ['task'], read, (lengths) =>
      lengths.map((length) => ({ labels: { task: length.task }, value: valueOf(length) })),
    );
  return [
    gauge('jobs_due', 'Jobs that are due and not started, of at most 10,000 waiting ones', ({ due }) => due),
    gauge(
      'jobs_oldest_due_age_seconds',
      'How long the oldest due job has waited for a worker',
      ({ oldestSeconds }) => oldestSeconds,
    ),
    gauge('jobs_retrying', 'Jobs that failed at least once and are tried again', ({ retrying }) => retrying),
    gauge('jobs_running', 'Jobs that a worker is running', ({ running }) => running),
  ];
}

/** NaN if the count fails, so that the other metrics are still returned. */
export const deadJobsGauge = (deadJobs: Pick<DeadJobs, 'count'>): Gauge =>
  scrapedGauge(
    'jobs_dead',
    'Jobs of the last 14 days whose last attempt failed and that were neither retried nor discarded',
    [],
    () => deadJobs.count().catch(() => null),
    (value) => [{ value }],
  );

function byTask(lengths: readonly QueueLength[], tasks: readonly string[]): QueueLength[] {
  const found = new Map<string, QueueLength>(tasks.map((task) => [task, { task, ...NO_JOBS }]));
  for (const length of lengths) {
    const task = found.has(length.task) ? length.task : OTHER;
    const { due, oldestSeconds, retrying, running } = found.get(task) ?? NO_JOBS;
    found.set(task, {
      task,
      due: due + length.due,
      oldestSeconds: Math.max(oldestSeconds, length.oldestSeconds),
      retrying: retrying + length.retrying,
      running: running + length.running,
    });
  }
  return [...found.values()];
}
