import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { BackupFolder } from '../../../src/infrastructure/backup/backup-folder.js';
import { drill } from '../../../src/infrastructure/run/drill.js';
import { ScratchDatabase } from '../../../src/infrastructure/backup/scratch-database.js';
import { takeBackup } from '../../../src/infrastructure/backup/take-backup.js';
import { type Config, loadConfig } from '../../../src/infrastructure/config/config.js';
import { type LocalServer, serveTcp } from '../../support/local-server.js';
import { ownFolder } from '../../support/own-folder.js';
import { aDatabase } from '../../support/postgres/test-database.js';

const KEY = 'a key for backups of the tests, long enough';
const secrets = {
  sessionSecret: 'a secret of the tests',
  filesKey: 'a key for files of the tests',
  earlierFilesKeys: [],
};
const never = new AbortController().signal;

const root = ownFolder();
const database = aDatabase();
let backup: string;
/** A mail server, a store and a bus that must not be asked. */
let outside: LocalServer;
let connections = 0;
let config: Config;

beforeAll(async () => {
  await database.query(
    `insert into users (username, email, first_name) values ('ada', 'ada@example.org', 'Ada')`,
  );
  await database.query(
    `select graphile_worker.add_job('send-mail', '{}', run_at := now() - interval '1 hour')`,
  );
  const place = new BackupFolder(root('backups'));
  const { name } = await takeBackup({
    databaseUrl: database.url,
    files: { get: async () => null },
    secrets,
    place,
    version: '0.1.0',
    key: KEY,
    workFactor: 1,
    keep: { days: 1, weeks: 0 },
  });
  backup = root('backups', name);
  outside = await serveTcp((socket) => {
    connections++;
    socket.destroy();
  });
  const { port } = outside;
  config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: root('data'),
    BACKUP_TO: root('backups'),
    BACKUP_KEY: KEY,
    ...{
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      S3_BUCKET: 'tablemates',
    },
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    ...{
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      BOOTSTRAP_ADMIN: 'eve@example.org:a password',
    },
  });
  await mkdir(config.dataDir);
});
afterAll(() => outside?.close());
beforeEach(() => database.query('delete from backup_runs'));

const run = (signal = never, given: object = secrets) =>
  drill({ config, backup: config.backup!, databaseUrl: database.url, secrets: given, signal });

async function recordedRuns() {
  const { rows } = await database.query('select kind, succeeded, error from backup_runs');
  return rows as unknown[];
}

/** Resolves when the migrations of the copy hold their lock. */
async function migrationBegins(): Promise<void> {
  const begun = `
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and objid = 7345001 and granted and datname = current_database() || '_drill'`;
  while ((await database.query(begun)).rowCount === 0);
}

async function expectNothingLeft(): Promise<void> {
  const { rows } = await database.query(
    `select datname from pg_database where datname = current_database() || '_drill'`,
  );
  expect(rows).toEqual([]);
  await expect(access(join(config.dataDir, 'drill'))).rejects.toThrow('ENOENT');
}

it('a drill starts the product on the newest backup without asking any other service, and leaves nothing', async () => {
  // What a killed drill has left, with a connection that is still open.
  const killed = await ScratchDatabase.create(database.url);
  const connection = new pg.Client({ connectionString: killed.url });
  connection.on('error', () => undefined);
  await connection.connect();
  await connection.query('create table left_over ()');
  await mkdir(join(config.dataDir, 'drill'), { recursive: true });
  await (killed as unknown as { client: pg.Client }).client.end();

  expect(await run()).toMatchObject({ rows: expect.any(Number), files: 0, takenAt: expect.any(String) });
  expect(await recordedRuns()).toEqual([{ kind: 'drill', succeeded: true, error: null }]);
  expect(connections).toBe(0);
  const { rows } = await database.query(`select username from users where username <> 'system'`);
  expect(rows).toEqual([{ username: 'ada' }]);
  expect(await readdir(config.dataDir)).toEqual([]);
  await expectNothingLeft();
});

it('a drill of a damaged backup says so in one sentence, is recorded, and leaves nothing', async () => {
  const bytes = await readFile(backup);
  await writeFile(backup, bytes.subarray(0, -100));
  await expect(run()).rejects.toThrow(/^The backup is damaged or incomplete\.$/);
  await writeFile(backup, bytes);
  expect(await recordedRuns()).toEqual([{ kind: 'drill', succeeded: false, error: 'BackupRefused' }]);
  await expectNothingLeft();
});

it('a drill without the key of the files names it', async () => {
  await expect(run(never, { ...secrets, filesKey: 'another' })).rejects.toThrow(/^FILES_KEY is not/);
  await expectNothingLeft();
});

it('a drill that is ended early removes its copy', async () => {
  const stopped = new AbortController();
  const running = run(stopped.signal);
  const ended = expect(running).rejects.toThrow(/ended before it was done/);
  stopped.abort();
  await ended;
  await expectNothingLeft();
});

it('a drill that is ended while its copy is migrated removes it', async () => {
  const stopped = new AbortController();
  const ended = expect(run(stopped.signal)).rejects.toThrow(/ended before it was done/);
  await migrationBegins();
  stopped.abort();
  await ended;
  await expectNothingLeft();
});

it('one of two drills at the same time is refused and not recorded', async () => {
  const outcomes = await Promise.allSettled([run(), run()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect((refused.reason as Error).message).toBe('Another drill is running.');
  expect(await recordedRuns()).toEqual([{ kind: 'drill', succeeded: true, error: null }]);
});
