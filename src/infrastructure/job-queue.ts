import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { DeadLetters } from '../adapters/jobs/dead-letters.js';
import { JobRunner, STOP_TIMEOUT_MS } from '../adapters/jobs/job-runner.js';
import type { JobHandler } from '../adapters/jobs/task-list.js';
import { JOB_POOLS } from './job-pools.js';
import type { ShutdownHooks } from './shutdown-hooks.js';
import { openWorkerPool } from './database/worker-pool.js';
import * as t from './di/tokens.js';

/** Starts the job queue. With `jobsAtStart` each recurring job also runs once now, to catch up on missed runs. */
export async function startJobs(
  container: Container,
  databaseUrl: string,
  jobsAtStart: boolean,
  logger: Logger,
  shutdownHooks: ShutdownHooks,
): Promise<void> {
  const registrations = container.getAll(t.CONTEXT_REGISTRATION);
  const workerPool = openWorkerPool(databaseUrl, logger);
  shutdownHooks.add(() => workerPool.end());
  container.get(t.POOL_METRICS).observe('jobs', workerPool);
  const recurring = registrations.flatMap((registration) => registration.recurring);
  const handlers = Object.assign({}, ...registrations.map((registration) => registration.handlers)) as Record<
    string,
    JobHandler
  >;
  const runner = new JobRunner({
    pool: workerPool,
    handlers: container.get(t.TRACING).jobs(container.get(t.JOB_METRICS).measured(handlers)),
    recurring,
    jobPools: JOB_POOLS,
    deadLetters: container.get(DeadLetters),
    log: logger,
  });
  await runner.start();
  shutdownHooks.add(() => runner.stop(), STOP_TIMEOUT_MS + 1000);
  for (const { name } of jobsAtStart ? recurring : [])
    await container.get(t.JOBS).add(name, {}, { key: `at-start:${name}` });
}
