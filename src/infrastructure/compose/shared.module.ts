import { Redis } from 'ioredis';
import { ContainerModule } from 'inversify';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { CryptoChance } from '../../adapters/auth/crypto-chance.js';
import { hmacBounceTokens } from '../../adapters/auth/hmac-bounce-tokens.js';
import { HmacDeviceTokens } from '../../adapters/auth/hmac-device-tokens.js';
import { HmacSignedLinks } from '../../adapters/auth/hmac-signed-links.js';
import { CityListGeocoder } from '../../adapters/geocoding/city-list-geocoder.js';
import { PhotonGeocoder } from '../../adapters/geocoding/photon-geocoder.js';
import { ResilientGeocoder } from '../../adapters/geocoding/resilient-geocoder.js';
import { DeviceCookies } from '../../adapters/http/account/device-cookies.js';
import { staffSessionChain } from '../../adapters/http/admin/staff-session.js';
import { sessionChain } from '../../adapters/http/session.js';
import { GraphileJobs } from '../../adapters/jobs/graphile-jobs.js';
import { DevelopmentInbox } from '../../adapters/mail/development-inbox.js';
import { NodemailerMailer } from '../../adapters/mail/nodemailer-mailer.js';
import { domainOf } from '../../adapters/mail/domain-of.js';
import { NodeMailDns } from '../../adapters/mail/node-mail-dns.js';
import { SessionStore } from '../../adapters/persistence/sessions/session-store.js';
import { PostgresCommunity } from '../../adapters/persistence/community/postgres-community.js';
import { CurrentCommunity } from '../../application/community/current-community.js';
import { MikroUnitOfWork } from '../../adapters/persistence/mikro-unit-of-work.js';
import { PostgresAuditLog } from '../../adapters/persistence/audit/postgres-audit-log.js';
import { PostgresStaffDecisions } from '../../adapters/persistence/audit/postgres-staff-decisions.js';
import { PostgresTableMates } from '../../adapters/persistence/review-cases/postgres-table-mates.js';
import { PostgresStaffRoles } from '../../adapters/persistence/staff/postgres-staff-roles.js';
import { OverpassPlaces } from '../../adapters/places/overpass-places.js';
import { CachedTiles } from '../../adapters/places/cached-tiles.js';
import { TemplateTiles } from '../../adapters/places/template-tiles.js';
import { ForkedOpeningHours } from '../../adapters/places/forked-opening-hours.js';
import { regionOf } from '../../adapters/geocoding/region-of.js';
import { zoneOf } from '../../adapters/geocoding/time-zone-of.js';
import { CachedPlaces } from '../../adapters/places/cached-places.js';
import { SharedRateLimiter } from '../../adapters/rate-limiting/shared-rate-limiter.js';
import { Unlimited } from '../../adapters/rate-limiting/unlimited.js';
import { WiderNetworks } from '../../adapters/rate-limiting/wider-networks.js';
import type { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import { postgresBus } from '../../adapters/realtime/postgres-bus.js';
import { redisBus } from '../../adapters/realtime/redis-bus.js';
import { SignalPublisher } from '../../adapters/realtime/signal-publisher.js';
import { ObservedAuditLog } from '../../adapters/security-log/observed-audit-log.js';
import { ObservedLimits } from '../../adapters/security-log/observed-limits.js';
import type { VapidKeys } from '../../adapters/push/vapid-keys.js';
import { WebPushService } from '../../adapters/push/web-push-service.js';
import { SecurityLog } from '../../adapters/security-log/security-log.js';
import { TwilioTextMessages } from '../../adapters/sms/twilio-text-messages.js';
import { DiskObjectStore } from '../../adapters/storage/disk-object-store.js';
import { PictureDecoder } from '../../adapters/storage/picture-decoder.js';
import { WebpPictureProcessor } from '../../adapters/storage/picture-processor.js';
import type { DevicePlace } from '../../application/account/known-device.js';
import type { MailDomains } from '../../application/operations/check-sender-records.js';
import type { Clock, ObjectStore, RateLimiter } from '../../application/shared/ports.js';
import type { Config } from '../config/config.js';
import type { Database } from '../database/orm.js';
import { openReplica } from '../database/replica.js';
import { backupAgeGauge } from '../backup/backup-runs.js';
import { diskGauge } from '../observe/disk-gauge.js';
import { BusMetrics } from '../observe/bus-metrics.js';
import { DeliveryMetrics } from '../observe/delivery-metrics.js';
import { JobMetrics } from '../observe/job-metrics.js';
import { PoolMetrics } from '../observe/pool-metrics.js';
import { ServiceMetrics } from '../observe/service-metrics.js';
import { LoggedBudgetAlarm } from '../observe/text-budget-alarm.js';
import {
  observedLimiter,
  observedMailer,
  observedObjectStore,
  observedTextMessages,
} from '../observe/observed-services.js';
import { OutageLog, type ServiceReports } from '../observe/outage-log.js';
import { pollCaches, tagsOf } from './poll-caches.js';
import { NO_TRACING, type Tracing } from '../observe/tracing/tracing.js';
import { HOUR_MS, MINUTE_MS } from '../../domain/shared/durations.js';
import { lazily } from './token.js';
import type { Get } from './postgres-ports.js';
import { LoggedFileAlarm } from '../observe/file-alarm.js';
import { LoggedSolverAlarm } from '../observe/solver-alarm.js';
import * as t from './tokens.js';

export interface Bindings {
  readonly config: Config;
  readonly database: Database;
  readonly sessionSecret: string;
  readonly filesKey: string;
  readonly vapidKeys: VapidKeys;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Missing in a command line tool, which caches nothing. */
  readonly changes?: ChangeFeed;
  readonly onClose: t.OnClose;
  /** Missing in a command line tool. */
  readonly tracing?: Tracing;
}

/** What is opened once, before anything is bound. */
interface Opened extends Bindings {
  readonly outages: OutageLog;
  readonly objectStore: ObjectStore;
  readonly limiter: RateLimiter;
  /** Undefined without a Redis. */
  readonly redisReports: ServiceReports | undefined;
  /** Null without one, and in a worker, which reads no lists. */
  readonly replica: ReturnType<typeof openReplica> | null;
  readonly unitOfWork: MikroUnitOfWork;
  readonly communityRecords: PostgresCommunity;
  readonly community: CurrentCommunity;
  readonly securityLog: SecurityLog;
}

type Bind = <T>(id: t.Token<T>, value: T) => void;
type BindLazily = <T>(id: t.Token<T>, open: (get: Get) => T) => void;

/**
 * Binds what all contexts use: the configuration, the clock, transactions, and the adapters that the settings select.
 */
export async function sharedModule(bindings: Bindings): Promise<ContainerModule> {
  const opened = await open(bindings);
  return new ContainerModule(({ bind }) => {
    const constant: Bind = (id, value) => void bind<unknown>(id).toConstantValue(value);
    const lazy = lazily(bind);
    bindSettings(constant, opened);
    bindDatabase(constant, opened);
    bindRealtime(constant, opened);
    bindFiles(constant, opened);
    bindMessages(constant, lazy, opened);
    bindPlaces(lazy, opened);
    bindSessions(constant, opened);
    bindAudit(constant, opened);
  });
}

async function open(bindings: Bindings): Promise<Opened> {
  const { config, database, changes, sessionSecret, logger, onClose } = bindings;
  const outages = new OutageLog(logger);
  const redis = config.redisUrl === undefined ? null : connectRedis(config.redisUrl, outages);
  if (redis) onClose(() => redis.client.disconnect());
  const objectStore = await openObjectStore(config, outages, onClose);
  const replica =
    config.databaseReplicaUrl === undefined || config.roles === 'worker'
      ? null
      : openReplica(config.databaseReplicaUrl, config.databasePoolSize, database.pool, logger);
  if (replica) onClose(() => replica.close());
  const communityRecords = new PostgresCommunity(database.em);
  return {
    ...bindings,
    outages,
    limiter: redis
      ? observedLimiter(SharedRateLimiter.onRedis(redis.client), redis.reports)
      : SharedRateLimiter.onPostgres(database.pool),
    redisReports: redis?.reports,
    objectStore,
    replica,
    unitOfWork: new MikroUnitOfWork(database.em, async () => changes?.caughtUp()),
    communityRecords,
    community: new CurrentCommunity(communityRecords, {
      name: config.appName,
      contactEmail: config.contactEmail ?? null,
    }),
    securityLog: new SecurityLog(sessionSecret, (fields) => logger.info(fields, 'security event')),
  };
}

function bindSettings(bind: Bind, opened: Opened): void {
  const { config, community, communityRecords, sessionSecret, filesKey, logger, onClose } = opened;
  bind(t.CONFIG, config);
  bind(t.TRACING, opened.tracing ?? NO_TRACING);
  bind(t.CHANGE_FEED, opened.changes ?? null);
  bind(t.REPORT, (error) => logger.warn({ err: error }, 'the chat failed'));
  bind(t.OUTAGES, opened.outages);
  bind(t.REDIS_REPORTS, opened.redisReports ?? null);
  bind(t.ON_CLOSE, onClose);
  bind(t.HOME_ZONE, config.timeZone);
  bind(t.CURRENT_NAME, () => community.shown.name);
  bind(t.CURRENT_CONTACT_EMAIL, () => community.shown.contactEmail);
  bind(t.COMMUNITY_RECORDS, communityRecords);
  bind(t.CURRENT_COMMUNITY, community);
  bind(t.SESSION_SECRET, sessionSecret);
  bind(t.REPORT_BACKUP, (err) =>
    logger.error({ err, alert: 'backup_failed' }, 'the backup failed and is tried again in an hour'),
  );
  bind(t.SEALING_KEYS, { current: filesKey, earlier: config.earlierFilesKeys });
  bind(t.TEXT_BUDGET_ALARM, new LoggedBudgetAlarm(logger));
  bind(t.FILE_ALARM, new LoggedFileAlarm(logger));
  bind(t.SOLVER_ALARM, new LoggedSolverAlarm(logger));
}

function bindDatabase(
  bind: Bind,
  { database, replica, limiter, clock, unitOfWork, ...opened }: Opened,
): void {
  const { em, pool, url } = database;
  const jobs = new GraphileJobs((sql, parameters) => em.execute(sql, parameters));
  const poolMetrics = new PoolMetrics();
  poolMetrics.observe('requests', pool);
  if (replica) poolMetrics.observe('lists', replica.pool);
  bind(t.DATABASE_URL, url);
  bind(t.ENTITY_MANAGER, em);
  bind(t.POOL, pool);
  bind(t.LISTS, replica?.reads ?? pool);
  if (replica) bind(t.METRICS, replica.counter);
  bind(t.METRICS, backupAgeGauge(pool));
  bind(t.METRICS, diskGauge(opened.config.dataDir));
  bind(t.POOL_METRICS, poolMetrics);
  bind(t.JOB_METRICS, new JobMetrics());
  bind(t.DELIVERY_METRICS, new DeliveryMetrics(clock));
  bind(t.CLOCK, clock);
  bind(t.CHANCE, new CryptoChance());
  bind(t.UNIT_OF_WORK, unitOfWork);
  bind(t.JOBS, jobs);
  bind(t.HANDLED_JOBS, jobs);
  bind(t.EVENTS, jobs);
  bind(
    t.RATE_LIMITER,
    opened.config.rateLimits
      ? new ObservedLimits(new WiderNetworks(limiter), opened.securityLog)
      : new Unlimited(),
  );
}

function bindRealtime(bind: Bind, { config, database, changes, clock, unitOfWork, ...opened }: Opened): void {
  const afterCommit = (callback: () => Promise<void>) => unitOfWork.afterCommit(callback);
  const busMetrics = new BusMetrics(opened.logger);
  const caches = pollCaches(clock, changes, () => busMetrics.isLive);
  const publisher = new SignalPublisher({
    open:
      config.redisUrl === undefined
        ? postgresBus({ connectionString: database.url })
        : redisBus({ url: config.redisUrl }),
    afterCommit,
    onCommitted: (signal) => caches.answers.invalidate(tagsOf(signal)),
    report: (error) => busMetrics.publishFailed(error),
    onLost: (count) => busMetrics.signalsLost(count),
  });
  opened.onClose(() => publisher.close());
  bind(t.AFTER_COMMIT, afterCommit);
  bind(t.BUS_METRICS, busMetrics);
  bind(t.POLL_CACHES, caches);
  bind(t.REALTIME, publisher);
}

function bindFiles(bind: Bind, { objectStore, onClose }: Opened): void {
  const decoder = new PictureDecoder();
  onClose(() => decoder.close());
  bind(t.PICTURE_DECODER, decoder);
  bind(t.PICTURES, new WebpPictureProcessor(decoder));
  bind(t.OBJECT_STORE, objectStore);
}

/** Mails, text messages and push messages. */
function bindMessages(bind: Bind, lazy: BindLazily, opened: Opened): void {
  const { config, database, clock, outages, community, sessionSecret, vapidKeys, onClose } = opened;
  const mailer = openMailer(config, community, onClose);
  const metrics = new ServiceMetrics();
  bind(t.SERVICE_METRICS, metrics);
  bind(t.INBOX, new DevelopmentInbox(database.pool, clock));
  bind(t.MAIL_SERVER, { of: mailer });
  bind(t.MAIL_DNS, new NodeMailDns());
  bind(t.MAIL_DOMAINS, mailDomainsOf(config));
  bind(t.BOUNCE_TOKENS, config.bounces ? hmacBounceTokens(sessionSecret) : null);
  lazy(t.MAILER, (get) => metrics.countedMailer(mailer ? observedMailer(mailer, outages) : get(t.INBOX)));
  lazy(t.TEXT_MESSAGES, (get) =>
    metrics.countedTextMessages(
      config.sms ? observedTextMessages(new TwilioTextMessages(config.sms), outages) : get(t.INBOX),
    ),
  );
  bind(t.PUSH_SERVICE, new WebPushService({ keys: vapidKeys, contact: pushContact(config) }));
}

function bindPlaces(lazy: BindLazily, { config, clock, outages, logger, onClose }: Opened): void {
  const userAgent = `${config.appName} (${config.publicUrl})`;
  const { geocoderUrl, placesUrl, tileUrl, tileProxy } = config.map;
  lazy(
    t.GEOCODER,
    () =>
      new ResilientGeocoder({
        service: geocoderUrl ? new PhotonGeocoder({ baseUrl: geocoderUrl, userAgent }) : null,
        fallback: new CityListGeocoder(),
        clock,
        ...outages.of('the geocoder', 'addresses are found in the bundled list of cities'),
      }),
  );
  lazy(
    t.PLACE_DIRECTORY,
    () =>
      new CachedPlaces({
        directory: new OverpassPlaces({ url: placesUrl, userAgent }),
        clock,
        ...outages.of('the places server', 'the map and venue proposals have no places nearby'),
      }),
  );
  lazy(t.OPENING_HOURS, () => {
    const onFailure = (err: unknown) => logger.warn({ err }, 'opening hours cannot be read');
    const reader = new ForkedOpeningHours({ zoneOf, regionOf, onFailure });
    onClose(() => reader.close());
    return reader;
  });
  lazy(t.TILES, () => {
    if (!tileProxy) return { of: null };
    const server = new TemplateTiles({ template: tileUrl, userAgent });
    return {
      of: new CachedTiles({ server, clock, ...outages.of('the tile server', 'maps have no background') }),
    };
  });
}

function bindSessions(bind: Bind, { config, database, clock, sessionSecret, logger }: Opened): void {
  const { pool } = database;
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
  bind(t.SESSION_CHAIN, sessionChain({ ...cookies, store }));
  bind(
    t.STAFF_SESSION_CHAIN,
    staffSessionChain({ ...cookies, store: staffStore }, rightsOf, config.secondFactorPolicy),
  );
  bind(t.DEVICES, devices('app'));
  bind(t.STAFF_DEVICES, devices('console'));
  bind(t.SIGNED_LINKS, new HmacSignedLinks(sessionSecret, clock));
}

function bindAudit(bind: Bind, { database, clock, securityLog, unitOfWork }: Opened): void {
  const { em } = database;
  const afterCommit = (callback: () => Promise<void>) => unitOfWork.afterCommit(callback);
  bind(t.SECURITY_LOG, securityLog);
  bind(t.SECURITY_EVENTS, securityLog);
  bind(t.AUDIT_LOG, new ObservedAuditLog(new PostgresAuditLog(em, clock), securityLog, afterCommit));
  bind(t.STAFF_DECISIONS, new PostgresStaffDecisions(em));
  bind(t.TABLE_MATES, new PostgresTableMates(em));
}

/** @returns null where mails stay in the development inbox */
function openMailer(
  { smtpUrl, smtpOAuth2, smtpCa, mailFrom, bounces }: Config,
  community: CurrentCommunity,
  onClose: t.OnClose,
): NodemailerMailer | null {
  if (smtpUrl === undefined) return null;
  const mailer = new NodemailerMailer({
    url: smtpUrl,
    from: mailFrom,
    oauth2: smtpOAuth2,
    ca: smtpCa,
    bounceAddress: bounces?.address,
    sender: () => ({ name: community.savedName, replyTo: community.shown.contactEmail }),
  });
  onClose(() => mailer.close());
  return mailer;
}

function mailDomainsOf({ mailFrom, bounces }: Config): MailDomains {
  const from = domainOf(mailFrom);
  return { from, envelope: bounces ? domainOf(bounces.address) : from };
}

/** Loaded only if S3 is configured, because the AWS SDK is large. */
async function openObjectStore(
  { s3, dataDir }: Config,
  outages: OutageLog,
  onClose: t.OnClose,
): Promise<ObjectStore> {
  if (!s3) {
    const disk = new DiskObjectStore(join(dataDir, 'storage'));
    void disk.removeOrphans();
    return observedObjectStore(disk, outages);
  }
  const { S3ObjectStore } = await import('../../adapters/storage/s3-object-store.js');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  const store = new S3ObjectStore({ bucket, region, credentials, ...(endpoint && { endpoint }) });
  onClose(() => store.close());
  return observedObjectStore(store, outages);
}

function connectRedis(url: string, outages: OutageLog): { client: Redis; reports: ServiceReports } {
  const client = new Redis(url, { maxRetriesPerRequest: 2, commandTimeout: 3000, enableOfflineQueue: true });
  const reports = outages.of('redis', 'requests with a rate limit are refused, and live updates wait');
  client.on('error', reports.onFailure);
  client.on('ready', reports.onAnswer);
  return { client, reports };
}

/** The address to which push services can write about messages. */
function pushContact({ contactEmail, publicUrl }: Config): string {
  if (contactEmail !== undefined) return `mailto:${contactEmail}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:contact@localhost';
}
