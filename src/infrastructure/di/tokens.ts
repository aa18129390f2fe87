import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import type pg from 'pg';
import type { Counter, Gauge } from 'prom-client';
import type { RecurringJob } from '../../adapters/jobs/job-runner.js';
import type { JobHandler } from '../../adapters/jobs/task-list.js';
import type { DeviceCookies } from '../../adapters/http/account/device-cookies.js';
import type { ErrorTable } from '../../adapters/http/error-table.js';
import type { Route } from '../../adapters/http/route.js';
import type { EmailDomains } from '../../domain/account/email-domains.js';
import type { DevelopmentInbox } from '../../adapters/mail/development-inbox.js';
import type { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import type { SecurityLog } from '../../adapters/security-log/security-log.js';
import type { ReadQueries } from '../../adapters/persistence/read-queries.js';
import type { EncryptionKeys } from '../../adapters/shared/encryption-keys.js';
import type { Geocoder } from '../../application/shared/geocoder.js';
import type { PlaceDirectory, Tiles } from '../../application/places/ports.js';
import type { VerifyMailServer } from '../../application/operations/check-services.js';
import type { CurrentCommunity } from '../../application/community/current-community.js';
import type { CommunityRecords } from '../../application/community/ports.js';
import type { AuditLog } from '../../application/audit/audit-log.js';
import type { StaffDecisions } from '../../application/audit/staff-decisions.js';
import type { Blocks, PairContacts, Reports } from '../../application/moderation/ports.js';
import type { TableMates } from '../../application/review-cases/table-mates.js';
import type { PushService } from '../../application/notifications/push.js';
import type { PictureProcessor } from '../../application/shared/pictures.js';
import type {
  Chance,
  Clock,
  Events,
  Jobs,
  Mailer,
  ObjectStore,
  RateLimiter,
  Realtime,
  TextMessages,
  UnitOfWork,
} from '../../application/shared/ports.js';
import type { SignedLinks } from '../../application/shared/signed-links.js';
import type { SecurityEvents } from '../../application/shared/security-events.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { BusMetrics } from '../bus-metrics.js';
import type { DeliveryMetrics } from '../metrics/delivery-metrics.js';
import type { JobMetrics } from '../metrics/job-metrics.js';
import type { PoolMetrics } from '../metrics/pool-metrics.js';
import type { ServiceMetrics } from '../metrics/service-metrics.js';
import type { Config } from '../config.js';
import type { OutageLog } from '../outage-log.js';
import type { LoggedFileAlarm } from '../file-alarm.js';
import type { LoggedSolverAlarm } from '../solver-alarm.js';
import type { PollCaches } from '../poll-caches.js';
import type { LoggedBudgetAlarm } from '../text-budget-alarm.js';
import type { Tracing } from '../tracing/tracing.js';
import { token } from './bind-class.js';

/** Registers a shutdown callback. Callbacks run in reverse order, so register one before what depends on it. */
export type OnClose = (close: () => Promise<void> | void) => void;

/** Tokens that several contexts inject. A context declares its own tokens in its module. */
export const CONFIG = token<Config>('Config');
export const HOME_ZONE = token<TimeZone>('default time zone');
/** Whether the operator lets missed tables pause requests. */
export const PAUSES_REQUESTS = token<boolean>('pauses of requests');
/** The setting, for what must not change with the name that members see. */
export const APP_NAME = token<string>('app name');
/** The name that members see now, because an admin can change it. */
export const CURRENT_NAME = token<() => string>('current name');
export const PUBLIC_URL = token<string>('public URL');
/** Null where no address is read. */
export const CURRENT_CONTACT_EMAIL = token<() => string | null>('current contact email');
export const COMMUNITY_RECORDS = token<CommunityRecords>('CommunityRecords');
export const CURRENT_COMMUNITY = token<CurrentCommunity>('CurrentCommunity');
export const EMAIL_DOMAINS = token<EmailDomains>('email domains');
export const SESSION_SECRET = token<string>('session secret');
/** Metrics of components that only some configurations have. */
export const METRICS = token<Counter | Gauge>('metric');
export const TRACING = token<Tracing>('Tracing');
export const DELIVERY_METRICS = token<DeliveryMetrics>('DeliveryMetrics');
export const JOB_METRICS = token<JobMetrics>('JobMetrics');
export const POOL_METRICS = token<PoolMetrics>('PoolMetrics');
export const SERVICE_METRICS = token<ServiceMetrics>('ServiceMetrics');
export const FILE_ALARM = token<LoggedFileAlarm>('FileAlarm');
export const SOLVER_ALARM = token<LoggedSolverAlarm>('SolverAlarm');
export const SEALING_KEYS = token<EncryptionKeys>('EncryptionKeys');
export const ENTITY_MANAGER = token<EntityManager>('EntityManager');
export const POOL = token<pg.Pool>('pg.Pool');
/** Null where the process keeps no caches, such as a command. */
export const CHANGE_FEED = token<ChangeFeed | null>('ChangeFeed');
export const DATABASE_URL = token<string>('database URL');
/** Logs an error that no caller awaits. */
export const REPORT = token<(error: unknown) => void>('report');
/** One line per outage of an outside service. */
export const OUTAGES = token<OutageLog>('OutageLog');
/** For lists that tolerate a lag of some seconds; never for polls, chat or the reader's own data. */
export const LISTS = token<ReadQueries>('ReadQueries');
export const ON_CLOSE = token<OnClose>('shutdown hooks');

export const UNIT_OF_WORK = token<UnitOfWork>('UnitOfWork');
export const CLOCK = token<Clock>('Clock');
export const CHANCE = token<Chance>('Chance');
export const JOBS = token<Jobs>('Jobs');
export const EVENTS = token<Events>('Events');
export const POLL_CACHES = token<PollCaches>('poll caches');
export const REALTIME = token<Realtime>('Realtime');
export const BUS_METRICS = token<BusMetrics>('BusMetrics');
export const RATE_LIMITER = token<RateLimiter>('RateLimiter');
export const INBOX = token<DevelopmentInbox>('DevelopmentInbox');
export const MAILER = token<Mailer>('Mailer');
/** `of` is null where mails stay in the development inbox. */
export const MAIL_VERIFICATION = token<{ readonly of: VerifyMailServer }>('VerifyMailServer');
export const TEXT_MESSAGES = token<TextMessages>('TextMessages');
export const PUSH_SERVICE = token<PushService>('PushService');
/** Bound in another module; the server reads its counter for the metrics. */
export const TEXT_BUDGET_ALARM = token<LoggedBudgetAlarm>('TextBudgetAlarm');
export const OBJECT_STORE = token<ObjectStore>('ObjectStore');
export const PICTURES = token<PictureProcessor>('PictureProcessor');
export const GEOCODER = token<Geocoder>('Geocoder');
/** `of` is null if browsers fetch tiles directly. */
export const TILES = token<{ readonly of: Tiles | null }>('Tiles');
export const PLACE_DIRECTORY = token<PlaceDirectory>('PlaceDirectory');
export const SESSION_CHAIN = token<readonly RequestHandler[]>('session middleware');
export const STAFF_SESSION_CHAIN = token<readonly RequestHandler[]>('console session middleware');
export const SECURITY_LOG = token<SecurityLog>('SecurityLog');
export const SECURITY_EVENTS = token<SecurityEvents>('SecurityEvents');
/** Registers a callback that runs after the current unit of work has committed. */
export const AFTER_COMMIT = token<(callback: () => Promise<void>) => Promise<void>>('after commit');
/** Shared by the sign-in routes of several contexts. */
export const DEVICES = token<DeviceCookies>('app device cookies');
/** Tokens of links that work without a session. */
export const SIGNED_LINKS = token<SignedLinks>('SignedLinks');
export const STAFF_DEVICES = token<DeviceCookies>('console device cookies');
/** Shared, because the console operations of every context write to it. */
export const AUDIT_LOG = token<AuditLog>('AuditLog');
export const STAFF_DECISIONS = token<StaffDecisions>('StaffDecisions');
/** Shared, because a removed picture must be kept while a report refers to it. */
export const REPORTS = token<Reports>('Reports');
/** Shared by all contexts that bring users together. */
export const BLOCKS = token<Blocks>('Blocks');
export const PAIR_CONTACTS = token<PairContacts>('PairContacts');
/** Shared by all decisions about users, to detect conflicts of interest. */
export const TABLE_MATES = token<TableMates>('TableMates');

/**
 * Everything that a context registers with the server: HTTP routes, error table, event handlers and recurring jobs.
 * Each context binds one.
 */
export interface ContextRegistration {
  readonly routes: readonly Route[];
  readonly errors: ErrorTable;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly recurring: readonly RecurringJob[];
}
export const CONTEXT_REGISTRATION = token<ContextRegistration>('ContextRegistration');
