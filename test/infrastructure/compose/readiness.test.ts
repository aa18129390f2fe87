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
  lastAt: before({ days: 1 }),
  hasFailedSince: false,
  error: null,
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
          startsAt: before({ days: 30 }),
          endsAt: before({ days: -60 }),
          refusal: null,
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
    settings: readinessSettings(config),
    probes,
    clock: new FixedClock(NOW),
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

/** What is planted, and the problem that is found, with its detail. */
type Planted = [what: string, changes: Changes, found: ProblemCode | `${ProblemCode}: ${string}`];

const ACCOUNT = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
const BUCKET = { S3_BUCKET: 'files', ...ACCOUNT };
const KEYS = vapidKeysOf(Buffer.alloc(32, 1));
/** Files in a bucket, with the keys of push messages that this needs. */
const FILES = {
  ...BUCKET,
  VAPID_PUBLIC_KEY: KEYS.publicKey,
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
};
const LOCAL = { PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: 'a@provider.example' };
const SPF = 'mail.example.org';
const DKIM = 'tablemates2026._domainkey.example.org';
const DMARC = '_dmarc.example.org';
const STORE = { BACKUP_TO: 's3://backups', S3_ENDPOINT: 'http://s3:7070' };

const PLANTED: readonly Planted[] = [
  ['the example address of this machine', LOCAL, 'addressIsLocal'],
  ['no TLS', { PUBLIC_URL: 'http://tables.example.org' }, 'addressIsNotHttps'],
  ['no DNS record', { ask: failed('ENOTFOUND') }, 'addressIsSilent: Error ENOTFOUND'],
  ['a proxy that leads elsewhere', { ask: async () => false }, 'addressIsOther'],
  ['another certificate', { certificate: { refusal: 'ERR_TLS' } }, 'certificateIsRefused: ERR_TLS'],
  ['an old certificate', { certificate: { endsAt: before({ days: -3 }) } }, 'certificateEnds: 2026-11-30'],
  ['a proxy without WebSockets', { ping: failed('HTTP_400') }, 'socketsAreBlocked: Error HTTP_400'],
  ['the development inbox', { verifyMailServer: null }, 'mailIsKept'],
  ['the inbox of compose', { SMTP_URL: 'smtp://mailpit:1025' }, 'mailIsKept'],
  ['a wrong password of mails', { verifyMailServer: failed('EAUTH') }, 'mailServerFails: Error EAUTH'],
  ['the example sender', { MAIL_FROM: 'no-reply@tables.localhost' }, 'senderIsElsewhere: tables.localhost'],
  ['no contact', { CONTACT_EMAIL: '' }, 'contactIsMissing'],
  ['no SPF', without(SPF), `senderIsUnproved: SPF (${SPF})`],
  ['an open SPF', { records: { ...RECORDS, [SPF]: 'v=spf1 +all' } }, `senderIsUnproved: SPF (${SPF})`],
  [
    'neither DKIM nor DMARC',
    without(DKIM, DMARC),
    `senderIsUnproved: DKIM (_domainkey.example.org), DMARC (${DMARC})`,
  ],
  ['no operator', { OPERATOR_NAME: '' }, 'operatorIsMissing'],
  ['a bucket for several machines, and no keys of push messages', BUCKET, 'pushKeysDiffer'],
  ['a folder of another user', { probeStorage: failed('EACCES') }, 'storageFails: Error EACCES'],
  ['a full disk', { freeBytes: 42e6 }, 'diskIsFull: 42'],
  ['no worker', { hasWorker: false }, 'jobsAreStopped'],
  ['too few workers', { oldestSeconds: 1800 }, 'jobsAreLate: 30'],
  ['a wrong clock', { outside: before({ minutes: 5 }) }, 'clockIsOff: 300'],
  ['a wrong clock of the database', { database: before({ minutes: 1 }), outside: null }, 'clockIsOff: 60'],
  ['a default time zone', { HOME_AREA: '52.52,13.4,Berlin' }, 'zoneDiffers: Europe/Berlin'],
  ['a places server that is gone', { askPlaces: failed('HTTP_404') }, 'placesFail: Error HTTP_404'],
  ['a wrong key of Google', { askGoogle: failed('KEY_INVALID') }, 'googleKeyFails: Error KEY_INVALID'],
  ['backups beside the data', { BACKUP_TO: '/data/backups' }, 'backupIsBeside'],
  ['backups on the disk of the data', { sharesDisk: true }, 'backupIsBeside'],
  [
    'backups in a store of this machine',
    { ...STORE, ...ACCOUNT, S3_ENDPOINT: 'http://localhost:9000' },
    'backupIsBeside',
  ],
  ['backups in the bucket of the files', { BACKUP_TO: 's3://files', ...FILES }, 'backupIsBeside'],
  ['backups on the server of the files', { ...STORE, ...FILES }, 'backupIsBeside'],
  [
    'a full disk of backups',
    { backup: { hasFailedSince: true, error: 'PlaceFailed ENOSPC' } },
    'backupFailed: PlaceFailed ENOSPC',
  ],
  ['backups that stopped', { backup: { lastAt: before({ days: 3 }) } }, 'backupIsLate'],
  [
    'a lost FILES_KEY',
    { drill: { hasFailedSince: true, error: 'BackupRefused' } },
    'drillFailed: BackupRefused',
  ],
  ['a drill of the last year', { drill: { lastAt: before({ days: 91 }) } }, 'drillIsDue'],
  ['the first password', { BOOTSTRAP_ADMIN: 'ada@example.org:a long password' }, 'passwordIsKept'],
];

/** What leaves a check without an answer. */
const UNKNOWN: readonly Planted[] = [
  ['a DNS that does not answer', { dnsFailure: failed('ETIMEOUT') }, 'unchecked: DNS'],
  ['no answer from outside about the time', { outside: null }, 'unchecked: PLACES_URL'],
  ['no certificate to look at', { certificate: null }, 'certificateIsMissing'],
  ['no home area', { HOME_AREA: '' }, 'homeAreaIsMissing'],
  ['no drill yet', { drill: { lastAt: null } }, 'drillIsMissing'],
];

/** The settings and words that the text of a problem names. */
const NAMED: Partial<Record<ProblemCode, string>> = {
  addressIsLocal: 'PUBLIC_URL',
  addressIsNotHttps: 'PUBLIC_URL https',
  addressIsSilent: 'PUBLIC_URL DNS',
  addressIsOther: 'PUBLIC_URL HOST PORT',
  certificateIsRefused: 'PUBLIC_URL proxy',
  certificateEnds: 'PUBLIC_URL proxy',
  certificateIsMissing: 'PUBLIC_URL https',
  socketsAreBlocked: 'PUBLIC_URL Upgrade deploy/nginx.conf',
  mailIsKept: 'SMTP_URL',
  mailServerFails: 'SMTP_URL',
  senderIsElsewhere: 'MAIL_FROM',
  contactIsMissing: 'CONTACT_EMAIL Community',
  senderIsUnproved: 'DNS MAIL_FROM',
  operatorIsMissing: 'OPERATOR_NAME',
  pushKeysDiffer: 'VAPID_PUBLIC_KEY VAPID_PRIVATE_KEY generate-vapid-keys',
  storageFails: 'DATA_DIR S3_BUCKET',
  diskIsFull: 'DATA_DIR',
  jobsAreStopped: 'ROLES=all ROLES=worker',
  jobsAreLate: 'ROLES=worker',
  clockIsOff: 'timedatectl CLOCK_OFFSET_SECONDS',
  zoneDiffers: 'TIME_ZONE HOME_AREA',
  homeAreaIsMissing: 'TIME_ZONE HOME_AREA',
  placesFail: 'PLACES_URL',
  googleKeyFails: 'GOOGLE_MAPS_API_KEY',
  backupIsBeside: 'BACKUP_TO BACKUP_S3_ENDPOINT',
  backupFailed: 'BACKUP_TO npm run backup',
  backupIsLate: 'npm run backup',
  drillFailed: 'npm run drill',
  drillIsDue: 'npm run drill',
  drillIsMissing: 'npm run drill',
  passwordIsKept: 'BOOTSTRAP_ADMIN',
  unchecked: 'read the log',
};

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
        BACKUP_TO: 's3://files',
        ...FILES,
        S3_ENDPOINT: 'http://s3:7070',
        BACKUP_S3_ENDPOINT: 'https://s3.example.org',
        BACKUP_AWS_ACCESS_KEY_ID: 'c',
        BACKUP_AWS_SECRET_ACCESS_KEY: 'd',
      },
    ],
    ['a folder for backups whose name begins as that of the data', { BACKUP_TO: '/data-backups' }],
  ])('is ready with %s', async (_, changes) => {
    expect(await problemsOf(changes)).toEqual([]);
  });

  it.each<[string, Changes, string, string]>([
    ...PLANTED.map((row) => [...row, 'wrong'] as [string, Changes, string, string]),
    ...UNKNOWN.map((row) => [...row, 'unchecked'] as [string, Changes, string, string]),
  ])('with %s has one problem, and is told which', async (_, changes, expected, state) => {
    const found = (await findingsOf(changes)).filter(({ problem }) => problem);
    const [code, detail = null] = expected.split(': ');
    expect(found).toMatchObject([{ state, problem: { code, detail } }]);
    if (state === 'wrong')
      expect(english.readiness[code as ProblemCode].includes('{detail}')).toBe(detail !== null);
  });

  it.each(Object.entries(NAMED))('is told what mends %s: %s', (code, words) => {
    for (const word of words.split(' ')) expect(english.readiness[code as ProblemCode]).toContain(word);
  });

  it('without backups is told so, and that no drill was possible', async () => {
    expect((await findingsOf({ BACKUP_TO: '' })).filter(({ problem }) => problem)).toMatchObject([
      { check: 'backup', state: 'wrong', problem: { code: 'backupIsOff' } },
      { check: 'drill', state: 'unchecked', problem: { code: 'drillIsMissing' } },
    ]);
  });

  it('outside of production calls nothing fine that only production has', async () => {
    const development = {
      NODE_ENV: 'test',
      PUBLIC_URL: 'http://localhost:3000',
      BOOTSTRAP_ADMIN: '',
      certificate: null,
      verifyMailServer: null,
      drill: { lastAt: null },
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
    const planted = new Set([...PLANTED, ...UNKNOWN].map(([, , found]) => found.split(': ')[0]));
    // Two findings each, in the tests above.
    const others: readonly ProblemCode[] = ['backupIsOff', 'onlyInProduction'];
    expect(PROBLEMS.filter((code) => !planted.has(code) && !others.includes(code))).toEqual([]);
    expect(PROBLEMS.filter((code) => !(code in NAMED) && !others.includes(code))).toEqual([]);
    for (const name of [...CHECKS, ...PROBLEMS]) expect(english.readiness).toHaveProperty(name);
  });
});
