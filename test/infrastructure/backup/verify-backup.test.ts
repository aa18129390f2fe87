import { Readable } from 'node:stream';
import { ArchiveWriter } from '../../../src/infrastructure/backup/archive.js';
import {
  END,
  fingerprintsOf,
  FORMAT,
  MANIFEST,
  type SecretsOfData,
} from '../../../src/infrastructure/backup/manifest.js';
import { sealed } from '../../../src/infrastructure/backup/sealed-stream.js';
import { verifyBackup } from '../../../src/infrastructure/backup/verify-backup.js';
import { allMigrations } from '../../../src/infrastructure/database/migrations/all-migrations.js';
import { fingerprintOf } from '../../../src/infrastructure/database/schema-fingerprint.js';

/** The lowest cost of a key derivation, which would take most of the time of these tests. */
const WORK_FACTOR = 1;
const KEY = 'a key for backups of the tests, long enough';
const secrets: SecretsOfData = {
  sessionSecret: 'a secret of the tests',
  filesKey: 'a key for files of the tests',
  earlierFilesKeys: ['an earlier key', 'the first key'],
};
const MANIFEST_OF_ALL = {
  format: FORMAT,
  id: '1',
  takenAt: '2026-03-02T15:00:00Z',
  version: '0.1.0',
  migrations: await Promise.all(
    allMigrations.map(async (each) => ({ name: each.name, fingerprint: await fingerprintOf(each) })),
  ),
  tables: [{ name: 'users', columns: ['id'] }],
  secrets: fingerprintsOf(secrets),
};

/** A backup without rows and with one file. */
async function aBackup(manifest: object = {}, end: object = {}): Promise<Readable> {
  const archive = new ArchiveWriter();
  const stream = await sealed(archive.stream, KEY, WORK_FACTOR);
  const entries = [
    { name: MANIFEST, bytes: Buffer.from(JSON.stringify({ ...MANIFEST_OF_ALL, ...manifest })) },
    { name: 'files/pictures/1/a.webp', bytes: Buffer.of(1), type: 'image/webp' },
    {
      name: END,
      bytes: Buffer.from(JSON.stringify({ id: '1', rows: { users: 0, jobs: 0 }, files: 1, ...end })),
    },
  ];
  void (async () => {
    for (const entry of entries) await archive.add(entry);
    archive.end();
  })();
  return stream;
}

it('a complete backup is accepted with all keys of its files, in whatever order they are configured', async () => {
  const { earlierFilesKeys, filesKey } = secrets;
  const { manifest } = await verifyBackup(await aBackup(), KEY, secrets);
  expect(manifest.id).toBe('1');
  const renewed = {
    ...secrets,
    filesKey: 'a new key',
    earlierFilesKeys: [...earlierFilesKeys, filesKey],
  };
  await expect(verifyBackup(await aBackup(), KEY, renewed)).resolves.toBeDefined();
});

it.each([
  [
    'without an earlier key of its files',
    {},
    {},
    { earlierFilesKeys: ['the first key'] },
    /^FILES_KEYS_OLD lacks/,
  ],
  [
    'of a newer release',
    { version: '9.0.0', migrations: [{ name: '29990101000000-later', fingerprint: '0123456789ab' }] },
    {},
    {},
    /newer release \(9\.0\.0, with the migration 29990101000000-later\)/,
  ],
  [
    'of another state of the initial migration',
    { migrations: [{ name: allMigrations[0]!.name, fingerprint: '0123456789ab' }] },
    {},
    {},
    /another state of the code \(.+ is 0123456789ab there and \w+ here\): restore it with that one/,
  ],
  ['in another format', { format: 1 }, {}, {}, /format of another release/],
  ['with fewer files than it says', {}, { files: 2 }, {}, /incomplete/],
  ['with fewer rows than it says', {}, { rows: { users: 1, jobs: 0 } }, {}, /incomplete/],
  ['that ends with the end of another backup', {}, { id: '2' }, {}, /incomplete/],
])('a backup %s is refused', async (_, manifest, end, given, message) => {
  const backup = await aBackup(manifest, end);
  await expect(verifyBackup(backup, KEY, { ...secrets, ...given })).rejects.toThrow(message);
});

it('a backup that cannot be read says so, and does not blame the key', async () => {
  const closed = Object.assign(new Error('closed'), { code: 'EACCES', syscall: 'open' });
  const unreadable = new Readable({ read: () => void unreadable.destroy(closed) });
  await expect(verifyBackup(unreadable, KEY, secrets)).rejects.toThrow(
    /^The backup cannot be read \(EACCES\)\.$/,
  );
});

it('a backup whose beginning asks for more work than ours do is refused before the work', async () => {
  const costly = await sealed(Readable.from([Buffer.of(1)]), KEY, 16);
  await expect(verifyBackup(costly, KEY, secrets)).rejects.toThrow(/asks for more work/);
});
