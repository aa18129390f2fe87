import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import type pg from 'pg';
import type { Counter, Gauge } from 'prom-client';
import type { DeviceCookies } from '../../adapters/http/account/device-cookies.js';
import type { DevelopmentInbox } from '../../adapters/mail/development-inbox.js';
import type { GraphileJobs } from '../../adapters/jobs/graphile-jobs.js';
import type { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import type { SecurityLog } from '../../adapters/security-log/security-log.js';
import type { ReadQueries } from '../../adapters/persistence/read-queries.js';
import type { EncryptionKeys } from '../../adapters/shared/encryption-keys.js';
import type { Geocoder } from '../../application/shared/geocoder.js';
import type { OpeningHours, PlaceDirectory, Tiles } from '../../application/places/ports.js';
import type { BounceTokens } from '../../application/notifications/deliverability.js';
import type { CheckedMailServer } from '../../application/operations/check-mail.js';
import type { MailDns, MailDomains } from '../../application/operations/check-sender-records.js';
import type { CurrentCommunity } from '../../application/community/current-community.js';
import type { CommunityRecords } from '../../application/community/ports.js';
import type { AuditLog } from '../../application/audit/audit-log.js';
import type { StaffDecisions } from '../../application/audit/staff-decisions.js';
import type { Blocks, Reports } from '../../application/moderation/ports.js';
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
import type { BusMetrics } from '../observe/bus-metrics.js';
import type { DeliveryMetrics } from '../observe/delivery-metrics.js';
import type { JobMetrics } from '../observe/job-metrics.js';
import type { PoolMetrics } from '../observe/pool-metrics.js';
import type { ServiceMetrics } from '../observe/service-metrics.js';
import type { Config } from '../config/config.js';
import type { OutageLog, ServiceReports } from '../observe/outage-log.js';
import type { LoggedFileAlarm } from '../observe/file-alarm.js';
import type { LoggedSolverAlarm } from '../observe/solver-alarm.js';
import type { ProductEvent } from './events.js';
import type { PollCaches } from './poll-caches.js';
import type { LoggedBudgetAlarm } from '../observe/text-budget-alarm.js';
import type { Tracing } from '../observe/tracing/tracing.js';
import type { PresentMessage } from '../../adapters/websocket/frames.js';
import type { RoomDelivery } from '../../adapters/websocket/room-delivery.js';
import type { Rooms } from '../../adapters/websocket/rooms.js';
import type { InProcessRateLimiter } from '../../adapters/rate-limiting/in-process-rate-limiter.js';
import type { DeadLetters } from '../../adapters/jobs/dead-letters.js';
import type { PictureDecoder } from '../../adapters/storage/picture-decoder.js';
import type { CodeDigests, PasswordHasher } from '../../application/account/ports.js';
import type { IdentityProviders } from '../../application/sign-in/ports.js';
import type { CurrentAppearance } from '../../application/appearance/ports.js';
import type { GroupCommitWriter } from '../../adapters/persistence/chat/group-commit-writer.js';
import type { PushDevices } from '../../application/notifications/push.js';
import type { SystemQueries } from '../../application/operations/read-system.js';
import type { SeatingEngine } from '../../application/seating/ports.js';
import type { LinkedPictures } from '../../application/shared/pictures.js';
import type { SealedFiles } from '../../application/trust-score/ports.js';
import type { Shared } from './shared.js';
import { token } from './token.js';

export type { Token } from './token.js';

/** Registers a shutdown callback. Callbacks run in reverse order, so register one before what depends on it. */
export type OnClose = (close: () => Promise<void> | void) => void;

/** Tokens that several contexts inject. A context declares its own tokens in its module. */
export const CONFIG = token<Config>('Config');
export const HOME_ZONE = token<TimeZone>('default time zone');
/** The name that members see now, because an admin can change it. */
export const CURRENT_NAME = token<() => string>('current name');
/** Null where no address is read. */
export const CURRENT_CONTACT_EMAIL = token<() => string | null>('current contact email');
export const COMMUNITY_RECORDS = token<CommunityRecords>('CommunityRecords');
export const CURRENT_COMMUNITY = token<CurrentCommunity>('CurrentCommunity');
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
export const REPORT_BACKUP = token<(error: unknown) => void>('report of a backup');
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
/** Of the one outage that all connections to Redis share; null without a Redis. */
export const REDIS_REPORTS = token<ServiceReports | null>('RedisReports');
/** For lists that tolerate a lag of some seconds; never for polls, chat or the reader's own data. */
export const LISTS = token<ReadQueries>('ReadQueries');
export const ON_CLOSE = token<OnClose>('shutdown hooks');

export const UNIT_OF_WORK = token<UnitOfWork>('UnitOfWork');
export const CLOCK = token<Clock>('Clock');
export const CHANCE = token<Chance>('Chance');
export const JOBS = token<Jobs>('Jobs');
export const HANDLED_JOBS = token<Pick<GraphileJobs, 'noteHandled'>>('HandledJobs');
export const EVENTS = token<Events<ProductEvent>>('Events');
export const POLL_CACHES = token<PollCaches>('poll caches');
export const REALTIME = token<Realtime>('Realtime');
export const BUS_METRICS = token<BusMetrics>('BusMetrics');
export const RATE_LIMITER = token<RateLimiter>('RateLimiter');
export const INBOX = token<DevelopmentInbox>('DevelopmentInbox');
export const MAILER = token<Mailer>('Mailer');
export const BOUNCE_TOKENS = token<BounceTokens>('BounceTokens');
/** `of` is null where mails stay in the development inbox. */
export const MAIL_DNS = token<MailDns>('MailDns');
export const MAIL_DOMAINS = token<MailDomains>('MailDomains');
export const MAIL_SERVER = token<{ readonly of: CheckedMailServer | null }>('CheckedMailServer');
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
export const OPENING_HOURS = token<OpeningHours>('OpeningHours');
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
/** Shared by all decisions about users, to detect conflicts of interest. */
export const TABLE_MATES = token<TableMates>('TableMates');

/** What every context is given. */
export const SHARED = token<Shared>('Shared');
export const PUSH_DEVICES = token<PushDevices>('PushDevices');
export const PASSWORDS = token<PasswordHasher>('PasswordHasher');
export const DIGESTS = token<CodeDigests>('CodeDigests');
/** `of` is undefined where the settings name no sign-in service. */
export const PROVIDERS = token<IdentityProviders>('IdentityProviders');
export const EVIDENCE_STORE = token<ObjectStore & SealedFiles>('ObjectStore of evidence');
export const LINKED_PICTURES = token<LinkedPictures>('LinkedPictures');
export const SEATING_ENGINE = token<SeatingEngine>('SeatingEngine');
export const CURRENT_APPEARANCE = token<CurrentAppearance>('CurrentAppearance');
export const DEAD_LETTERS = token<DeadLetters>('DeadLetters');
export const SYSTEM_QUERIES = token<SystemQueries>('SystemQueries');
export const ROOMS = token<Rooms>('Rooms');
export const ROOM_DELIVERY = token<RoomDelivery>('RoomDelivery');
export const PRESENT_MESSAGE = token<PresentMessage>('presentMessage');
export const MESSAGE_WRITER = token<GroupCommitWriter>('GroupCommitWriter');
export const IN_PROCESS_LIMITER = token<InProcessRateLimiter>('InProcessRateLimiter');
export const CHAT_LIMITER = token<RateLimiter>('limiter of messages');
/** Counts a message that another process stored. */
export const COUNT_MESSAGE = token<(userId: number) => void>('count of messages');
export const PICTURE_DECODER = token<PictureDecoder>('PictureDecoder');
