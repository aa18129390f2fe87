import { CheckServices, type VerifyMailServer } from '../../application/operations/check-services.js';
import type { DeadJobs } from '../../application/operations/dead-jobs.js';
import { DiscardDeadJob } from '../../application/operations/discard-dead-job.js';
import { PURGE_DEAD_JOBS, purgeDeadJobs } from '../../application/operations/purge-dead-jobs.js';
import { ReadSystem, type Release, type SystemQueries } from '../../application/operations/read-system.js';
import { RetryDeadJob } from '../../application/operations/retry-dead-job.js';
import { RetryDeadJobs } from '../../application/operations/retry-dead-jobs.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly deadJobs: DeadJobs;
  /** Moves jobs without attempts left out of the queue. */
  readonly deadLetters: { collect(): Promise<unknown> };
  readonly systemQueries: SystemQueries;
  readonly release: Release;
  readonly verifyMailServer: VerifyMailServer;
}

const COLLECT_DEAD_JOBS = 'collect-dead-jobs';

/** Dead jobs, and what the console shows under System. */
export function composeOperations(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, objects, audit, limiter, chance, clock } = shared;
  const { deadJobs, deadLetters, systemQueries, release, verifyMailServer } = ports;
  const retryDeadJob = new RetryDeadJob(unitOfWork, deadJobs, jobs, audit);
  const background: Background = {
    handlers: {
      [COLLECT_DEAD_JOBS]: { execute: () => deadLetters.collect() },
      [PURGE_DEAD_JOBS]: purgeDeadJobs(deadJobs, clock),
    },
    recurring: [
      { name: COLLECT_DEAD_JOBS, match: '*/5 * * * *' },
      { name: PURGE_DEAD_JOBS, match: '11 4 * * *' },
    ],
  };
  return {
    readSystem: new ReadSystem(release, systemQueries, deadJobs),
    checkServices: new CheckServices({ of: verifyMailServer }, objects, limiter, chance),
    retryDeadJob,
    retryDeadJobs: new RetryDeadJobs(deadJobs, retryDeadJob),
    discardDeadJob: new DiscardDeadJob(unitOfWork, deadJobs, audit),
    background,
  };
}
