import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { CryptoChance } from '../../adapters/auth/crypto-chance.js';
import { GraphileJobs } from '../../adapters/jobs/graphile-jobs.js';
import { PostgresCommunity } from '../../adapters/persistence/community/postgres-community.js';
import { MikroUnitOfWork } from '../../adapters/persistence/mikro-unit-of-work.js';
import type { VapidKeys } from '../../adapters/push/vapid-keys.js';
import { SharedRateLimiter } from '../../adapters/rate-limiting/shared-rate-limiter.js';
import { Unlimited } from '../../adapters/rate-limiting/unlimited.js';
import { WiderNetworks } from '../../adapters/rate-limiting/wider-networks.js';
import type { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import { ObservedLimits } from '../../adapters/security-log/observed-limits.js';
import { SecurityLog } from '../../adapters/security-log/security-log.js';
import { CurrentCommunity } from '../../application/community/current-community.js';
import type { Clock, RateLimiter } from '../../application/shared/ports.js';
import { backupAgeGauge } from '../backup/backup-runs.js';
import type { Config } from '../config/config.js';
import type { Database } from '../database/orm.js';
import { openReplica } from '../database/replica.js';
import { diskGauge } from '../observe/disk-gauge.js';
import { LoggedFileAlarm } from '../observe/file-alarm.js';
import { JobMetrics } from '../observe/job-metrics.js';
import { observedLimiter } from '../observe/observed-services.js';
import { OutageLog } from '../observe/outage-log.js';
import { PoolMetrics } from '../observe/pool-metrics.js';
import { ServiceMetrics } from '../observe/service-metrics.js';
import { LoggedSolverAlarm } from '../observe/solver-alarm.js';
import { LoggedBudgetAlarm } from '../observe/text-budget-alarm.js';
import { NO_TRACING, type Tracing } from '../observe/tracing/tracing.js';
import type { ProductEvent } from './product-event.js';

/** Registers a callback of the shutdown. Callbacks run in reverse order, so register one before what depends on it. */
export type OnClose = (close: () => Promise<void> | void) => void;

/** What differs between processes, and between production and tests. */
export interface Given {
  readonly config: Config;
  readonly database: Database;
  readonly sessionSecret: string;
  readonly filesKey: string;
  readonly vapidKeys: VapidKeys;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Missing where a process keeps no caches, such as a command or a worker. */
  readonly changes?: ChangeFeed;
  /** Missing in a command. */
  readonly tracing?: Tracing;
}

export type Core = ReturnType<typeof openCore>;

/** What everything else of a process is opened with: database, queue, limits, logs and metrics. */
export function openCore(given: Given, redis: Redis | null, onClose: OnClose) {
  const { config, database, logger, changes = null } = given;
  const { em, pool, url: databaseUrl } = database;
  const outages = new OutageLog(logger);
  const replica = openReplicaOf(given, onClose);
  const unitOfWork = new MikroUnitOfWork(em, async () => changes?.caughtUp());
  const communityRecords = new PostgresCommunity(em);
  const poolMetrics = new PoolMetrics();
  poolMetrics.observe('requests', pool);
  if (replica) poolMetrics.observe('lists', replica.pool);
  return {
    ...given,
    changes,
    onClose,
    em,
    pool,
    databaseUrl,
    /** For lists that tolerate a lag of some seconds; never for polls, chat or the reader's own data. */
    lists: replica?.reads ?? pool,
    tracing: given.tracing ?? NO_TRACING,
    chance: new CryptoChance(),
    unitOfWork,
    /** Registers a callback that runs after the current unit of work has committed. */
    afterCommit: (callback: () => Promise<void>) => unitOfWork.afterCommit(callback),
    jobs: new GraphileJobs<ProductEvent>((sql, parameters) => em.execute(sql, parameters)),
    ...openLimits(given, redis, outages),
    communityRecords,
    community: new CurrentCommunity(communityRecords, {
      name: config.appName,
      contactEmail: config.contactEmail ?? null,
    }),
    sealingKeys: { current: given.filesKey, earlier: config.earlierFilesKeys },
    outages,
    textBudgetAlarm: new LoggedBudgetAlarm(logger),
    fileAlarm: new LoggedFileAlarm(logger),
    solverAlarm: new LoggedSolverAlarm(logger),
    /** Logs an error of the chat that no caller awaits. */
    report: (error: unknown) => logger.warn({ err: error }, 'the chat failed'),
    reportBackup: (err: unknown) =>
      logger.error({ err, alert: 'backup_failed' }, 'the backup failed and is tried again in an hour'),
    poolMetrics,
    jobMetrics: new JobMetrics(),
    serviceMetrics: new ServiceMetrics(),
    /** Of what only some configurations have, too. */
    metrics: [...(replica ? [replica.counter] : []), backupAgeGauge(pool), diskGauge(config.dataDir)],
  };
}

/** @returns null without a replica, and in a worker, which reads no lists */
function openReplicaOf({ config, database, logger }: Given, onClose: OnClose) {
  const { databaseReplicaUrl: url, databasePoolSize, roles } = config;
  if (url === undefined || roles === 'worker') return null;
  const replica = openReplica(url, databasePoolSize, database.pool, logger);
  onClose(() => replica.close());
  return replica;
}

function openLimits(
  { config, database, sessionSecret, logger }: Given,
  redis: Redis | null,
  outages: OutageLog,
) {
  const securityLog = new SecurityLog(sessionSecret, (fields) => logger.info(fields, 'security event'));
  const redisReports =
    redis && outages.of('redis', 'requests with a rate limit are refused, and live updates wait');
  redis?.on('error', redisReports!.onFailure);
  redis?.on('ready', redisReports!.onAnswer);
  const shared: RateLimiter = redis
    ? observedLimiter(SharedRateLimiter.onRedis(redis), redisReports!)
    : SharedRateLimiter.onPostgres(database.pool);
  return {
    securityLog,
    /** Of the one outage that all connections to Redis share; null without a Redis. */
    redisReports,
    limiter: config.rateLimits ? new ObservedLimits(new WiderNetworks(shared), securityLog) : new Unlimited(),
  };
}
