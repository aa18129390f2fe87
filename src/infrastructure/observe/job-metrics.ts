import { Histogram } from 'prom-client';
import type { JobHandler } from '../../adapters/jobs/task-list.js';

/** Measures the jobs that this process runs. */
export class JobMetrics {
  readonly durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of one attempt at a job, by task and outcome (done, failed)',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [],
  });

  /** @returns the same handlers, measured */
  measured(handlers: Readonly<Record<string, JobHandler>>): Record<string, JobHandler> {
    return Object.fromEntries(
      Object.entries(handlers).map(([task, handle]): [string, JobHandler] => {
        // A series that began with its first value would have no increase for Prometheus.
        for (const outcome of ['done', 'failed']) this.durations.zero({ task, outcome });
        return [
          task,
          async (payload, job) => {
            const stop = this.durations.startTimer({ task });
            try {
              await handle(payload, job);
            } catch (error) {
              stop({ outcome: 'failed' });
              throw error;
            }
            stop({ outcome: 'done' });
          },
        ];
      }),
    );
  }
}
