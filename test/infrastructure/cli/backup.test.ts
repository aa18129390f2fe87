import { cp, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backupAgeGauge } from '../../../src/infrastructure/backup/backup-runs.js';
import { startEmbeddedPostgres } from '../../../src/infrastructure/database/embedded-postgres.js';
import { runBuilt } from '../../support/built-command.js';
import { ownFolder } from '../../support/own-folder.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';
import { closePool, poolOf } from '../../support/postgres/pool-of.js';
import { aDatabase, testDatabase } from '../../support/postgres/test-database.js';

const root = ownFolder('file', clusterParent);
const database = aDatabase();
const backups = () => root('backups');

const run = (command: 'backup' | 'restore', args: string[], env: Record<string, string>) =>
  runBuilt(command, args, {
    BACKUP_TO: backups(),
    BACKUP_KEY: 'a key for backups of the tests, long enough',
    ...env,
  });

/** The secrets of the backed up product, on the machine that it is restored to. */
async function copySecrets(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const file of ['files-key', 'session-secret']) await cp(join(from, file), join(to, file));
}

it('a backup of a server is restored into the embedded PostgreSQL, once, and until then a product that starts empty neither adds nor removes a backup', async () => {
  const [before, empty, after] = [root('before'), root('empty'), root('after')];
  const keepingOne = { BACKUP_KEEP: '1', BACKUP_KEEP_WEEKS: '0' };
  const client = poolOf(database.url);
  await client.query(
    `insert into users (username, email, first_name) values ('ada', 'ada@example.org', 'Ada')`,
  );

  const taken = await run('backup', [], { DATABASE_URL: database.url, DATA_DIR: before });
  expect(taken).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^tablemates-\d{8}T\d{6}Z\.tar\.gz\.age: verified, \d+ bytes, \d+ rows, 0 files\n$/,
    ),
  });
  const [name, ...others] = await readdir(backups());
  expect(others).toEqual([]);
  // The cost of the key derivation, which the tests of backups lower.
  expect(await readFile(join(backups(), name!), 'latin1')).toMatch(
    /^age-encryption\.org\/v1\n-> scrypt \S+ 15\n/,
  );
  const { rows } = await client.query('select succeeded, place, row_count from backup_runs');
  expect(rows).toEqual([{ succeeded: true, place: 'folder', row_count: expect.stringMatching(/^[1-9]/) }]);
  const { values } = await backupAgeGauge(client).get();
  expect(values[0]!.value).toBeGreaterThanOrEqual(0);
  expect(values[0]!.value).toBeLessThan(600);
  // Three days ago, when only the retention by days would keep it.
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '');
  const lost = `tablemates-${at}.tar.gz.age`;
  await rename(join(backups(), name!), join(backups(), lost));

  await mkdir(empty);
  expect(await run('restore', ['latest'], { DATA_DIR: empty })).toMatchObject({
    code: 1,
    stdout: `Restoring ${lost}.\n`,
    stderr: expect.stringMatching(/^FILES_KEY must be that of the backed up product/),
  });
  const another = await testDatabase();
  expect(await run('backup', [], { ...keepingOne, DATABASE_URL: another.url, DATA_DIR: empty })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'BACKUP_TO has backups of another database: restore one, or name another folder or prefix.\n',
  });
  await another.drop();
  expect(await readdir(backups())).toEqual([lost]);

  await copySecrets(before, after);
  expect(await run('restore', ['latest'], { DATA_DIR: after })).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      new RegExp(`^Restoring ${lost}\\.\\nRestored the backup of .+: \\d+ rows, 0 files\\.\\n$`),
    ),
  });
  const server = await startEmbeddedPostgres({ dataDir: after });
  expect(await run('restore', ['latest'], { DATA_DIR: after })).toEqual({
    code: 1,
    stdout: `Restoring ${lost}.\n`,
    stderr: 'The database is not empty. A restore needs an empty one.\n',
  });
  const users = await poolOf(server.url).query(`select first_name from users where username = 'ada'`);
  expect(users.rows).toEqual([{ first_name: 'Ada' }]);
  await closePool(server.url);
  expect(await run('backup', [], { ...keepingOne, DATA_DIR: after })).toMatchObject({ code: 0 });
  expect(await readdir(backups())).toEqual([expect.not.stringContaining(lost)]);
  await server.stop();
});

it('a failed run is recorded and leaves no file, and records older than a year are deleted', async () => {
  const client = poolOf(database.url);
  await client.query('delete from backup_runs');
  const ended = (age: string) =>
    client.query(
      `insert into backup_runs (started_at, finished_at, succeeded, place)
       values (now(), now() - $1::interval, true, 'folder')`,
      [age],
    );
  await ended('366 days');
  await ended('364 days');
  const blocked = root('before', 'files-key');
  const failed = await run('backup', [], {
    DATABASE_URL: database.url,
    DATA_DIR: root('before'),
    BACKUP_TO: blocked,
  });
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^BACKUP_TO cannot be written \(ENOTDIR\)/),
  });
  const { rows } = await client.query('select succeeded, error from backup_runs order by finished_at');
  expect(rows).toEqual([
    { succeeded: true, error: null },
    { succeeded: false, error: 'PlaceFailed ENOTDIR' },
  ]);
});

it('without a place and a key it is refused', async () => {
  expect(await run('backup', [], { DATA_DIR: root(), BACKUP_TO: '', BACKUP_KEY: '' })).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^BACKUP_TO and BACKUP_KEY must be set/),
  });
});
