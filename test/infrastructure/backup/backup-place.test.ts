import { readdir, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import { BackupFolder } from '../../../src/infrastructure/backup/backup-folder.js';
import {
  type BackupPlace,
  backupsIn,
  nameOfBackup,
  removeOldBackups,
} from '../../../src/infrastructure/backup/backup-place.js';
import { placeFailed } from '../../../src/infrastructure/backup/backup-refused.js';
import { openPlace } from '../../../src/infrastructure/backup/open-place.js';
import { ownFolder } from '../../support/own-folder.js';
import { loadConfig } from '../../../src/infrastructure/config/config.js';
import { ShutdownHooks } from '../../../src/infrastructure/config/shutdown-hooks.js';
import { freePort } from '../../support/free-port.js';

/** A place that has the backups of these moments. */
function placeWith(moments: readonly string[]): BackupPlace {
  const names = new Set(moments.map((moment) => nameOfBackup(new Date(moment))));
  return {
    kind: 'folder',
    write: async () => 0,
    read: async () => Readable.from([]),
    names: async () => [...names, 'notes'],
    remove: async (name) => void names.delete(name),
    close: () => undefined,
  };
}

const daysOf = async (place: BackupPlace) =>
  (await backupsIn(place)).map((name) => name.slice('tablemates-'.length, -'Z.tar.gz.age'.length));

it('a place keeps the newest backup of each of the last seven days and four weeks that have one', async () => {
  const DAYS = 60;
  const nights = Array.from({ length: DAYS }, (_, night) =>
    new Date(Date.UTC(2026, 9, 1 + night, 3)).toISOString(),
  );
  const place = placeWith([...nights, '2026-11-25T18:00:00Z']);
  await removeOldBackups(place, { days: 7, weeks: 4 }, new Date('2026-11-29T18:00:00Z'));
  // Sunday, November 29, is the end of its week; the one by hand of November 25 is the newest of its day.
  expect(await daysOf(place)).toEqual([
    ...['20261129T030000', '20261128T030000', '20261127T030000', '20261126T030000', '20261125T180000'],
    ...['20261124T030000', '20261123T030000', '20261122T030000', '20261115T030000', '20261108T030000'],
  ]);
});

it('a place keeps all backups of the last 48 hours, such as the one before an upgrade', async () => {
  const place = placeWith([
    ...['2026-11-27T17:00:00Z', '2026-11-27T18:00:00Z', '2026-11-27T19:00:00Z'],
    ...['2026-11-29T03:00:00Z', '2026-11-29T17:00:00Z', '2026-11-29T18:00:00Z'],
  ]);
  await removeOldBackups(place, { days: 1, weeks: 0 }, new Date('2026-11-29T18:00:00Z'));
  expect(await daysOf(place)).toEqual([
    ...['20261129T180000', '20261129T170000', '20261129T030000', '20261127T190000', '20261127T180000'],
  ]);
});

it('a place without a backup for months keeps the old ones', async () => {
  const place = placeWith(['2026-01-01T03:00:00Z', '2026-01-02T03:00:00Z', '2026-11-27T03:00:00Z']);
  await removeOldBackups(place, { days: 3, weeks: 0 }, new Date('2026-11-29T18:00:00Z'));
  expect(await daysOf(place)).toHaveLength(3);
});

const root = ownFolder();
it('a backup in a folder has no name until it is accepted, and only its owner can read it', async () => {
  const folder = new BackupFolder(root());
  const name = nameOfBackup(new Date());
  let seen: string[] = [];
  await folder.write(
    name,
    Readable.from([Buffer.of(1, 2)]),
    async () => void (seen = await backupsIn(folder)),
  );
  expect(seen).toEqual([]);
  expect((await stat(root(name))).mode & 0o777).toBe(0o600);
  await expect(
    folder.write('refused', Readable.from([Buffer.of(1)]), () => Promise.reject(new Error('not good'))),
  ).rejects.toThrow('not good');
  expect(await readdir(root())).toEqual([name]);
});

it.each([
  ['ENOSPC', /^BACKUP_TO is full/],
  ['EACCES', /^BACKUP_TO cannot be written \(EACCES\)/],
  ['ECONNREFUSED', /^BACKUP_TO does not work \(ECONNREFUSED\)/],
])('a failure %s of the place says so in one line', (code, message) => {
  const { message: said } = placeFailed(Object.assign(new Error('/srv/secret path'), { code }));
  expect(said).toMatch(message);
  expect(said).not.toContain('secret');
});

it('a bucket is in the store that backups have of their own, with its keys', async () => {
  const server = await startFauxqs({ port: 0, logger: false });
  const endpoint = `http://127.0.0.1:${server.port}`;
  const credentials = { accessKeyId: 'own', secretAccessKey: 'own secret' };
  const client = new S3Client({ region: 'us-east-1', endpoint, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: 'backups' }));
  client.destroy();
  const { backup } = loadConfig({
    NODE_ENV: 'test',
    BACKUP_TO: 's3://backups/nightly',
    BACKUP_KEY: 'x'.repeat(32),
    // The store of the files is away.
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_AWS_ACCESS_KEY_ID: 'own',
    BACKUP_AWS_SECRET_ACCESS_KEY: 'own secret',
  });
  const hooks = new ShutdownHooks();
  const place = await openPlace(backup!.to, hooks);
  const name = nameOfBackup(new Date('2026-11-28T03:00:00Z'));
  await place.write(name, Readable.from([Buffer.from('content')]), async () => undefined);
  expect(await place.names()).toEqual([name]);
  await hooks.run();
  await server.stop();
});
