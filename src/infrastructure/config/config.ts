import { resolve } from 'node:path';
import { RECOMMENDED_PASSWORD_MEMORY_KIB } from '../../adapters/auth/password-memory.js';
import { MOST_MAILS_WAITING } from '../../application/announcements/send-announcements.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { VapidKeys } from '../../adapters/push/vapid-keys.js';
import { SECOND_FACTOR_POLICIES, type SecondFactorPolicy } from '../../domain/staff/second-factor-policy.js';
import {
  type BootstrapAdmin,
  type HomeArea,
  readBootstrapAdmin,
  readHomeArea,
  type Operator,
  readContactEmail,
  readOperator,
  readMailFrom,
  readTimeZone,
} from './config-people.js';
import { type BackupConfig, readBackup } from './config-backup.js';
import { type DatabaseConfig, readDatabase } from './config-database.js';
import { type MailConfig, readMail } from './config-mail.js';
import { ensureFitForProduction } from './config-production.js';
import { readMetricsNetworks, readTrustedProxies, type TrustedProxies } from './config-proxy.js';
import {
  type OidcConfig,
  readEmailDomains,
  readOidc,
  readSignInMethods,
  type SignInMethods,
} from './config-sign-in.js';
import type { EmailDomains } from '../../domain/account/email-domains.js';
import { ConfigError, ConfigReader, type Roles, ROLES } from './config-reader.js';
import {
  type MapConfig,
  readMap,
  readS3,
  readSms,
  readVapidKeys,
  readTexts,
  type S3Config,
  type SmsConfig,
  type TextConfig,
} from './config-services.js';

export { ConfigError, KNOWN_SETTINGS } from './config-reader.js';

/** Limits the attempts to decrypt a file from before keys had ids. */
const MAX_EARLIER_KEYS = 8;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The validated configuration. Undefined always means the default, which needs no external service. */
export interface Config extends DatabaseConfig, MailConfig {
  readonly environment: 'development' | 'test' | 'production';
  readonly production: boolean;
  readonly roles: Roles;
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash; the base of links in mail. */
  readonly publicUrl: string;
  /** Allowed Origin headers of unsafe requests and WebSockets. */
  readonly origins: readonly string[];
  /** Undefined: no forwarding header is trusted. */
  readonly trustedProxies: TrustedProxies | undefined;
  readonly dataDir: string;
  /** Undefined: PostgreSQL carries signals and rate limits. */
  readonly redisUrl: string | undefined;
  readonly mailFrom: string;
  readonly announcementMailsPerMinute: number;
  /** Where users write to: in the policies, and the Reply-To of every mail. Undefined: an address is shown nowhere. */
  readonly contactEmail: string | undefined;
  readonly operator: Operator;
  /** Empty: sign-in with a password only. */
  readonly oidc: readonly OidcConfig[];
  readonly signInMethods: SignInMethods;
  readonly emailDomains: EmailDomains;
  /** Undefined: generated into `dataDir`. */
  readonly vapidKeys: VapidKeys | undefined;
  readonly sms: SmsConfig | undefined;
  readonly texts: TextConfig;
  readonly s3: S3Config | undefined;
  readonly map: MapConfig;
  readonly homeArea: HomeArea | undefined;
  readonly timeZone: TimeZone;
  readonly appName: string;
  /** Undefined: generated once into `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** Secret for the encryption of IDs, photos and second factors. Undefined: generated once into `dataDir`. */
  readonly filesKey: string | undefined;
  /** Previous keys, used for decryption only. */
  readonly earlierFilesKeys: readonly string[];
  readonly bootstrapAdmin: BootstrapAdmin | undefined;
  readonly secondFactorPolicy: SecondFactorPolicy;
  /** Memory of one password hash in KiB. */
  readonly passwordMemoryKib: number;
  readonly matchPatienceSeconds: number;
  /** Debounce in milliseconds between a change in a slot and its rolling run. */
  readonly matchDebounceMs: number;
  /** Whether users may ask not to be the only woman, man or non-binary person at a table. */
  readonly offersNotTheOnly: boolean;
  /** Whether each recurring job also runs once at startup, to catch up on missed runs. */
  readonly jobsAtStart: boolean;
  readonly rateLimits: boolean;
  readonly clockOffsetSeconds: number;
  /** Networks that may read the metrics besides this machine. */
  readonly metricsNetworks: readonly string[];
  /** Who sends it may read the metrics from anywhere. Undefined: none is accepted. */
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Undefined: no traces. */
  readonly otlpEndpoint: string | undefined;
  /** Undefined: no backups; `npm run backup` and `npm run restore` are refused. */
  readonly backup: BackupConfig | undefined;
  /** The share of traces that are recorded, 0 to 1. */
  readonly traceRatio: number;
}

/**
 * Parses and validates all settings, unused ones too, so that an error shows at startup.
 * @throws ConfigError one line that names the first invalid setting
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const read = new ConfigReader(env);
  const environment = read.oneOf('NODE_ENV', ['development', 'test', 'production'], 'development');
  const production = environment === 'production';

  const port = read.wholeNumber('PORT', { min: 1, max: 65_535 }, 3000);
  const publicUrl = readPublicUrl(read) ?? `http://localhost:${port}`;
  if (production) ensureFitForProduction(read, publicUrl);
  const appName =
    read.matching('APP_NAME', /^[^<>"]{1,50}$/, '1 to 50 characters without < > "') ?? 'Tablemates';
  const nearby = production ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

  return Object.freeze<Config>({
    environment,
    production,
    roles: read.oneOf('ROLES', ROLES, 'all'),
    port,
    host:
      read.matching('HOST', /^[A-Za-z0-9.:_-]{1,255}$/, 'a host name or an IP address') ??
      (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    origins: [...new Set([new URL(publicUrl).origin, ...nearby])],
    trustedProxies: readTrustedProxies(read, { production, publicUrl }),
    dataDir: resolve(read.text('DATA_DIR') ?? '.data'),
    ...readDatabase(read),
    redisUrl: read.url('REDIS_URL', ['redis', 'rediss']),
    ...readMail(read),
    mailFrom: readMailFrom(read, appName, publicUrl),
    announcementMailsPerMinute: read.wholeNumber(
      'ANNOUNCEMENT_MAILS_PER_MINUTE',
      { min: 1, max: MOST_MAILS_WAITING },
      30,
    ),
    contactEmail: readContactEmail(read),
    operator: readOperator(read),
    oidc: readOidc(read),
    signInMethods: readSignInMethods(read),
    emailDomains: readEmailDomains(read),
    vapidKeys: readVapidKeys(read),
    sms: readSms(read),
    texts: readTexts(read, readTimeZone(read)),
    s3: readS3(read),
    map: readMap(read),
    homeArea: readHomeArea(read),
    timeZone: readTimeZone(read),
    appName,
    sessionSecret: read.matching('SESSION_SECRET', /^.{16,}$/, 'at least 16 characters long'),
    filesKey: read.matching('FILES_KEY', /^.{16,}$/, 'at least 16 characters long'),
    earlierFilesKeys: readEarlierFilesKeys(read),
    bootstrapAdmin: readBootstrapAdmin(read),
    secondFactorPolicy: read.oneOf('STAFF_SECOND_FACTOR', SECOND_FACTOR_POLICIES, 'required'),
    passwordMemoryKib: read.wholeNumber(
      'PASSWORD_MEMORY_KIB',
      { min: production ? RECOMMENDED_PASSWORD_MEMORY_KIB : 8, max: 1_048_576 },
      RECOMMENDED_PASSWORD_MEMORY_KIB,
    ),
    matchPatienceSeconds: read.wholeNumber('MATCH_PATIENCE_SECONDS', { min: 0, max: 604_800 }, 600),
    matchDebounceMs: read.wholeNumber('MATCH_DEBOUNCE_MS', { min: 0, max: 2000 }, 1000),
    offersNotTheOnly: read.oneOf('NEVER_THE_ONLY_ONE', ['on', 'off'], 'on') === 'on',
    jobsAtStart: read.oneOf('JOBS_AT_START', ['on', 'off'], 'on') === 'on',
    rateLimits: read.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    clockOffsetSeconds: read.wholeNumber('CLOCK_OFFSET_SECONDS', { min: -315_360_000, max: 315_360_000 }, 0),
    metricsNetworks: readMetricsNetworks(read),
    metricsToken: read.matching(
      'METRICS_TOKEN',
      /^[\x21-\x7e]{16,}$/,
      '16 characters or more, without spaces',
    ),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    otlpEndpoint: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['https', 'http']),
    backup: readBackup(read),
    traceRatio: Number(
      read.matching('OTEL_TRACES_SAMPLER_ARG', /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'a number from 0 to 1') ?? 1,
    ),
  });
}

/** @throws ConfigError for a key that is too short, or for too many keys */
function readEarlierFilesKeys(read: ConfigReader): readonly string[] {
  const keys = (read.text('FILES_KEYS_OLD') ?? '').split(',').flatMap((key) => key.trim() || []);
  if (keys.length > MAX_EARLIER_KEYS || keys.some(({ length }) => length < 16))
    throw new ConfigError(
      'FILES_KEYS_OLD',
      `must be at most ${MAX_EARLIER_KEYS} keys of at least 16 characters each, separated by commas.`,
    );
  return keys;
}

function readPublicUrl(read: ConfigReader): string | undefined {
  const value = read.url('PUBLIC_URL', ['http', 'https']);
  if (value === undefined) return undefined;
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    throw new ConfigError(
      'PUBLIC_URL',
      'must be a scheme and a host only, such as https://tables.example.org; a path below a domain does not work.',
    );
  }
  return url.origin;
}
