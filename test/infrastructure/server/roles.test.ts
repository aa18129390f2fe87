import { runBuilt } from '../../support/built-command.js';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { APerson } from '../../support/http/a-person.js';
import { aRequestBody, matchesOf } from '../../support/http/a-table.js';
import { inboxOf } from '../../support/http/inbox.js';
import { ProductProcess } from '../../support/http/product-process.js';
import { poolOf } from '../../support/postgres/pool-of.js';
import { aDatabase, emptyDatabase } from '../../support/postgres/test-database.js';
import { ownFolder } from '../../support/own-folder.js';

const PROMISED_STOP_MS = 10_000;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

const folder = ownFolder();
const running: ProductProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map((each) => each.end('SIGKILL'))));
const database = aDatabase('test');

interface Started {
  readonly url: string;
  readonly process: ProductProcess;
}

async function start(roles: 'web' | 'worker' | 'all', env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const process = new ProductProcess({
    ROLES: roles,
    PORT: String(port),
    DATA_DIR: folder(),
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of the tests',
    MATCH_PATIENCE_SECONDS: '0',
    ...env,
  });
  running.push(process);
  return { url: `http://127.0.0.1:${port}`, process: await process.ready() };
}

/** Signs up users; a worker must be running, because a job sends their codes. */
async function signUp({ url }: Started): Promise<APerson[]> {
  const { codeFor } = inboxOf(url);
  return Promise.all(NAMES.map((firstName) => new APerson({ url, codeFor }).signUp({ firstName })));
}

async function openRequests(people: readonly APerson[]): Promise<void> {
  for (const person of people) await person.expect('POST', '/api/matching-request', 200, aRequestBody());
}

const waitingJobs = async (): Promise<string[]> => {
  const { rows } = await database.query<{ name: string }>(
    `select t.identifier as name from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where j.attempts = 0 and j.run_at <= now()`,
  );
  return rows.map(({ name }) => name);
};

/** The purposes of all connections of the running processes. */
async function connectionsFor(): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'tablemates%' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function expectToStop({ process }: Started): Promise<void> {
  const { code, ms } = await process.end();
  expect([code, ms < PROMISED_STOP_MS]).toEqual([0, true]);
}

async function statuses({ url }: Started, paths: readonly string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
}

it('a web process and a worker on one database share the work: the worker answers the probes only, without it no job runs, and a later one seats the users', async () => {
  const first = await start('worker');
  expect(first.process.stdout).toMatch(/^ready http:\/\/127\.0\.0\.1:\d+ \(worker\)$/m);
  expect(await statuses(first, ['/healthz', '/readyz', '/metrics'])).toEqual([200, 200, 200]);
  expect(await statuses(first, ['/', '/admin', '/api/user', '/api/config', '/assets/x'])).toEqual(
    Array(5).fill(404),
  );
  expect(await connectionsFor()).toEqual(['tablemates', 'tablemates-jobs']);
  await expect(new APerson({ url: first.url, codeFor: async () => '' }).connect()).rejects.toThrow();
  await expect(start('worker', { PORT: new URL(first.url).port })).rejects.toThrow(
    /PORT \d+ is in use by another program/,
  );

  const web = await start('web');
  const people = await signUp(web);
  const socket = await people[0]!.connect();
  await expectToStop(first);

  await openRequests(people);
  await eventually(
    async () => (await waitingJobs()).filter((name) => name === 'request-opened').length === 6,
  );
  expect(await connectionsFor()).not.toContain('tablemates-jobs');
  expect((await people[0]!.get('/api/user/matches')).body).toEqual([]);

  const worker = await start('worker');
  await socket.waitFor('match_found');
  const [match] = await matchesOf(people[0]!, ([table]) => table?.participants.length === NAMES.length);
  expect(match!.users.map(({ firstName }) => firstName).sort()).toEqual(NAMES.slice(1));
  expect(await eventually(async () => (await waitingJobs()).length === 0)).toBe(true);
  socket.close();

  await expectToStop(web);
  await expectToStop(worker);
});

it('the migration command migrates an empty database, exits with 0, and changes nothing the second time', async () => {
  const empty = await emptyDatabase();
  const client = poolOf(empty.url);
  const migrate = () => runBuilt('migrate', [], { DATABASE_URL: empty.url, DATA_DIR: folder() });
  const tables = async () =>
    (await client.query(`select count(*)::int as count from information_schema.tables`)).rows[0] as object;
  try {
    const migrated = { code: 0, stdout: 'The database is migrated.\n' };
    expect(await Promise.all([migrate(), migrate()])).toMatchObject([migrated, migrated]);
    const before = await tables();
    expect(await migrate()).toMatchObject(migrated);
    expect(await tables()).toEqual(before);
    await client.query('select from users, graphile_worker.jobs limit 1');
  } finally {
    await empty.drop();
  }
});
