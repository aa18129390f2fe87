import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { backupAgeGauge } from '../../../src/infrastructure/backup/backup-runs.js';
import { startEmbeddedPostgres } from '../../../src/infrastructure/database/embedded-postgres.js';
import { COMPILE_CACHE } from '../../support/compile-cache.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';

let root: string;
let database: TestDatabase;

beforeAll(async () => {
  root = await mkdtemp(join(await clusterParent(), 'backup-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(root, { recursive: true, force: true });
});

async function run(command: 'backup' | 'restore' | 'migrate', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`dist/infrastructure/cli/${command}.js`, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      ...COMPILE_CACHE,
      BACKUP_TO: join(root, 'backups'),
      BACKUP_KEY: 'a key for backups of the tests, long enough',
      ...env,
    },
    timeout: 110_000,
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { code, stdout, stderr };
}

it('a backup of a server is restored into the embedded PostgreSQL, once', async () => {
  const before = join(root, 'before');
  const after = join(root, 'after');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
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
  const [backup, ...others] = await readdir(join(root, 'backups'));
  expect(others).toEqual([]);
  // The cost of the key derivation, which the tests of backups lower.
  expect(await readFile(join(root, 'backups', backup!), 'latin1')).toMatch(
    /^age-encryption\.org\/v1\n-> scrypt \S+ 15\n/,
  );
  const { rows } = await client.query('select succeeded, place, row_count from backup_runs');
  expect(rows).toEqual([{ succeeded: true, place: 'folder', row_count: expect.stringMatching(/^[1-9]/) }]);
  const { values } = await backupAgeGauge(client as unknown as pg.Pool).get();
  expect(values[0]!.value).toBeGreaterThanOrEqual(0);
  expect(values[0]!.value).toBeLessThan(600);
  await client.end();

  await mkdir(after);
  for (const file of ['files-key', 'session-secret']) await cp(join(before, file), join(after, file));
  expect(await run('restore', ['latest'], { DATA_DIR: after })).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      new RegExp(`^Restoring ${backup}\\.\\nRestored the backup of .+: \\d+ rows, 0 files\\.\\n$`),
    ),
  });
  const server = await startEmbeddedPostgres({ dataDir: after });
  expect(await run('restore', ['latest'], { DATA_DIR: after })).toEqual({
    code: 1,
    stdout: `Restoring ${backup}.\n`,
    stderr: 'The database is not empty. A restore needs an empty one.\n',
  });
  const restored = new pg.Client({ connectionString: server.url });
  await restored.connect();
  const users = await restored.query(`select first_name from users where username = 'ada'`);
  expect(users.rows).toEqual([{ first_name: 'Ada' }]);
  await restored.end();
  await server.stop();
});

it('in the emergency, a product that starts empty after a failed restore neither adds nor removes a backup', async () => {
  const [before, empty, after] = ['lost', 'empty', 'rescued'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  const place = { BACKUP_TO: join(root, 'emergency'), BACKUP_KEEP: '1', BACKUP_KEEP_WEEKS: '0' };
  expect(await run('migrate', [], { ...place, DATA_DIR: before })).toMatchObject({ code: 0 });
  expect(await run('backup', [], { ...place, DATA_DIR: before })).toMatchObject({ code: 0 });
  const [taken] = await readdir(place.BACKUP_TO);
  // Three days ago, when only the retention by days would keep it.
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '');
  const lost = `tablemates-${at}.tar.gz.age`;
  await rename(join(place.BACKUP_TO, taken!), join(place.BACKUP_TO, lost));
  await mkdir(empty);
  await mkdir(after);
  for (const file of ['files-key', 'session-secret']) await cp(join(before, file), join(after, file));

  expect(await run('restore', ['latest'], { ...place, DATA_DIR: empty })).toMatchObject({
    code: 1,
    stdout: `Restoring ${lost}.\n`,
    stderr: expect.stringMatching(/^FILES_KEY must be that of the backed up product/),
  });
  await run('migrate', [], { ...place, DATA_DIR: empty });
  expect(await run('backup', [], { ...place, DATA_DIR: empty })).toEqual({
    ...{ code: 1, stdout: '' },
    stderr: 'BACKUP_TO has backups of another database: restore one, or name another folder or prefix.\n',
  });
  expect(await readdir(place.BACKUP_TO)).toEqual([lost]);

  expect(await run('restore', ['latest'], { ...place, DATA_DIR: after })).toMatchObject({ code: 0 });
  expect(await run('backup', [], { ...place, DATA_DIR: after })).toMatchObject({ code: 0 });
  expect(await readdir(place.BACKUP_TO)).toEqual([expect.not.stringContaining(lost)]);
});

it('a failed run is recorded and leaves no file, and records older than a year are deleted', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('delete from backup_runs');
  const ended = (age: string) =>
    client.query(
      `insert into backup_runs (started_at, finished_at, succeeded, place)
       values (now(), now() - $1::interval, true, 'folder')`,
      [age],
    );
  await ended('366 days');
  await ended('364 days');
  const blocked = join(root, 'before', 'files-key');
  const failed = await run('backup', [], {
    DATABASE_URL: database.url,
    DATA_DIR: join(root, 'before'),
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
  await client.end();
});

it.each([
  [{ BACKUP_KEY: 'too short' }, /^BACKUP_KEY must be at least 32/],
  [{ BACKUP_TO: '', BACKUP_KEY: '' }, /^BACKUP_TO and BACKUP_KEY must be set/],
])('the settings %j are refused', async (env, message) => {
  expect(await run('backup', [], { DATA_DIR: root, ...(env as Record<string, string>) })).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(message),
  });
});
