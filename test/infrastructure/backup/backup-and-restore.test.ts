import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { DiskObjectStore } from '../../../src/adapters/storage/disk-object-store.js';
import { BackupBucket } from '../../../src/infrastructure/backup/backup-bucket.js';
import { BackupFolder } from '../../../src/infrastructure/backup/backup-folder.js';
import { type Accept, backupsIn, type BackupPlace } from '../../../src/infrastructure/backup/backup-place.js';
import type { SecretsOfData } from '../../../src/infrastructure/backup/manifest.js';
import { restoreBackup } from '../../../src/infrastructure/backup/restore-backup.js';
import { DatabaseRestore } from '../../../src/infrastructure/backup/restore-database.js';
import {
  type BackupInput,
  type BackupTaken,
  takeBackup,
} from '../../../src/infrastructure/backup/take-backup.js';
import { verifyBackup } from '../../../src/infrastructure/backup/verify-backup.js';
import type { APerson } from '../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../support/http/a-staff-member.js';
import { aTableOf } from '../../support/http/a-table.js';
import { aForm, aPhoto, FORM_TYPE, setProfilePicture, submitId } from '../../support/http/an-upload.js';
import { claimAndOpen } from '../../support/http/claim-review.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';
import { proxyBefore } from '../../support/interruptible-proxy.js';
import { emptyDatabase, type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';

/** The lowest cost of a key derivation, which would take most of the time of these tests. */
const WORK_FACTOR = 1;
const KEY = 'a key for backups of the tests, long enough';
const secrets: SecretsOfData = {
  sessionSecret: 'a secret of the tests',
  filesKey: 'a key for files of the tests',
  earlierFilesKeys: [],
};

/** Characters that COPY escapes. */
const WORDS = 'See you at noon,\n\\. is no end\tof the table';

let root: string;
let wiped: TestDatabase;
let ada: APerson;
let matchId: number;
let picture: string;
let logo: string;
let folder: BackupFolder;
let taken: BackupTaken;
let bucketServer: FauxqsServer;
let bucket: BackupBucket;

/** @returns the path of the logo */
async function uploadLogo(admin: APerson): Promise<string> {
  const form = aForm({ name: 'logo', bytes: await aPhoto() });
  const path = '/api/admin/appearance/logo?version=0';
  const { body } = await admin.send<{ logo: { path: string } }>('PUT', path, form, {
    'content-type': FORM_TYPE,
  });
  return body.logo.path;
}

/** The tables with a row, the job queue's schema and the stored files. */
async function contentOf(database: TestDatabase, dataDir: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select nspname from pg_namespace where nspname = 'graphile_worker'`);
  const files = await readdir(join(dataDir, 'storage'), { recursive: true }).catch(() => []);
  return [...rows.map(({ name }) => name), ...files];
}

const storeIn = (dataDir: string) => new DiskObjectStore(join(dataDir, 'storage'));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'));
  const dataDir = join(root, 'before');
  wiped = await testDatabase();
  const product = await startProduct({ database: wiped, env: { DATA_DIR: dataDir } });
  const table = await aTableOf(product);
  [ada] = table.people as [APerson];
  ({ matchId } = table);
  const socket = await (await ada.connect()).joinRoom(matchId);
  socket.send({ type: 'chat_message', matchId, message: WORDS, clientId: 'a' });
  await socket.waitFor('message_sent');
  socket.close();
  await setProfilePicture(ada);
  await submitId(ada);
  logo = await uploadLogo(await aStaffMember(product, 'admin'));
  picture = (await ada.get<{ profileImageUrl: string }>('/api/user')).body.profileImageUrl;

  await product.stop();
  await beginAnnouncement(wiped);
  // A new schema has partitions from this month on.
  await wiped.query(`insert into audit_log (at, action) values (now() - interval '100 days', 'long ago')`);

  folder = new BackupFolder(join(root, 'backups'));
  bucketServer = await startFauxqs({ port: 0, logger: false });
  const endpoint = `http://127.0.0.1:${bucketServer.port}`;
  const account = {
    region: 'eu-central-1',
    endpoint,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  };
  const client = new S3Client({ ...account, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: 'backups' }));
  client.destroy();
  bucket = new BackupBucket({ bucket: 'backups', prefix: 'tablemates', ...account });
  const files = storeIn(dataDir);
  taken = await backUp(wiped, folder, { files });
  await backUp(wiped, bucket, { files });
  await wiped.drop();
  await rm(dataDir, { recursive: true });
});

afterAll(async () => {
  bucket.close();
  await bucketServer.stop();
  await rm(root, { recursive: true, force: true });
});

interface Target {
  readonly database: TestDatabase;
  readonly dataDir: string;
}

async function onEmptyTarget(work: (target: Target) => Promise<void>): Promise<void> {
  const target = { database: await emptyDatabase(), dataDir: await mkdtemp(join(root, 'target-')) };
  try {
    await work(target);
  } finally {
    await target.database.drop();
  }
}

/** Takes a backup, without files if none are given. */
const backUp = ({ url }: TestDatabase, place: BackupPlace, fields: Partial<BackupInput> = {}) =>
  takeBackup({
    databaseUrl: url,
    place,
    files: { get: async () => null },
    secrets,
    version: '0.1.0',
    key: KEY,
    workFactor: WORK_FACTOR,
    keep: { days: 2, weeks: 0 },
    ...fields,
  });

const restore = (place: BackupPlace, { database, dataDir }: Target, fields = {}) =>
  restoreBackup({
    place,
    key: KEY,
    name: 'latest',
    secrets,
    files: storeIn(dataDir),
    databaseUrl: async () => database.url,
    ...fields,
  });

/** An announcement of which some mails have left, and two mails that wait in the queue: one of its own and a code. */
async function beginAnnouncement({ query }: TestDatabase): Promise<void> {
  await query(`
    insert into announcements (subject, body, audience, status, version, started_at, banner_until, last_user_id, mailed,
      changed_at)
    values ('Our picnic', 'Come!', 'everyone', 'sending', 2, now(), now() + interval '7 days', 1007, 30, now())`);
  for (const kind of ['announcement', 'account'])
    await query(`select graphile_worker.add_job('send-mail', $1, run_at => now() + interval '1 hour')`, [
      JSON.stringify({ purpose: { kind } }),
    ]);
}

it('an announcement that was being sent comes back as a draft, so that nobody gets a mail twice', () =>
  onEmptyTarget(async (target) => {
    await restore(folder, target);
    const { query } = target.database;
    const announcements = await query(
      'select status, started_at as "startedAt", last_user_id as "lastUserId", mailed from announcements',
    );
    const waiting = await query(`
      select job.payload #>> '{purpose,kind}' as kind from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'send-mail' and job.run_at > now() + interval '50 minutes'`);
    expect(announcements.rows).toEqual([{ status: 'draft', startedAt: null, lastUserId: 0, mailed: 0 }]);
    expect(waiting.rows).toEqual([{ kind: 'account' }]);
  }));

it('a restore ends when the connection to the database is lost while a table is filled', () =>
  onEmptyTarget(async ({ database }) => {
    const { manifest } = await verifyBackup(await folder.read(taken.name), KEY, secrets);
    const proxy = await proxyBefore(database.url);
    const restoring = await DatabaseRestore.begin(proxy.url, manifest);
    const part = restoring.addPart('chat_messages', Buffer.alloc(10_000_000, 'x'));
    proxy.disconnect();
    await expect(part).rejects.toThrow(/connection/i);
    await expect(restoring.addPart('chat_messages', Buffer.of())).rejects.toThrow(/connection/i);
    await proxy.close();
  }));

describe.each([
  ['a folder', () => folder],
  ['a bucket', () => bucket],
] as const)('after everything is wiped, a backup in %s', (_, place) => {
  it('brings back the users, their chat, their pictures, the logo and an ID under review', () =>
    onEmptyTarget(async (target) => {
      await restore(place(), target);
      const { rows } = await target.database.query(
        `select action from audit_log where tableoid <> 'audit_log_rest'::regclass and action = 'long ago'`,
      );
      expect(rows).toHaveLength(1);
      const product: TestProduct = await startProduct({
        database: target.database,
        env: { DATA_DIR: target.dataDir },
      });
      try {
        const back = product.person();
        const { username, password } = ada;
        await back.expect('POST', '/api/auth/login', 200, { usernameOrEmail: username, password });
        const { body } = await back.get(`/api/matches/${matchId}/messages`);
        expect(JSON.stringify(body)).toContain(JSON.stringify(WORDS));
        await back.expect('GET', picture, 200);
        await back.expect('GET', logo, 200);

        const grace = await signInToConsole(
          product,
          await product.person().signUp({ firstName: 'Grace' }),
          'moderator',
        );
        const reviews = await grace.get<Array<{ id: number }>>('/api/admin/verifications');
        await claimAndOpen(grace, `/api/admin/verifications/${reviews.body[0]!.id}`);
      } finally {
        await product.stop();
      }
    }));
});

describe('a restore is refused and leaves nothing', () => {
  const backup = () => readFile(join(root, 'backups', taken.name));

  it.each([
    [
      'of a backup that is cut off',
      async () => (await backup()).subarray(0, -100),
      {},
      /damaged or incomplete/,
    ],
    [
      'of a backup with one changed byte',
      async () => {
        const bytes = await backup();
        bytes[Math.floor(bytes.length * 0.7)]! ^= 1;
        return bytes;
      },
      {},
      /damaged or incomplete/,
    ],
    ['of an empty file', async () => Buffer.of(), {}, /BACKUP_KEY/],
    ['with another BACKUP_KEY', backup, { key: 'another key of the tests, long enough' }, /BACKUP_KEY/],
    ['with another FILES_KEY', backup, { secrets: { ...secrets, filesKey: 'another' } }, /^FILES_KEY is not/],
    ['without FILES_KEY', backup, { secrets: {} }, /^FILES_KEY must be/],
    [
      'with another SESSION_SECRET',
      backup,
      { secrets: { ...secrets, sessionSecret: 'another' } },
      /^SESSION_SECRET is not/,
    ],
  ])('%s', (_, bytes, fields, message) =>
    onEmptyTarget(async (target) => {
      const places = await mkdtemp(join(root, 'places-'));
      await writeFile(join(places, taken.name), await bytes());
      await expect(restore(new BackupFolder(places), target, fields)).rejects.toThrow(message);
      expect(await contentOf(target.database, target.dataDir)).toEqual([]);
    }),
  );

  it('into a database that has a table', () =>
    onEmptyTarget(async (target) => {
      await target.database.query('create table mine ()');
      await expect(restore(folder, target)).rejects.toThrow(/database is not empty/);
      expect(await contentOf(target.database, target.dataDir)).toEqual(['mine']);
    }));

  it('into a place for files that has one', () =>
    onEmptyTarget(async (target) => {
      await mkdir(join(target.dataDir, 'storage'));
      await writeFile(join(target.dataDir, 'storage', 'mine'), '');
      await expect(restore(folder, target)).rejects.toThrow(/place for files is not empty/);
      expect(await contentOf(target.database, target.dataDir)).toEqual(['mine']);
    }));

  it('after a file could not be stored half-way', () =>
    onEmptyTarget(async (target) => {
      const files = storeIn(target.dataDir);
      let puts = 0;
      const full = Object.assign(Object.create(files) as DiskObjectStore, {
        put: async (...given: Parameters<DiskObjectStore['put']>) => {
          if (++puts === 2) throw new Error('no space is left');
          await files.put(...given);
        },
      });
      await expect(restore(folder, target, { files: full })).rejects.toThrow('no space is left');
      const names = await contentOf(target.database, target.dataDir);
      expect(
        names.filter(
          (name) =>
            !['pictures', 'evidence', 'logos', '.writing'].includes(name) && !/^pictures.\d+$/.test(name),
        ),
      ).toEqual([]);
    }));
});

describe.each([
  ['a folder', () => folder],
  ['a bucket', () => bucket],
] as const)('%s', (_, place) => {
  it('shows no backup whose run has failed', async () => {
    const before = await place().names();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw new Error('the server is gone');
      })(),
    );
    await expect(
      place().write('tablemates-20990101T000000Z.tar.gz.age', broken, async () => undefined),
    ).rejects.toThrow();
    expect(await place().names()).toEqual(before);
  });

  it('shows no backup that cannot be read again, and keeps the earlier ones', async () => {
    const database = await testDatabase();
    const target = place();
    const before = await target.names();
    const damaging = Object.assign(Object.create(target) as BackupPlace, {
      write: (name: string, content: Readable, accept: Accept) =>
        target.write(name, content, (stored) =>
          accept(async () => Readable.from([(await buffer(await stored())).subarray(0, -100)])),
        ),
    });
    await expect(backUp(database, damaging)).rejects.toThrow(/damaged or incomplete/);
    await database.drop();
    expect(await target.names()).toEqual(before);
  });

  it('keeps the newest backups and other files', async () => {
    const database = await testDatabase();
    const names = [
      'tablemates-20200101T000000Z.tar.gz.age',
      'tablemates-20200102T000000Z.tar.gz.age',
      'notes',
    ];
    for (const name of names) await place().write(name, Readable.from([Buffer.of(1)]), async () => undefined);
    const latest = await backUp(database, place());
    await database.drop();
    expect((await backupsIn(place()))[0]).toBe(latest.name);
    // All others are of the last 48 hours.
    expect((await backupsIn(place())).at(-1)).toBe(names[1]);
    expect(await place().names()).toContain('notes');
  });
});

it('a database has no backup while another one of it runs', async () => {
  const database = await testDatabase();
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const slow = Object.assign(Object.create(folder) as BackupPlace, {
    write: async (...given: Parameters<BackupPlace['write']>) => {
      begun.resolve();
      await held.promise;
      return folder.write(...given);
    },
  });
  const first = backUp(database, slow);
  await begun.promise;
  await expect(backUp(database, folder)).rejects.toThrow('Another backup is running.');
  held.resolve();
  await expect(first).resolves.toBeDefined();
  await database.drop();
});
