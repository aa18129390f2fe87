import english from '../../../locales/en/console.json' with { type: 'json' };
import { vapidKeysOf } from '../../../src/adapters/push/vapid-keys.js';
import { readinessChecks } from '../../../src/application/operations/readiness/checks.js';
import { CheckReadiness } from '../../../src/application/operations/readiness/check-readiness.js';
import type { Certificate, ReadinessProbes } from '../../../src/application/operations/readiness/ports.js';
import {
  CHECKS,
  type ProblemCode,
  PROBLEMS,
} from '../../../src/application/operations/readiness/problems.js';
import {
  CheckSenderRecords,
  type MailDns,
} from '../../../src/application/operations/check-sender-records.js';
import type { QueueState, RunState } from '../../../src/application/operations/read-system.js';
import { readinessSettings } from '../../../src/infrastructure/compose/readiness.js';
import { loadConfig } from '../../../src/infrastructure/config/config.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';

const NOW = new Date('2026-11-27T12:00:00Z');
const before = ({ minutes = 0, days = 0 }) => new Date(NOW.getTime() - (days * 1440 + minutes) * 60_000);
const failed = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));

/** The settings of an instance that is ready. */
const SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tables.example.org',
  TRUST_PROXY: '1',
  DATA_DIR: '/data',
  DATABASE_URL: 'postgres://tablemates@postgres/tablemates',
  SESSION_SECRET: 'k7Qm2ZrX9sTfB4wL',
  FILES_KEY: 'p3Yc8VnD1hGjE6uK',
  SMTP_URL: 'smtps://user:password@mail.provider.example:465',
  MAIL_FROM: 'Tablemates <no-reply@example.org>',
  CONTACT_EMAIL: 'hello@example.org',
  OPERATOR_NAME: 'Example Tables',
  HOME_AREA: '42.33,-83.05,Detroit',
  TIME_ZONE: 'America/New_York',
  BACKUP_TO: '/backups',
  BACKUP_KEY: 'w5Lp8QzT2vNc7RjXw5Lp8QzT2vNc7RjX',
};

/** What the DNS says of the sender of an instance that is ready; the selector of its DKIM key is none of the usual ones. */
const RECORDS = {
  'mail.example.org': 'v=spf1 include:provider.example -all',
  'tablemates2026._domainkey.example.org': 'v=DKIM1; p=MIIB',
  '_dmarc.example.org': 'v=DMARC1; p=reject',
};

interface World {
  readonly ask: () => Promise<boolean>;
  /** Null where the address shows none. */
  readonly certificate: Partial<Certificate> | null;
  readonly ping: () => Promise<void>;
  /** Null with the development inbox. */
  readonly verifyMailServer: (() => Promise<void>) | null;
  readonly records: Readonly<Record<string, string>>;
  /** Replaces the DNS by one that fails. */
  readonly dnsFailure: (() => Promise<never>) | null;
  readonly probeStorage: () => Promise<void>;
  readonly freeBytes: number;
  readonly sharesDisk: boolean;
  readonly outside: Date | null;
  readonly database: Date;
  readonly askPlaces: () => Promise<void>;
  readonly askGoogle: (() => Promise<void>) | null;
  readonly hasWorker: boolean;
  readonly oldestSeconds: number;
  readonly backup: Partial<RunState>;
  readonly drill: Partial<RunState>;
}

const works = async () => undefined;

/** What surrounds an instance that is ready. */
const WORLD: World = {
  ask: async () => true,
  certificate: {},
  ping: works,
  verifyMailServer: works,
  records: RECORDS,
  dnsFailure: null,
  probeStorage: works,
  freeBytes: 20e9,
  sharesDisk: false,
  outside: NOW,
  database: NOW,
  askPlaces: works,
  askGoogle: null,
  hasWorker: true,
  oldestSeconds: 3,
  backup: {},
  drill: {},
};

const runs = (state: Partial<RunState>): RunState => ({
  ...{ lastAt: before({ days: 1 }), hasFailedSince: false, error: null },
  ...state,
});

/** A DNS that says of a name whether there is one below it (RFC 8020). */
const dnsOf = ({ records, dnsFailure }: World): MailDns => ({
  texts: dnsFailure ?? (async (name) => (records[name] === undefined ? [] : [records[name]])),
  exists:
    dnsFailure ?? (async (name) => Object.keys(records).some((known) => `.${known}`.endsWith(`.${name}`))),
});

const without = (...names: ReadonlyArray<keyof typeof RECORDS>) => ({
  records: Object.fromEntries(Object.entries(RECORDS).filter(([name]) => !names.includes(name as never))),
});

/** Settings by their names, and other things of the world. */
type Changes = Partial<World> & { readonly [setting: Uppercase<string>]: string };

/** What the checks find in the instance with these changes. */
async function findingsOf(changes: Changes = {}) {
  const settings = Object.entries(changes).filter(([name]) => name === name.toUpperCase());
  const config = loadConfig({ ...SETTINGS, ...(Object.fromEntries(settings) as Record<string, string>) });
  const world: World = { ...WORLD, ...changes };
  const probes: ReadinessProbes = {
    address: {
      ask: world.ask,
      certificate: async () =>
        world.certificate && {
          ...{ startsAt: before({ days: 30 }), endsAt: before({ days: -60 }), refusal: null },
          ...world.certificate,
        },
      ping: world.ping,
    },
    verifyMailServer: world.verifyMailServer,
    freeBytes: async () => world.freeBytes,
    sharesDiskWithBackups: async () => world.sharesDisk,
    outsideTime: async () => world.outside,
    askPlaces: world.askPlaces,
    askGoogle: world.askGoogle,
    queries: {
      hasWorker: async () => world.hasWorker,
      queues: async () => [{ oldestSeconds: null }, { oldestSeconds: world.oldestSeconds }] as QueueState[],
      now: async () => world.database,
      runs: async (kind) => runs(world[kind]),
    },
  };
  const checks = readinessChecks({
    ...{ settings: readinessSettings(config), probes, clock: new FixedClock(NOW) },
    contactEmail: () => config.contactEmail ?? null,
    probeStorage: world.probeStorage,
    senderRecords: new CheckSenderRecords(dnsOf(world), {
      from: 'example.org',
      envelope: 'mail.example.org',
    }),
  });
  const findings = await new CheckReadiness(checks, new InMemoryRateLimiter(new FixedClock())).execute();
  expect(findings.map(({ check }) => check)).toEqual([...CHECKS]);
  return findings;
}

const problemsOf = async (changes?: Changes) =>
  (await findingsOf(changes)).flatMap(({ problem }) => problem ?? []);

type Planted = [
  what: string,
  changes: Changes,
  code: ProblemCode,
  detail: string | null,
  /** The settings and words that its text names. */
  named: string,
];

const ACCOUNT = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
const KEYS = vapidKeysOf(Buffer.alloc(32, 1));
/** Files in a bucket, with the keys of push messages that this needs. */
const FILES = {
  ...{ S3_BUCKET: 'files', ...ACCOUNT },
  ...{ VAPID_PUBLIC_KEY: KEYS.publicKey, VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url') },
};

const PLANTED: readonly Planted[] = [
  [
    'the example address of this machine',
    { PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: 'a@provider.example' },
    'addressIsLocal',
    null,
    'PUBLIC_URL',
  ],
  ['no TLS', { PUBLIC_URL: 'http://tables.example.org' }, 'addressIsNotHttps', null, 'PUBLIC_URL https'],
  ['no DNS record', { ask: failed('ENOTFOUND') }, 'addressIsSilent', 'Error ENOTFOUND', 'PUBLIC_URL DNS'],
  [
    'a proxy that leads elsewhere',
    { ask: async () => false },
    'addressIsOther',
    null,
    'PUBLIC_URL HOST PORT',
  ],
  [
    'a certificate for another name',
    { certificate: { refusal: 'ERR_TLS' } },
    'certificateIsRefused',
    'ERR_TLS',
    'PUBLIC_URL proxy',
  ],
  [
    'a certificate that is not renewed',
    { certificate: { endsAt: before({ days: -3 }) } },
    'certificateEnds',
    '2026-11-30',
    'PUBLIC_URL proxy',
  ],
  [
    'a proxy without WebSockets',
    { ping: failed('HTTP_400') },
    'socketsAreBlocked',
    'Error HTTP_400',
    'PUBLIC_URL Upgrade deploy/nginx.conf',
  ],
  ['the development inbox', { verifyMailServer: null }, 'mailIsKept', null, 'SMTP_URL'],
  ['the inbox of compose', { SMTP_URL: 'smtp://mailpit:1025' }, 'mailIsKept', null, 'SMTP_URL'],
  [
    'a wrong password of the mail server',
    { verifyMailServer: failed('EAUTH') },
    'mailServerFails',
    'Error EAUTH',
    'SMTP_URL',
  ],
  [
    'the example sender',
    { MAIL_FROM: 'no-reply@tablemates.localhost' },
    'senderIsElsewhere',
    'tablemates.localhost',
    'MAIL_FROM',
  ],
  ['no contact', { CONTACT_EMAIL: '' }, 'contactIsMissing', null, 'CONTACT_EMAIL Community'],
  ['no SPF', without('mail.example.org'), 'senderIsUnproved', 'SPF (mail.example.org)', 'DNS MAIL_FROM'],
  [
    'an SPF that lets everyone send',
    { records: { ...RECORDS, 'mail.example.org': 'v=spf1 +all' } },
    'senderIsUnproved',
    'SPF (mail.example.org)',
    'DNS',
  ],
  [
    'neither DKIM nor DMARC',
    without('tablemates2026._domainkey.example.org', '_dmarc.example.org'),
    'senderIsUnproved',
    'DKIM (_domainkey.example.org), DMARC (_dmarc.example.org)',
    'DNS',
  ],
  ['no operator', { OPERATOR_NAME: '' }, 'operatorIsMissing', null, 'OPERATOR_NAME'],
  [
    'a bucket for several machines, and no keys of push messages',
    { S3_BUCKET: 'tablemates', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
    'pushKeysDiffer',
    null,
    'VAPID_PUBLIC_KEY VAPID_PRIVATE_KEY generate-vapid-keys',
  ],
  [
    'a folder of another user',
    { probeStorage: failed('EACCES') },
    'storageFails',
    'Error EACCES',
    'DATA_DIR S3_BUCKET',
  ],
  ['a full disk', { freeBytes: 42e6 }, 'diskIsFull', '42', 'DATA_DIR'],
  ['no worker', { hasWorker: false }, 'jobsAreStopped', null, 'ROLES=all ROLES=worker'],
  ['too few workers', { oldestSeconds: 1800 }, 'jobsAreLate', '30', 'ROLES=worker'],
  [
    'a wrong clock',
    { outside: before({ minutes: 5 }) },
    'clockIsOff',
    '300',
    'timedatectl CLOCK_OFFSET_SECONDS',
  ],
  [
    'a wrong clock of the database',
    { database: before({ minutes: 1 }), outside: null },
    'clockIsOff',
    '60',
    'timedatectl',
  ],
  [
    'the default time zone in Berlin',
    { HOME_AREA: '52.52,13.4,Berlin' },
    'zoneDiffers',
    'Europe/Berlin',
    'TIME_ZONE HOME_AREA',
  ],
  [
    'a places server that is gone',
    { askPlaces: failed('HTTP_404') },
    'placesFail',
    'Error HTTP_404',
    'PLACES_URL',
  ],
  [
    'a wrong key of Google',
    { askGoogle: failed('API_KEY_INVALID') },
    'googleKeyFails',
    'Error API_KEY_INVALID',
    'GOOGLE_MAPS_API_KEY',
  ],
  ['backups beside the data', { BACKUP_TO: '/data/backups' }, 'backupIsBeside', null, 'BACKUP_TO'],
  ['backups on the disk of the data', { sharesDisk: true }, 'backupIsBeside', null, 'BACKUP_TO'],
  [
    'backups in a store of this machine',
    { BACKUP_TO: 's3://backups', ...ACCOUNT, S3_ENDPOINT: 'http://localhost:9000' },
    'backupIsBeside',
    null,
    'BACKUP_TO BACKUP_S3_ENDPOINT',
  ],
  [
    'backups in the bucket of the files',
    { BACKUP_TO: 's3://files', ...FILES },
    'backupIsBeside',
    null,
    'BACKUP_TO',
  ],
  [
    'backups on the server of the files',
    { BACKUP_TO: 's3://backups', ...FILES, S3_ENDPOINT: 'http://s3:7070' },
    'backupIsBeside',
    null,
    'BACKUP_TO BACKUP_S3_ENDPOINT',
  ],
  [
    'a full disk of backups',
    { backup: { hasFailedSince: true, error: 'PlaceFailed ENOSPC' } },
    'backupFailed',
    'PlaceFailed ENOSPC',
    'BACKUP_TO npm run backup',
  ],
  [
    'backups that stopped',
    { backup: { lastAt: before({ days: 3 }) } },
    'backupIsLate',
    null,
    'npm run backup',
  ],
  [
    'a lost FILES_KEY',
    { drill: { hasFailedSince: true, error: 'BackupRefused' } },
    'drillFailed',
    'BackupRefused',
    'npm run drill',
  ],
  [
    'a drill of the last year',
    { drill: { lastAt: before({ days: 91 }) } },
    'drillIsDue',
    null,
    'npm run drill',
  ],
  [
    'the password of the first admin',
    { BOOTSTRAP_ADMIN: 'ada@example.org:a long password' },
    'passwordIsKept',
    null,
    'BOOTSTRAP_ADMIN',
  ],
];

/** What leaves a check without an answer. */
const UNKNOWN: readonly Planted[] = [
  ['a DNS that does not answer', { dnsFailure: failed('ETIMEOUT') }, 'unchecked', 'DNS', 'read the log'],
  ['no answer from outside about the time', { outside: null }, 'unchecked', 'PLACES_URL', 'read the log'],
  ['no certificate to look at', { certificate: null }, 'certificateIsMissing', null, 'PUBLIC_URL https'],
  ['no home area', { HOME_AREA: '' }, 'homeAreaIsMissing', null, 'TIME_ZONE HOME_AREA'],
  ['no drill yet', { drill: { lastAt: null } }, 'drillIsMissing', null, 'npm run drill'],
];

describe('an instance', () => {
  it('is ready for Saturday with good settings in a good world', async () => {
    expect(await problemsOf()).toEqual([]);
  });

  it.each<[string, Changes]>([
    [
      'the mailbox of a university',
      { SMTP_URL: 'smtp://club%40uni.example@smtp.uni.example:587', MAIL_FROM: 'club@uni.example' },
    ],
    ['a sender below the domain of the site', { MAIL_FROM: 'a@mail.example.org' }],
    [
      'a certificate of six days',
      { certificate: { startsAt: before({ days: 2 }), endsAt: before({ days: -4 }) } },
    ],
    ['a bucket for backups', { BACKUP_TO: 's3://backups', ...ACCOUNT }],
    ['backups in another bucket of Amazon than the files', { BACKUP_TO: 's3://backups', ...FILES }],
    [
      'backups in a store of their own',
      {
        ...{ BACKUP_TO: 's3://files', ...FILES, S3_ENDPOINT: 'http://s3:7070' },
        ...{ BACKUP_S3_ENDPOINT: 'https://s3.example.org' },
        ...{ BACKUP_AWS_ACCESS_KEY_ID: 'c', BACKUP_AWS_SECRET_ACCESS_KEY: 'd' },
      },
    ],
    ['a folder for backups whose name begins as that of the data', { BACKUP_TO: '/data-backups' }],
  ])('is ready with %s', async (_, changes) => {
    expect(await problemsOf(changes)).toEqual([]);
  });

  it.each(PLANTED)(
    'with %s is not ready, and is told what mends it',
    async (_, changes, code, detail, named) => {
      const found = (await findingsOf(changes)).filter(({ problem }) => problem);
      expect(found).toMatchObject([{ state: 'wrong', problem: { code, detail } }]);
      const text = english.readiness[code];
      for (const name of named.split(' ')) expect(text).toContain(name);
      expect(text.includes('{detail}')).toBe(detail !== null);
    },
  );

  it.each(UNKNOWN)('with %s is told that this is not checked', async (_, changes, code, detail, named) => {
    const found = (await findingsOf(changes)).filter(({ problem }) => problem);
    expect(found).toMatchObject([{ state: 'unchecked', problem: { code, detail } }]);
    for (const name of named.split(' ')) expect(english.readiness[code]).toContain(name);
  });

  it('without backups is told so, and that no drill was possible', async () => {
    expect((await findingsOf({ BACKUP_TO: '' })).filter(({ problem }) => problem)).toMatchObject([
      { check: 'backup', state: 'wrong', problem: { code: 'backupIsOff' } },
      { check: 'drill', state: 'unchecked', problem: { code: 'drillIsMissing' } },
    ]);
  });

  it('outside of production calls nothing fine that only production has', async () => {
    const development = {
      ...{ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', BOOTSTRAP_ADMIN: '' },
      ...{ certificate: null, verifyMailServer: null, drill: { lastAt: null } },
    };
    const found = (await findingsOf(development)).filter(({ problem }) => problem);
    expect(found.map(({ check, state, problem }) => [check, state, problem!.code])).toEqual([
      ['address', 'unchecked', 'onlyInProduction'],
      ['certificate', 'unchecked', 'certificateIsMissing'],
      ['mailServer', 'wrong', 'mailIsKept'],
      ['mailHeaders', 'unchecked', 'onlyInProduction'],
      ['senderRecords', 'unchecked', 'onlyInProduction'],
      ['operator', 'unchecked', 'onlyInProduction'],
      ['drill', 'unchecked', 'drillIsMissing'],
      ['firstAdmin', 'unchecked', 'onlyInProduction'],
    ]);
  });

  it('has a planted misconfiguration for every problem', () => {
    const planted = new Set<ProblemCode>([
      ...[...PLANTED, ...UNKNOWN].map((planting) => planting[2]),
      // Two findings each, in the tests above.
      ...(['backupIsOff', 'onlyInProduction'] as const),
    ]);
    expect(PROBLEMS.filter((code) => !planted.has(code))).toEqual([]);
    for (const name of [...CHECKS, ...PROBLEMS]) expect(english.readiness).toHaveProperty(name);
  });
});
