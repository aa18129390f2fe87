import { Redis } from 'ioredis';
import { ContainerModule } from 'inversify';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { CryptoChance } from '../../adapters/auth/crypto-chance.js';
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
import { SessionStore } from '../../adapters/persistence/account/session-store.js';
import { PostgresCommunity } from '../../adapters/persistence/community/postgres-community.js';
import { CurrentCommunity } from '../../application/community/current-community.js';
import { MikroUnitOfWork } from '../../adapters/persistence/mikro-unit-of-work.js';
import { PostgresAuditLog } from '../../adapters/persistence/moderation/postgres-audit-log.js';
import { PostgresStaffDecisions } from '../../adapters/persistence/moderation/postgres-staff-decisions.js';
import { PostgresTableMates } from '../../adapters/persistence/review-cases/postgres-table-mates.js';
import { PostgresStaffRoles } from '../../adapters/persistence/staff/postgres-staff-roles.js';
import { OverpassPlaces } from '../../adapters/places/overpass-places.js';
import { CachedTiles } from '../../adapters/places/cached-tiles.js';
import { TemplateTiles } from '../../adapters/places/template-tiles.js';
import { CachedPlaces } from '../../adapters/places/cached-places.js';
import { forgetExpiredLimits, SharedRateLimiter } from '../../adapters/rate-limiting/shared-rate-limiter.js';
import { Unlimited } from '../../adapters/rate-limiting/unlimited.js';
import { WiderNetworks } from '../../adapters/rate-limiting/wider-networks.js';
import type { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import { InvalidatingRealtime } from '../../adapters/realtime/invalidating-realtime.js';
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
import type { Clock, ObjectStore } from '../../application/shared/ports.js';
import type { Config } from '../config.js';
import type { Database } from '../database/orm.js';
import { openReplica } from '../database/replica.js';
import { lastBackupGauge } from '../backup/backup-runs.js';
import { BusMetrics } from '../bus-metrics.js';
import { DeliveryMetrics } from '../metrics/delivery-metrics.js';
import { JobMetrics } from '../metrics/job-metrics.js';
import { PoolMetrics } from '../metrics/pool-metrics.js';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import { LoggedBudgetAlarm } from '../text-budget-alarm.js';
import { observedMailer, observedObjectStore, observedTextMessages } from '../observed-services.js';
import { OutageLog } from '../outage-log.js';
import { pollCaches } from '../poll-caches.js';
import { NO_TRACING, type Tracing } from '../tracing/tracing.js';
import { bindClass } from './bind-class.js';
import { LoggedFileAlarm } from '../file-alarm.js';
import { LoggedSolverAlarm } from '../solver-alarm.js';
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

/**
 * Binds what all contexts use: the configuration, the clock, transactions, and the adapters that the settings select.
 */
export async function sharedModule({
  config,
  database,
  sessionSecret,
  filesKey,
  vapidKeys,
  logger,
  clock,
  changes,
  onClose,
  tracing = NO_TRACING,
}: Bindings): Promise<ContainerModule> {
  const outages = new OutageLog(logger);
  const redis = config.redisUrl === undefined ? null : connectRedis(config.redisUrl, outages);
  if (redis) onClose(() => redis.disconnect());
  const objectStore = await openObjectStore(config, outages, onClose);
  // A worker reads no lists.
  const replica =
    config.databaseReplicaUrl === undefined || config.roles === 'worker'
      ? null
      : openReplica(config.databaseReplicaUrl, config.databasePoolSize, database.pool, logger);
  if (replica) onClose(() => replica.close());

  return new ContainerModule(({ bind }) => {
    const { em, pool } = database;
    const userAgent = `${config.appName} (${config.publicUrl})`;
    const unitOfWork = new MikroUnitOfWork(em, async () => changes?.caughtUp());
    const communityRecords = new PostgresCommunity(em);
    const community = new CurrentCommunity(communityRecords, {
      name: config.appName,
      contactEmail: config.contactEmail ?? null,
    });
    const jobs = new GraphileJobs((sql, parameters) => em.execute(sql, parameters));

    bind(t.CONFIG).toConstantValue(config);
    bind(t.TRACING).toConstantValue(tracing);
    bind(t.CHANGE_FEED).toConstantValue(changes ?? null);
    bind(t.DATABASE_URL).toConstantValue(database.url);
    bind(t.REPORT).toConstantValue((error) => logger.warn({ err: error }, 'the chat failed'));
    bind(t.OUTAGES).toConstantValue(outages);
    bind(t.ON_CLOSE).toConstantValue(onClose);
    bind(t.HOME_ZONE).toConstantValue(config.timeZone);
    bind(t.PAUSES_REQUESTS).toConstantValue(config.pausesRequests);
    bind(t.APP_NAME).toConstantValue(config.appName);
    bind(t.CURRENT_NAME).toConstantValue(() => community.shown.name);
    bind(t.CURRENT_CONTACT_EMAIL).toConstantValue(() => community.shown.contactEmail);
    bind(t.COMMUNITY_RECORDS).toConstantValue(communityRecords);
    bind(t.CURRENT_COMMUNITY).toConstantValue(community);
    bind(t.EMAIL_DOMAINS).toConstantValue(config.emailDomains);
    bind(t.PUBLIC_URL).toConstantValue(config.publicUrl);
    bind(t.SESSION_SECRET).toConstantValue(sessionSecret);
    // Before key ids existed, the session secret was the default encryption key.
    bind(t.SEALING_KEYS).toConstantValue({
      current: filesKey,
      earlier: config.earlierFilesKeys,
      withoutId: [sessionSecret],
    });
    bind(t.ENTITY_MANAGER).toConstantValue(em);
    bind(t.POOL).toConstantValue(pool);
    bind(t.LISTS).toConstantValue(replica?.reads ?? pool);
    if (replica) bind(t.METRICS).toConstantValue(replica.counter);
    bind(t.METRICS).toConstantValue(lastBackupGauge(pool));
    const poolMetrics = new PoolMetrics();
    poolMetrics.observe('requests', pool);
    if (replica) poolMetrics.observe('lists', replica.pool);
    bind(t.POOL_METRICS).toConstantValue(poolMetrics);
    bind(t.JOB_METRICS).toConstantValue(new JobMetrics());
    bindClass(bind, DeliveryMetrics, [t.CLOCK], t.DELIVERY_METRICS);
    const serviceMetrics = new ServiceMetrics();
    bind(t.SERVICE_METRICS).toConstantValue(serviceMetrics);
    bind(t.CLOCK).toConstantValue(clock);
    bind(t.UNIT_OF_WORK).toConstantValue(unitOfWork);
    bind(t.JOBS).toConstantValue(jobs);
    bind(t.EVENTS).toConstantValue(jobs);
    bindClass(bind, CryptoChance, [], t.CHANCE);
    const pictureDecoder = new PictureDecoder();
    onClose(() => pictureDecoder.close());
    bind(PictureDecoder).toConstantValue(pictureDecoder);
    bindClass(bind, WebpPictureProcessor, [PictureDecoder], t.PICTURES);

    const afterCommit = (callback: () => Promise<void>) => unitOfWork.afterCommit(callback);
    const busMetrics = new BusMetrics(logger);
    const publisher = new SignalPublisher({
      open:
        config.redisUrl === undefined
          ? postgresBus({ connectionString: database.url })
          : redisBus({ url: config.redisUrl }),
      afterCommit,
      report: (error) => busMetrics.publishFailed(error),
      onLost: (count) => busMetrics.signalsLost(count),
    });
    onClose(() => publisher.close());
    bind(t.BUS_METRICS).toConstantValue(busMetrics);
    const caches = pollCaches(clock, changes, () => busMetrics.isLive);
    bind(t.POLL_CACHES).toConstantValue(caches);
    bind(t.REALTIME).toConstantValue(new InvalidatingRealtime(publisher, caches.answers, afterCommit));
    const securityLog = new SecurityLog(sessionSecret, (fields) => logger.info(fields, 'security event'));
    bind(t.SECURITY_LOG).toConstantValue(securityLog);
    bind(t.SECURITY_EVENTS).toConstantValue(securityLog);
    bind(t.AFTER_COMMIT).toConstantValue(afterCommit);
    const limiter = redis ? SharedRateLimiter.onRedis(redis) : SharedRateLimiter.onPostgres(pool);
    bind(t.RATE_LIMITER).toConstantValue(
      config.rateLimits ? new ObservedLimits(new WiderNetworks(limiter), securityLog) : new Unlimited(),
    );
    bind(t.INBOX).toConstantValue(new DevelopmentInbox(pool, clock));
    const mailer = openMailer(config, community, onClose);
    bind(t.MAILER)
      .toDynamicValue(({ get }) =>
        serviceMetrics.countedMailer(mailer ? observedMailer(mailer, outages) : get(t.INBOX)),
      )
      .inSingletonScope();
    bind(t.MAIL_VERIFICATION).toConstantValue({ of: mailer && (() => mailer.verify()) });
    bind(t.TEXT_MESSAGES)
      .toDynamicValue(({ get }) =>
        serviceMetrics.countedTextMessages(
          config.sms ? observedTextMessages(new TwilioTextMessages(config.sms), outages) : get(t.INBOX),
        ),
      )
      .inSingletonScope();
    bind(t.PUSH_SERVICE).toConstantValue(
      new WebPushService({ keys: vapidKeys, contact: pushContact(config) }),
    );
    bind(t.TEXT_BUDGET_ALARM).toConstantValue(new LoggedBudgetAlarm(logger));
    bind(t.OBJECT_STORE).toConstantValue(objectStore);
    bind(t.GEOCODER)
      .toDynamicValue(() => {
        const { geocoderUrl } = config.map;
        return new ResilientGeocoder({
          service: geocoderUrl ? new PhotonGeocoder({ baseUrl: geocoderUrl, userAgent }) : null,
          fallback: new CityListGeocoder(),
          clock,
          ...outages.of('the geocoder', 'addresses are found in the bundled list of cities'),
        });
      })
      .inSingletonScope();
    bind(t.PLACE_DIRECTORY)
      .toDynamicValue(
        () =>
          new CachedPlaces({
            directory: new OverpassPlaces({ url: config.map.placesUrl, userAgent }),
            clock,
            ...outages.of('the places server', 'the map and venue proposals have no places nearby'),
          }),
      )
      .inSingletonScope();
    bind(t.TILES)
      .toDynamicValue(() => {
        const { tileUrl, tileProxy } = config.map;
        if (!tileProxy) return { of: null };
        const server = new TemplateTiles({ template: tileUrl, userAgent });
        const reports = outages.of('the tile server', 'maps have no background');
        return { of: new CachedTiles({ server, clock, ...reports }) };
      })
      .inSingletonScope();
    bind(t.CONTEXT_REGISTRATION).toConstantValue({
      routes: [],
      errors: {},
      handlers: { 'forget-expired-limits': () => forgetExpiredLimits(pool) },
      recurring: [{ name: 'forget-expired-limits', match: '41 * * * *' }],
    });
    const onError = (error: Error) => logger.warn({ err: error }, 'session store');
    const cookies = { secret: sessionSecret, secure: config.publicUrl.startsWith('https:') };
    const roles = new PostgresStaffRoles(pool, clock);
    const store = new SessionStore({
      pool,
      clock,
      table: 'sessions',
      holder: `(sess -> 'passport' ->> 'user')::integer`,
      isRestricted: 'restricted',
      touchEveryMs: 3_600_000,
      onError,
    });
    const staffStore = new SessionStore({
      pool,
      clock,
      table: 'staff_sessions',
      holder: `(sess ->> 'staffId')::integer`,
      isRestricted: 'false',
      touchEveryMs: 60_000,
      onError,
    });
    bind(t.SESSION_CHAIN).toConstantValue(sessionChain({ ...cookies, store }));
    bind(t.STAFF_SESSION_CHAIN).toConstantValue(
      staffSessionChain(
        { ...cookies, store: staffStore },
        (id) => roles.rightsOf(id),
        config.secondFactorPolicy,
      ),
    );
    const deviceCookies = (place: DevicePlace) =>
      new DeviceCookies(new HmacDeviceTokens(sessionSecret, place), place);
    bind(t.DEVICES).toConstantValue(deviceCookies('app'));
    bind(t.STAFF_DEVICES).toConstantValue(deviceCookies('console'));
    bindClass(bind, HmacSignedLinks, [t.SESSION_SECRET, t.CLOCK], t.SIGNED_LINKS);
    bind(t.FILE_ALARM).toConstantValue(new LoggedFileAlarm(logger));
    bind(t.SOLVER_ALARM).toConstantValue(new LoggedSolverAlarm(logger));
    bind(t.AUDIT_LOG).toConstantValue(
      new ObservedAuditLog(new PostgresAuditLog(em, clock), securityLog, afterCommit),
    );
    bindClass(bind, PostgresStaffDecisions, [t.ENTITY_MANAGER], t.STAFF_DECISIONS);
    bindClass(bind, PostgresTableMates, [t.ENTITY_MANAGER], t.TABLE_MATES);
  });
}

/** @returns null where mails stay in the development inbox */
function openMailer(
  { smtpUrl, mailFrom }: Config,
  community: CurrentCommunity,
  onClose: t.OnClose,
): NodemailerMailer | null {
  if (smtpUrl === undefined) return null;
  const mailer = new NodemailerMailer({
    url: smtpUrl,
    from: mailFrom,
    sender: () => ({ name: community.savedName, replyTo: community.shown.contactEmail }),
  });
  onClose(() => mailer.close());
  return mailer;
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

function connectRedis(url: string, outages: OutageLog): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 2, commandTimeout: 3000, enableOfflineQueue: true });
  const { onFailure, onAnswer } = outages.of('redis', 'requests with a rate limit are refused');
  redis.on('error', onFailure);
  redis.on('ready', onAnswer);
  return redis;
}

/** The address to which push services can write about messages. */
function pushContact({ contactEmail, publicUrl }: Config): string {
  if (contactEmail !== undefined) return `mailto:${contactEmail}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:contact@localhost';
}
