import { OPENED } from '../compose/tokens.js';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { JobRunner, STOP_TIMEOUT_MS } from '../../adapters/jobs/job-runner.js';
import { JOB_POOLS } from '../compose/job-pools.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { openWorkerPool } from '../database/worker-pool.js';
import { CLOCK } from '../compose/clock.js';
import { jobHandlersOf } from '../compose/container.js';

/** Starts the job queue. With `jobsAtStart` each recurring job also runs once now, to catch up on missed runs. */
export async function startJobs(
  container: Container,
  databaseUrl: string,
  jobsAtStart: boolean,
  logger: Logger,
  shutdownHooks: ShutdownHooks,
): Promise<void> {
  const workerPool = openWorkerPool(databaseUrl, logger);
  shutdownHooks.add(() => workerPool.end());
  container.get(OPENED).poolMetrics.observe('jobs', workerPool);
  const runner = new JobRunner({
    pool: workerPool,
    handlers: container
      .get(OPENED)
      .tracing.jobs(container.get(OPENED).jobMetrics.measured(jobHandlersOf(container))),
    recurring: Object.entries(CLOCK).map(([name, match]) => ({ name, match })),
    jobPools: JOB_POOLS,
    deadLetters: container.get(OPENED).deadLetters,
    log: logger,
  });
  await runner.start();
  shutdownHooks.add(() => runner.stop(), STOP_TIMEOUT_MS + 1000);
  for (const name of jobsAtStart ? Object.keys(CLOCK) : [])
    await container.get(OPENED).jobs.add(name, {}, { key: `at-start:${name}` });
}
