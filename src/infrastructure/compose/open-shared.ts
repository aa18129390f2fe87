import { nextRun } from '../../adapters/jobs/next-run.js';
import { CLOCK } from './clock.js';
import { Redis } from 'ioredis';
import { Argon2PasswordHasher } from '../../adapters/auth/argon2-password-hasher.js';
import { HmacCodeDigests } from '../../adapters/auth/hmac-code-digests.js';
import { HmacDeviceTokens } from '../../adapters/auth/hmac-device-tokens.js';
import { HmacSignedLinks } from '../../adapters/auth/hmac-signed-links.js';
import { DeviceCookies } from '../../adapters/http/account/device-cookies.js';
import { staffSessionChain } from '../../adapters/http/admin/staff-session.js';
import { sessionChain } from '../../adapters/http/session.js';
import { DeadLetters } from '../../adapters/jobs/dead-letters.js';
import { WORKER_LOCK_CLASS } from '../../adapters/jobs/stale-worker-reaper.js';
import { SessionStore } from '../../adapters/persistence/sessions/session-store.js';
import { PostgresAuditLog } from '../../adapters/persistence/audit/postgres-audit-log.js';
import { PostgresStaffDecisions } from '../../adapters/persistence/audit/postgres-staff-decisions.js';
import { PostgresContacts } from '../../adapters/persistence/match/postgres-contacts.js';
import { PostgresBlocks } from '../../adapters/persistence/moderation/postgres-blocks.js';
import { PostgresReports } from '../../adapters/persistence/moderation/postgres-reports.js';
import { PostgresStandings } from '../../adapters/persistence/moderation/postgres-suspensions.js';
import { PostgresPushDevices } from '../../adapters/persistence/notifications/postgres-push-devices.js';
import { PostgresSystemQueries } from '../../adapters/persistence/operations/postgres-system-queries.js';
import { PostgresTableMates } from '../../adapters/persistence/review-cases/postgres-table-mates.js';
import { PostgresStaffRoles } from '../../adapters/persistence/staff/postgres-staff-roles.js';
import { ObservedAuditLog } from '../../adapters/security-log/observed-audit-log.js';
import { DeadJobCipher } from '../../adapters/shared/dead-job-cipher.js';
import { ThreadEngine } from '../../adapters/seating/thread-engine.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import { Notifier } from '../../application/notifications/notifier.js';
import { mayKeepPayload } from '../../application/operations/may-keep-payload.js';
import { PictureStore } from '../../application/shared/picture-store.js';
import type { DevicePlace } from '../../application/account/known-device.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { HOUR_MS, MINUTE_MS } from '../../domain/shared/durations.js';
import { ShutdownHooks } from '../config/shutdown-hooks.js';
import { allMigrations } from '../database/migrations/all-migrations.js';
import { INNER_POOL, JOB_POOLS } from './job-pools.js';
import { type Core, type Given, openCore } from './open-core.js';
import { openLive } from './open-live.js';
import { openServices } from './open-services.js';
import type { Shared } from './shared.js';

export type Opened = Awaited<ReturnType<typeof openShared>>;

/**
 * Opens once what the contexts, routes and sockets of a process share, with the adapters that the settings select. Nothing but
 * Redis connects before it is used.
 */
export async function openShared(given: Given) {
  const hooks = new ShutdownHooks();
  const onClose = (close: () => Promise<void> | void) => hooks.add(close);
  try {
    const redis = connectRedis(given, onClose);
    const core = openCore(given, redis, onClose);
    const live = openLive(core);
    const services = await openServices(core);
    const own = { ...core, ...live, ...services, ...openSessions(core), ...openAdapters(core) };
    return { ...own, shared: sharedOf(own), close: () => hooks.run() };
  } catch (error) {
    await hooks.run();
    throw error;
  }
}

function connectRedis({ config: { redisUrl } }: Given, onClose: Core['onClose']): Redis | null {
  if (redisUrl === undefined) return null;
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: 2,
    commandTimeout: 3000,
    enableOfflineQueue: true,
  });
  onClose(() => redis.disconnect());
  return redis;
}

function openSessions({ config, pool, clock, sessionSecret, logger }: Core) {
  const onError = (error: Error) => logger.warn({ err: error }, 'session store');
  const cookies = { secret: sessionSecret, secure: config.publicUrl.startsWith('https:') };
  const roles = new PostgresStaffRoles(pool, clock);
  const store = new SessionStore({
    pool,
    clock,
    table: 'sessions',
    holder: `(sess -> 'passport' ->> 'user')::integer`,
    isRestricted: 'restricted',
    touchEveryMs: HOUR_MS,
    onError,
  });
  const staffStore = new SessionStore({
    pool,
    clock,
    table: 'staff_sessions',
    holder: `(sess ->> 'staffId')::integer`,
    isRestricted: 'false',
    touchEveryMs: MINUTE_MS,
    onError,
  });
  const rightsOf = (id: number) => roles.rightsOf(id);
  const devices = (place: DevicePlace) =>
    new DeviceCookies(new HmacDeviceTokens(sessionSecret, place), place);
  return {
    sessionChain: sessionChain({ ...cookies, store }),
    staffSessionChain: staffSessionChain(
      { ...cookies, store: staffStore },
      rightsOf,
      config.secondFactorPolicy,
    ),
    devices: devices('app'),
    staffDevices: devices('console'),
    links: new HmacSignedLinks(sessionSecret, clock),
    passwords: new Argon2PasswordHasher(config.passwordMemoryKib),
    digests: new HmacCodeDigests(sessionSecret),
  };
}

/** What several contexts use, and what the queue and the console know of it. */
function openAdapters(core: Core) {
  const { em, pool, clock, jobs, sealingKeys } = core;
  const seatingEngine = new ThreadEngine({ onSolverFailure: core.solverAlarm.raise });
  core.onClose(() => seatingEngine.close());
  return {
    blocks: new PostgresBlocks(em),
    reports: new PostgresReports(em, jobs),
    pushDevices: new PostgresPushDevices(em),
    audit: new ObservedAuditLog(new PostgresAuditLog(em, clock), core.securityLog, core.afterCommit),
    seatingEngine,
    deadLetters: new DeadLetters(pool, new DeadJobCipher(sealingKeys), mayKeepPayload),
    systemQueries: new PostgresSystemQueries(pool, {
      migrations: allMigrations.map(({ name }) => name),
      pools: JOB_POOLS,
      innerPool: INNER_POOL,
      clock: Object.entries(CLOCK).map(([name, match]) => ({
        name,
        nextAfter: (instant) => nextRun(match, instant),
      })),
      workerLockClass: WORKER_LOCK_CLASS,
    }),
  };
}

type Own = Core &
  ReturnType<typeof openLive> &
  Awaited<ReturnType<typeof openServices>> &
  ReturnType<typeof openSessions> &
  ReturnType<typeof openAdapters>;

function sharedOf(own: Own): Shared {
  const { unitOfWork, clock, chance, jobs, realtime, limiter, links, audit, em, community } = own;
  const { appName: settledName, publicUrl, timeZone } = own.config;
  const appName = () => community.shown.name;
  return {
    unitOfWork,
    clock,
    chance,
    jobs,
    realtime,
    limiter,
    links,
    audit,
    reads: new AuditedReads(unitOfWork, audit, limiter),
    staffDecisions: new PostgresStaffDecisions(em),
    tableMates: new PostgresTableMates(em),
    securityEvents: own.securityLog,
    goodStanding: new GoodStanding(new PostgresStandings(em), clock),
    contacts: new PostgresContacts(em),
    notifier: new Notifier(jobs, links, own.pushDevices, clock, appName, publicUrl),
    objects: own.objectStore,
    pictures: new PictureStore(own.objectStore, own.pictureProcessor, chance, limiter),
    geocoder: own.geocoder,
    appName,
    settledName,
    contactEmail: () => community.shown.contactEmail,
    publicUrl,
    homeZone: timeZone,
  };
}
