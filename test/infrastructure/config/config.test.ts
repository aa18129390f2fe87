import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigError, KNOWN_SETTINGS, loadConfig } from '../../../src/infrastructure/config/config.js';
import { OWN_AUTHORITY } from '../../support/mail/certificates.js';
import { ownFolder } from '../../support/own-folder.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'k7Qm2ZrX9sTfB4wL',
  FILES_KEY: 'p3Yc8VnD1hGjE6uK',
  DATABASE_URL: 'postgres://app:pw@db/tablemates',
  SMTP_URL: 'smtp://mail:1025',
};
const PUBLIC_URL = 'https://tables.example.org';
const CLIENT = { clientId: 'client', clientSecret: 'hush' };
const PROVIDER = { ...CLIENT, issuer: 'https://accounts.google.com' };
const OTHER_PROVIDER = { ...CLIENT, issuer: 'https://a.example' };
const OAUTH2_CLIENT = {
  SMTP_OAUTH2_CLIENT_ID: 'client',
  SMTP_OAUTH2_CLIENT_SECRET: 'hush',
  SMTP_OAUTH2_REFRESH_TOKEN: 'renew',
};
const OAUTH2 = { ...OAUTH2_CLIENT, SMTP_OAUTH2_TOKEN_URL: 'https://login.example/token' };
const BOUNCE_TOKEN = { BOUNCE_WEBHOOK_TOKEN: 'a-token-of-20-signs!' };
const provider = ({ issuer, clientId, clientSecret } = PROVIDER, suffix = '') => ({
  [`OIDC_ISSUER${suffix}`]: issuer,
  [`OIDC_CLIENT_ID${suffix}`]: clientId,
  [`OIDC_CLIENT_SECRET${suffix}`]: clientSecret,
});
const OIDC = provider();
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC123', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15005550006' };
const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'hush' };
const S3 = { S3_ENDPOINT: 'http://s3:9000', ...KEYS };
const ACCOUNT = {
  endpoint: 'http://s3:9000',
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'hush',
};
const BACKUP = { BACKUP_TO: 's3://backups', BACKUP_KEY: 'x'.repeat(32) };
const OWN_KEYS = { BACKUP_AWS_ACCESS_KEY_ID: 'own', BACKUP_AWS_SECRET_ACCESS_KEY: 'secret' };

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted.');
}

describe('with an empty environment', () => {
  test('every setting has a default', () => {
    expect(loadConfig({})).toEqual({
      environment: 'development',
      production: false,
      roles: 'all',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      origins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
      dataDir: resolve('.data'),
      databasePoolSize: 16,
      earlierFilesKeys: [],
      emailDomains: [],
      oidc: [],
      signInMethods: 'any',
      mailFrom: 'Tablemates <no-reply@localhost>',
      announcementMailsPerMinute: 30,
      map: {
        geocoderUrl: 'https://photon.komoot.io',
        tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        tileProxy: false,
        placesUrl: 'https://overpass-api.de/api/interpreter',
      },
      texts: { countries: ['US', 'CA', 'GB'], homeCountry: 'US', messagesPerDay: 500 },
      timeZone: 'America/New_York',
      traceRatio: 1,
      operator: { name: undefined, address: undefined },
      appName: 'Tablemates',
      secondFactorPolicy: 'required',
      passwordMemoryKib: 19_456,
      matchPatienceSeconds: 600,
      matchDebounceMs: 1000,
      offersNotTheOnly: true,
      jobsAtStart: true,
      rateLimits: true,
      clockOffsetSeconds: 0,
      metricsNetworks: [],
      logLevel: 'info',
    });
  });

  test('an empty value counts as not set, because compose files write it', () => {
    const empty = Object.fromEntries(KNOWN_SETTINGS.map((name) => [name, ' ']));
    expect(loadConfig(empty)).toEqual(loadConfig({}));
  });
});

describe('values of the environment are used', () => {
  test.each([
    [{ DATABASE_URL: 'postgresql://u:p@h:1/d' }, { databaseUrl: 'postgresql://u:p@h:1/d' }],
    [
      {
        DATABASE_URL: 'postgres://pooler/d',
        DATABASE_DIRECT_URL: 'postgres://primary/d',
        DATABASE_REPLICA_URL: 'postgres://replica/d',
        DATABASE_POOL_SIZE: '4',
      },
      {
        databaseUrl: 'postgres://pooler/d',
        databaseDirectUrl: 'postgres://primary/d',
        databaseReplicaUrl: 'postgres://replica/d',
        databasePoolSize: 4,
      },
    ],
    [
      { PORT: '8080' },
      { publicUrl: 'http://localhost:8080', origins: ['http://localhost:8080', 'http://127.0.0.1:8080'] },
    ],
    // In production only the public URL is an allowed origin, and the server listens on all addresses.
    [
      { ...PRODUCTION, PUBLIC_URL: `${PUBLIC_URL}/`, TRUST_PROXY: '1' },
      { publicUrl: PUBLIC_URL, origins: [PUBLIC_URL], host: '0.0.0.0' },
    ],
    [{ ROLES: 'web' }, { roles: 'web' }],
    [{ ROLES: 'worker' }, { roles: 'worker' }],
    [{ METRICS_NETWORKS: '10.0.0.0/8, fd00::/8' }, { metricsNetworks: ['10.0.0.0/8', 'fd00::/8'] }],
    [{ METRICS_TOKEN: 'a-token-of-20-signs!' }, { metricsToken: 'a-token-of-20-signs!' }],
    [{ REDIS_URL: 'rediss://cache:6380' }, { redisUrl: 'rediss://cache:6380' }],
    [{ SMTP_URL: 'smtps://u:p@mail' }, { smtpUrl: 'smtps://u:p@mail' }],
    [
      { ...OAUTH2, SMTP_URL: 'smtp://me%40uni.example@mail' },
      { smtpOAuth2: { ...CLIENT, tokenUrl: 'https://login.example/token', refreshToken: 'renew' } },
    ],
    [
      { BOUNCE_ADDRESS: 'bounces@example.org', ...BOUNCE_TOKEN },
      { bounces: { address: 'bounces@example.org', webhookToken: 'a-token-of-20-signs!' } },
    ],
    [{ MAIL_FROM: 'Team <hi@example.org>' }, { mailFrom: 'Team <hi@example.org>' }],
    [{ CONTACT_EMAIL: 'hi@example.org' }, { contactEmail: 'hi@example.org' }],
    [
      { OPERATOR_NAME: 'Green University', OPERATOR_ADDRESS: '1 Elm Street, Springfield' },
      { operator: { name: 'Green University', address: '1 Elm Street, Springfield' } },
    ],
    [{ EMAIL_DOMAINS: 'Example.edu, *.example.edu' }, { emailDomains: ['example.edu', '*.example.edu'] }],
    [{ EMAIL_DOMAINS: 'Bücher.example' }, { emailDomains: ['bücher.example'] }],
    [{ SMS_COUNTRIES: 'FR' }, { texts: expect.objectContaining({ homeCountry: 'FR' }) }],
    [
      { SMS_COUNTRIES: 'DE,IN', TIME_ZONE: 'Asia/Kolkata' },
      { texts: expect.objectContaining({ homeCountry: 'IN' }) },
    ],
    [
      { TIME_ZONE: 'Europe/Berlin' },
      { timeZone: 'Europe/Berlin', texts: expect.objectContaining({ homeCountry: 'DE' }) },
    ],
    [{ TIME_ZONE: 'America/Toronto' }, { texts: expect.objectContaining({ homeCountry: 'CA' }) }],
    [
      { SMS_COUNTRIES: 'FR,BE', TIME_ZONE: 'Europe/Berlin' },
      { texts: expect.objectContaining({ homeCountry: 'FR' }) },
    ],
    [
      { HOME_COUNTRY: 'ch', SMS_COUNTRIES: 'DE', TIME_ZONE: 'Europe/Berlin' },
      { texts: expect.objectContaining({ countries: ['DE'], homeCountry: 'CH' }) },
    ],
    [{ ...OIDC, SIGN_IN_WITH: 'provider' }, { signInMethods: 'provider' }],
    [OIDC, { oidc: [{ ...PROVIDER, id: '1', name: 'Google' }] }],
    [{ ...OIDC, OIDC_NAME: 'Campus' }, { oidc: [{ ...PROVIDER, id: '1', name: 'Campus' }] }],
    [provider(OTHER_PROVIDER, '_3'), { oidc: [{ ...OTHER_PROVIDER, id: '3', name: '' }] }],
    [
      { ...OIDC, ...provider(OTHER_PROVIDER, '_2'), SIGN_IN_WITH: 'provider' },
      {
        oidc: [
          { ...PROVIDER, id: '1', name: 'Google' },
          { ...OTHER_PROVIDER, id: '2', name: 'a.example' },
        ],
      },
    ],
    [
      { HOME_AREA: '40.73,-73.99,New York, NY' },
      { homeArea: { latitude: 40.73, longitude: -73.99, label: 'New York, NY' } },
    ],
    [
      { BOOTSTRAP_ADMIN: 'Ann@Example.org:pass:word' },
      { bootstrapAdmin: { email: 'ann@example.org', password: 'pass:word' } },
    ],
    [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
    [{ STAFF_SECOND_FACTOR: 'optional' }, { secondFactorPolicy: 'optional' }],
    [{ PASSWORD_MEMORY_KIB: '8' }, { passwordMemoryKib: 8 }],
    [{ ...PRODUCTION, PASSWORD_MEMORY_KIB: '65536' }, { passwordMemoryKib: 65_536 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustedProxies: ['10.0.0.0/8', '::1'] }],
    [{ CLOCK_OFFSET_SECONDS: '-86400' }, { clockOffsetSeconds: -86_400 }],
    [{ MATCH_PATIENCE_SECONDS: '0' }, { matchPatienceSeconds: 0 }],
    [{ MATCH_DEBOUNCE_MS: '0' }, { matchDebounceMs: 0 }],
    [{ NEVER_THE_ONLY_ONE: 'off' }, { offersNotTheOnly: false }],
    [{ MATCH_DEBOUNCE_MS: '2000' }, { matchDebounceMs: 2000 }],
    [{ JOBS_AT_START: 'off' }, { jobsAtStart: false }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [
      { BACKUP_TO: '/backups', BACKUP_KEY: 'x'.repeat(32), BACKUP_KEEP: '3', BACKUP_KEEP_WEEKS: '0' },
      { backup: { to: { folder: '/backups' }, key: 'x'.repeat(32), keep: { days: 3, weeks: 0 } } },
    ],
    [{ BACKUP_KEY: 'x'.repeat(32) }, { backup: undefined }],
    [
      { ...BACKUP, BACKUP_TO: 's3://backups/a', ...S3 },
      {
        backup: {
          to: { bucket: 'backups', prefix: 'a', account: ACCOUNT },
          key: BACKUP.BACKUP_KEY,
          keep: { days: 7, weeks: 4 },
        },
      },
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '0.05' }, { traceRatio: 0.05 }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' }, { otlpEndpoint: 'http://otel:4318' }],
    [
      TWILIO,
      {
        sms: {
          accountSid: 'AC123',
          authToken: 'token',
          from: '+15005550006',
          apiBase: 'https://api.twilio.com',
        },
      },
    ],
    [{ S3_BUCKET: 'pictures', ...S3 }, { s3: { bucket: 'pictures', ...ACCOUNT } }],
    [KEYS, { s3: undefined }],
    [{ GEOCODER_URL: 'off' }, { map: expect.objectContaining({ geocoderUrl: undefined }) }],
  ])('%j', (env, expected) => {
    expect(loadConfig(env)).toMatchObject(expected);
  });
});

/** Values that each setting refuses. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  NODE_ENV: ['staging'],
  PORT: ['0', '65536', '3000.5', 'http'],
  HOST: ['two words'],
  PUBLIC_URL: ['tables.example.org', 'ftp://tables.example.org', 'https://tables.example.org/app'],
  DATA_DIR: ['a\nb'],
  DATABASE_URL: ['mysql://root:secret-value@db/x', 'secret-value'],
  DATABASE_POOL_SIZE: ['1', '201'],
  ROLES: ['web,worker'],
  METRICS_NETWORKS: ['10.0.0.0/33', 'all'],
  METRICS_TOKEN: ['secret-value', 'secret-value secret-value'],
  REDIS_URL: ['http://:secret-value@redis'],
  SMTP_URL: ['mail:25'],
  SMTP_CA_FILE: ['/nowhere/ca.pem', import.meta.filename],
  MAIL_FROM: ['nobody', 'a@b.org\r\nBcc: c@d.org'],
  CONTACT_EMAIL: ['nobody', 'Team <hi@example.org>', 'a@b.org, c@d.org'],
  OPERATOR_NAME: ['x'.repeat(101)],
  OPERATOR_ADDRESS: ['x'.repeat(201)],
  EMAIL_DOMAINS: ['@example.edu', 'a.edu,'.repeat(21)],
  SIGN_IN_WITH: ['password'],
  HOME_COUNTRY: ['Narnia'],
  GOOGLE_MAPS_API_KEY: ['<secret-value>'],
  GEOCODER_URL: ['on'],
  TILE_URL: ['https://tiles.example.org/{z}/{x}.png'],
  PLACES_URL: ['off'],
  HOME_AREA: ['40.73,-73.99', '91,0,Nowhere'],
  TIME_ZONE: ['Mars/Olympus'],
  SMS_COUNTRIES: ['US,Narnia'],
  APP_NAME: ['x'.repeat(51), 'Tables <b>', 'x'.repeat(2001)],
  SESSION_SECRET: ['secret-value'],
  BOOTSTRAP_ADMIN: ['secret-value', 'ann@example.org:short'],
  MATCH_PATIENCE_SECONDS: ['-1', '10m'],
  MATCH_DEBOUNCE_MS: ['2001', '0.5'],
  RATE_LIMITS: ['no'],
  STAFF_SECOND_FACTOR: ['off'],
  PASSWORD_MEMORY_KIB: ['7', '1048577'],
  CLOCK_OFFSET_SECONDS: ['tomorrow'],
  LOG_LEVEL: ['loud'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['otel'],
  OTEL_TRACES_SAMPLER_ARG: ['1.5', 'always'],
};

describe('an invalid setting is named in one line', () => {
  test.each<NodeJS.ProcessEnv>([
    ...Object.entries(REFUSED).flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
    { PUBLIC_URL: 'https://user:secret-value@tables.example.org' },
    { DATABASE_DIRECT_URL: 'mysql://root:secret-value@db/x', DATABASE_URL: 'postgres://db/x' },
    { DATABASE_REPLICA_URL: 'secret-value', DATABASE_URL: 'postgres://db/x' },
    { SMTP_URL: 'smtp://me:secret-value@mail', ...OAUTH2 },
    { SMTP_URL: '', ...OAUTH2 },
    { SMTP_OAUTH2_TOKEN_URL: 'secret-value', SMTP_URL: 'smtp://me@mail', ...OAUTH2_CLIENT },
    { SMTP_OAUTH2_TOKEN_URL: 'http://login.example/secret-value', SMTP_URL: 'smtp://a@b', ...OAUTH2_CLIENT },
    { BOUNCE_ADDRESS: 'Team <bounces@example.org>', ...BOUNCE_TOKEN },
    { BOUNCE_ADDRESS: `${'x'.repeat(32)}@example.org`, ...BOUNCE_TOKEN },
    { BOUNCE_WEBHOOK_TOKEN: 'secret-value', BOUNCE_ADDRESS: 'bounces@example.org' },
    { ...OIDC, OIDC_ISSUER: 'http://issuer.example.org' },
    { ...OIDC, OIDC_ISSUER: 'https://issuer.example.org?secret-value' },
    { ...OIDC, OIDC_ISSUER: 'secret-value' },
    { OIDC_ISSUER_2: OIDC.OIDC_ISSUER, OIDC_CLIENT_ID_2: 'a', OIDC_CLIENT_SECRET_2: 'b', ...OIDC },
    { TWILIO_ACCOUNT_SID: 'SK1', TWILIO_AUTH_TOKEN: 'secret-value', TWILIO_FROM: '+15005550006' },
    { TWILIO_FROM: '12', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret-value' },
    { TWILIO_API_BASE: 'nowhere', ...TWILIO },
    { S3_BUCKET: 'No', ...KEYS },
    { S3_ENDPOINT: 's3:9000', S3_BUCKET: 'pictures', ...KEYS },
    { S3_REGION: 'eu central', S3_BUCKET: 'pictures', ...KEYS },
  ])('%j', (env) => {
    const message = refusal(env);
    expect(message).toMatch(new RegExp(`^${Object.keys(env)[0]} [^\\n]+\\.$`));
    expect(message).not.toContain('secret-value');
  });

  test.each([
    [{ TWILIO_ACCOUNT_SID: 'AC123', TWILIO_FROM: '+15005550006' }, 'TWILIO_AUTH_TOKEN'],
    [{ TWILIO_API_BASE: 'http://stand-in' }, 'TWILIO_ACCOUNT_SID'],
    [{ S3_BUCKET: 'pictures', AWS_ACCESS_KEY_ID: 'key' }, 'AWS_SECRET_ACCESS_KEY'],
    [{ SMTP_OAUTH2_REFRESH_TOKEN: 'token' }, 'SMTP_OAUTH2_CLIENT_ID'],
    [{ BOUNCE_WEBHOOK_TOKEN: 'a-token-of-20-signs!' }, 'BOUNCE_ADDRESS'],
    [{ BOUNCE_ADDRESS: 'bounces@example.org' }, 'BOUNCE_WEBHOOK_TOKEN'],
    [{ ...OIDC, OIDC_ISSUER: '' }, 'OIDC_ISSUER'],
    [{ ...OIDC, OIDC_ISSUER_2: 'https://a.example', OIDC_CLIENT_ID_2: 'a' }, 'OIDC_CLIENT_SECRET_2'],
    [{ ...OIDC, OIDC_NAME_2: 'Campus' }, 'OIDC_ISSUER_2'],
    [{ ...OIDC, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://accounts.google.com', OIDC_CLIENT_ID: 'client' }, 'OIDC_CLIENT_SECRET'],
    [{ SIGN_IN_WITH: 'provider' }, 'OIDC_ISSUER'],
    [{ S3_ENDPOINT: 'http://s3:9000' }, 'S3_BUCKET'],
    [{ ...BACKUP, S3_ENDPOINT: 'http://s3:9000', ...OWN_KEYS }, 'S3_BUCKET'],
    [{ BACKUP_S3_ENDPOINT: 'http://s3:9000' }, 'BACKUP_TO'],
    [{ ...BACKUP, ...KEYS, BACKUP_S3_ENDPOINT: 'http://s3:9000' }, 'BACKUP_AWS_ACCESS_KEY_ID'],
    [{ ...BACKUP, ...KEYS, BACKUP_AWS_ACCESS_KEY_ID: 'c' }, 'BACKUP_AWS_SECRET_ACCESS_KEY'],
    [{ DATABASE_REPLICA_URL: 'postgres://replica/d' }, 'DATABASE_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://primary/d' }, 'DATABASE_URL'],
  ])('%j misses a required setting', (env, missing) => {
    expect(refusal(env)).toMatch(new RegExp(`^${missing} must be set too`));
  });
});

test.each([
  [{ BACKUP_KEY: 'too short' }, /^BACKUP_KEY must be at least 32/],
  [{ BACKUP_KEY: '' }, /^BACKUP_KEY must be set too/],
  [{ BACKUP_TO: 's3://Not_A_Bucket' }, /^BACKUP_TO must be a folder or a bucket/],
  [OWN_KEYS, /^BACKUP_TO must be a bucket .* because BACKUP_AWS_ACCESS_KEY_ID is set/],
  [{ BACKUP_TO: 's3://backups' }, /^AWS_ACCESS_KEY_ID must be set too/],
  [{ FILES_KEY: 'x'.repeat(32) }, /^BACKUP_KEY must not be the same/],
  [{ SESSION_SECRET: 'x'.repeat(32) }, /^BACKUP_KEY must not be the same/],
])('a backup with %j is refused', (env, message) => {
  expect(refusal({ BACKUP_TO: '/backups', BACKUP_KEY: 'x'.repeat(32), ...env })).toMatch(message);
});

describe('production', () => {
  test.each(['SESSION_SECRET', 'FILES_KEY', 'DATABASE_URL', 'SMTP_URL'])(
    'does not start without %s',
    (name) => {
      for (const unset of [undefined, ''])
        expect(refusal({ ...PRODUCTION, [name]: unset })).toBe(`${name} must be set in production.`);
    },
  );

  test('behind https requires TRUST_PROXY', () => {
    const behindTls = { ...PRODUCTION, PUBLIC_URL };
    expect(refusal(behindTls)).toMatch(/^TRUST_PROXY must be set in production behind https/);
    expect(loadConfig({ ...behindTls, TRUST_PROXY: '2' }).trustedProxies).toBe(2);
    expect(loadConfig(PRODUCTION).trustedProxies).toBeUndefined();
  });

  test.each(['0', '11', 'yes', 'proxy.example.org', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.1,'])(
    'rejects %s as a proxy',
    (TRUST_PROXY) => {
      expect(refusal({ TRUST_PROXY })).toMatch(/^TRUST_PROXY must be the number of proxies/);
    },
  );

  test.each([
    { RATE_LIMITS: 'off' },
    { JOBS_AT_START: 'off' },
    { CLOCK_OFFSET_SECONDS: '0' },
    { CLOCK_OFFSET_SECONDS: '60' },
    { PASSWORD_MEMORY_KIB: '19455' },
    { STAFF_SECOND_FACTOR: 'optional' },
    { FILES_KEY: PRODUCTION.SESSION_SECRET },
  ])('does not start with %j', (env) =>
    expect(refusal({ ...PRODUCTION, ...env })).toMatch(new RegExp(`^${Object.keys(env)[0]} must `)),
  );

  test('starts with the required settings', () =>
    expect(loadConfig(PRODUCTION)).toMatchObject({
      production: true,
      rateLimits: true,
      jobsAtStart: true,
      clockOffsetSeconds: 0,
      passwordMemoryKib: 19_456,
    }));
});

const folder = ownFolder();
test('certificates of an own authority are read from their file', async () => {
  const file = folder('ca.pem');
  await writeFile(file, OWN_AUTHORITY);
  expect(loadConfig({ SMTP_CA_FILE: file }).smtpCa).toBe(OWN_AUTHORITY);
});
