import { ContainerModule } from 'inversify';
import { Gauge } from 'prom-client';
import { operationsErrors } from '../../adapters/http/admin/operations.errors.js';
import { systemRoutes } from '../../adapters/http/admin/system.routes.js';
import { DeadLetters } from '../../adapters/jobs/dead-letters.js';
import { PostgresDeadJobs } from '../../adapters/persistence/operations/postgres-dead-jobs.js';
import { PostgresSystemQueries } from '../../adapters/persistence/operations/postgres-system-queries.js';
import { DeadJobCipher } from '../../adapters/shared/dead-job-cipher.js';
import { CheckServices } from '../../application/operations/check-services.js';
import type { DeadJobs } from '../../application/operations/dead-jobs.js';
import { DiscardDeadJob } from '../../application/operations/discard-dead-job.js';
import { mayKeepPayload } from '../../application/operations/may-keep-payload.js';
import { PURGE_DEAD_JOBS, PurgeDeadJobs } from '../../application/operations/purge-dead-jobs.js';
import { ReadSystem, type SystemQueries } from '../../application/operations/read-system.js';
import { RetryDeadJobs } from '../../application/operations/retry-dead-jobs.js';
import { RetryDeadJob } from '../../application/operations/retry-dead-job.js';
import { allMigrations } from '../database/migrations/all-migrations.js';
import { INNER_POOL, JOB_POOLS } from '../job-pools.js';
import { readVersion } from '../version.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  AUDIT_LOG,
  CHANCE,
  CLOCK,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  JOBS,
  MAIL_VERIFICATION,
  METRICS,
  OBJECT_STORE,
  POOL,
  RATE_LIMITER,
  SEALING_KEYS,
  UNIT_OF_WORK,
} from './tokens.js';

const DEAD_JOBS = token<DeadJobs>('DeadJobs');
const SYSTEM_QUERIES = token<SystemQueries>('SystemQueries');
const COLLECT_DEAD_JOBS = 'collect-dead-jobs';

/** Dead jobs, and what the console shows under System. */
export const operationsModule = new ContainerModule(({ bind }) => {
  bindClass(bind, DeadJobCipher, [SEALING_KEYS]);
  bind(DeadLetters)
    .toResolvedValue((pool, cipher) => new DeadLetters(pool, cipher, mayKeepPayload), [POOL, DeadJobCipher])
    .inSingletonScope();
  bindClass(bind, PostgresDeadJobs, [ENTITY_MANAGER, POOL, DeadJobCipher], DEAD_JOBS);
  bind(SYSTEM_QUERIES)
    .toResolvedValue(
      (pool) =>
        new PostgresSystemQueries(pool, {
          migrations: allMigrations.map(({ name }) => name),
          pools: JOB_POOLS,
          innerPool: INNER_POOL,
        }),
      [POOL],
    )
    .inSingletonScope();
  bindClass(bind, RetryDeadJob, [UNIT_OF_WORK, DEAD_JOBS, JOBS, AUDIT_LOG]);
  bindClass(bind, RetryDeadJobs, [DEAD_JOBS, RetryDeadJob]);
  bindClass(bind, DiscardDeadJob, [UNIT_OF_WORK, DEAD_JOBS, AUDIT_LOG]);
  bindClass(bind, PurgeDeadJobs, [DEAD_JOBS, CLOCK]);
  bindClass(bind, CheckServices, [MAIL_VERIFICATION, OBJECT_STORE, RATE_LIMITER, CHANCE]);
  bind(ReadSystem)
    .toResolvedValue(
      (queries, deadJobs) => new ReadSystem(readVersion(), queries, deadJobs),
      [SYSTEM_QUERIES, DEAD_JOBS],
    )
    .inSingletonScope();
  bind(METRICS)
    .toResolvedValue((deadJobs) => deadJobGauge(deadJobs), [DEAD_JOBS])
    .inSingletonScope();

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: systemRoutes({
          readSystem: get(ReadSystem),
          checkServices: get(CheckServices),
          deadJobs: get(DEAD_JOBS),
          retryDeadJob: get(RetryDeadJob),
          retryDeadJobs: get(RetryDeadJobs),
          discardDeadJob: get(DiscardDeadJob),
        }),
        errors: operationsErrors,
        handlers: {
          [COLLECT_DEAD_JOBS]: async () => void (await get(DeadLetters).collect()),
          [PURGE_DEAD_JOBS]: run(PurgeDeadJobs),
        },
        recurring: [
          { name: COLLECT_DEAD_JOBS, match: '*/5 * * * *' },
          { name: PURGE_DEAD_JOBS, match: '11 4 * * *' },
        ],
      };
    })
    .inSingletonScope();
});

/** NaN if the count fails, so that the other metrics are still returned. */
function deadJobGauge(deadJobs: DeadJobs): Gauge {
  return new Gauge({
    name: 'jobs_dead',
    help: 'Jobs of the last 14 days whose last attempt failed and that were neither retried nor discarded',
    registers: [],
    async collect() {
      this.set(await deadJobs.count().catch(() => NaN));
    },
  });
}
