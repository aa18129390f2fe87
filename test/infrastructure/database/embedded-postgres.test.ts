import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/infrastructure/database/embedded-postgres.js';
import { prepareDataDir } from '../../../src/infrastructure/config/data-dir.js';
import { canReach } from '../../../src/infrastructure/database/embedded/server-user.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';
import { type EmbeddedChild, startEmbeddedChild } from '../../support/postgres/embedded-child.js';

const ROOT = process.getuid?.() === 0;
const REFERENCES =
  "select count(*)::int from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted";
const UNPRIVILEGED_USER = { uid: 65_534, gid: 65_534 };

let folder: string;
let servers: EmbeddedPostgres[];
let children: EmbeddedChild[];

beforeEach(async () => {
  folder = await mkdtemp(join(await clusterParent(), 'embedded-'));
  await chmod(folder, 0o755);
  servers = [];
  children = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(children.map((child) => child.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir = folder): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  servers.push(server);
  return server;
}

async function startChild(user?: typeof UNPRIVILEGED_USER): Promise<EmbeddedChild> {
  const child = await startEmbeddedChild(folder, user);
  children.push(child);
  return child;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = performance.now() + 15_000; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('the embedded PostgreSQL in an empty folder is one empty database for two processes that start concurrently, on the loopback address, with a password and files for its own user', async () => {
  await chmod(folder, 0o700);
  const [mine, theirs] = await Promise.all([start(), startChild()]);

  expect(theirs.url).toBe(mine.url);
  expect(await ask(mine.url, 'select current_database()')).toEqual(['tablemates']);
  expect(await ask(mine.url, 'show listen_addresses')).toEqual(['127.0.0.1']);
  await ask(mine.url, 'create table guests as select 7 as seat');
  expect(await ask(theirs.url, 'select seat from guests')).toEqual([7]);
  const wrong = new URL(mine.url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  for (const path of ['postgres', 'postgres/data', 'postgres/password']) {
    expect((await stat(join(folder, path))).mode & 0o077).toBe(0);
  }
  const { uid } = await stat(`/proc/${await postmasterPid()}`);
  expect(uid).toBe((await stat(join(folder, 'postgres', 'data'))).uid);
  expect((await lstat(join(folder, 'postgres'))).isDirectory()).toBe(true);
  // Started by root, the server runs as another user, who can traverse the folder and cannot read it.
  expect([uid === 0, (await stat(folder)).mode & 0o777]).toEqual([false, ROOT ? 0o711 : 0o700]);
});

/** A copy of a cluster that was created once, because initdb takes over a second. */
let template: string;
const run = promisify(execFile);

beforeAll(async () => {
  template = await mkdtemp(join(await clusterParent(), 'embedded-template-'));
  await chmod(template, 0o755);
  await (await startEmbeddedPostgres({ dataDir: template, durable: false })).stop();
  // Each copy selects a port of its own.
  await rm(join(template, 'postgres', 'port'));
});
afterAll(() => rm(template, { recursive: true, force: true }));

/** Node's own copy changes the owner of the files. */
async function copyClusterTo(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await run('cp', ['-a', join(template, 'postgres'), join(dataDir, 'postgres')]);
}

describe('the embedded PostgreSQL in a folder with a cluster', () => {
  beforeEach(() => copyClusterTo(folder));

  test('keeps the data and the port after a restart, also with the pid file of a dead server whose pid was reused, and selects another port if the saved one is in use', async () => {
    const first = await start();
    await ask(first.url, 'create table guests as select 7 as seat');
    await first.stop();
    await expect(first.stop()).resolves.toBeUndefined();
    await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');

    const { port } = new URL(first.url);
    const data = join(folder, 'postgres', 'data');
    const note = `${process.pid}\n${data}\n1700000000\n${port}\n\n127.0.0.1\n`;
    await writeFile(join(data, 'postmaster.pid'), note);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select seat from guests')).toEqual([7]);
    await second.stop();

    const otherServer = createServer().listen(Number(port), '127.0.0.1');
    await once(otherServer, 'listening');
    const third = await start().finally(() => otherServer.close());
    expect(new URL(third.url).port).not.toBe(port);
    expect(await ask(third.url, 'select seat from guests')).toEqual([7]);
  });

  test('does not affect the server of another folder, and ignores its pid file', async () => {
    await copyClusterTo(join(folder, 'there'));
    const [here, there] = [await start(), await start(join(folder, 'there'))];
    await ask(here.url, 'create table guests as select 1 as seat');
    await expect(ask(there.url, 'select seat from guests')).rejects.toMatchObject({ code: '42P01' });
    await here.stop();
    const note = await readFile(join(folder, 'there', 'postgres', 'data', 'postmaster.pid'), 'utf8');
    await writeFile(join(folder, 'postgres', 'data', 'postmaster.pid'), note);

    const again = await start();

    expect(again.url).not.toBe(there.url);
    await there.stop();
    expect(await ask(again.url, 'select seat from guests')).toEqual([1]);
  });

  test('is stopped by the last process, even if that is not the one that started it', async () => {
    const starter = await startChild();
    const second = await start();
    const pid = await postmasterPid();

    await starter.stop();
    expect(await ask(second.url, 'select 1')).toEqual([1]);
    expect(await postmasterPid()).toBe(pid);
    await second.stop();

    await expect(ask(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('reuses the running server of a killed process, restarts it on the same port when PostgreSQL is killed too, and stops it with the new process', async () => {
    const killed = await startChild();
    const pid = await postmasterPid();
    await ask(killed.url, 'create table guests as select 7 as seat');
    await killed.kill();

    const nextProcess = await start();

    expect(nextProcess.url).toBe(killed.url);
    expect(await postmasterPid()).toBe(pid);
    // PostgreSQL notices later that the killed process is gone.
    await eventually(async () => expect(await ask(nextProcess.url, REFERENCES)).toEqual([1]));
    process.kill(pid, 'SIGKILL');
    expect(await eventually(() => ask(nextProcess.url, 'select seat from guests'))).toEqual([7]);
    await nextProcess.stop();
    await expect(ask(nextProcess.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('keeps all committed data after a kill -9 of PostgreSQL and of its process', async () => {
    const child = await startChild();
    await ask(child.url, 'create table guests as select 7 as seat');
    const pid = await postmasterPid();
    await child.kill();
    process.kill(pid, 'SIGKILL');

    const server = await start();

    expect(await postmasterPid()).not.toBe(pid);
    expect(await ask(server.url, 'select seat from guests')).toEqual([7]);
  });

  test('that is of another major version, without its version or damaged says so in one line, without what earlier runs have logged', async () => {
    const refusal = async () => String(await start().catch(({ message }: Error) => message));
    const version = join(folder, 'postgres', 'data', 'PG_VERSION');
    const own = await readFile(version, 'utf8');
    await writeFile(version, '17\n');
    expect(await refusal()).toMatch(
      /^The database in .+ is of PostgreSQL 17 and this release brings PostgreSQL \d\d: take a backup .+\.$/,
    );
    await rm(version);
    expect(await refusal()).toMatch(
      /^The database in .+ is damaged \(no PG_VERSION\): restore a backup .+\.$/,
    );
    await writeFile(version, own);
    await writeFile(join(folder, 'postgres', 'server.log'), 'FATAL:  of the last run\n', { flag: 'a' });
    await rm(join(folder, 'postgres', 'data', 'global', 'pg_control'));
    const refused = await refusal();
    expect(refused).toMatch(/restore a backup into an empty DATA_DIR.+pg_control/);
    expect(refused).not.toMatch(/of the last run|\n/);
  });

  test('removes what an interrupted first start has left', async () => {
    await mkdir(join(folder, 'postgres.new-a', 'data'), { recursive: true });
    await mkdir(join(folder, '.probe-a'));
    await utimes(join(folder, '.probe-a'), 0, 0);
    await prepareDataDir(folder);
    await start();
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('starts while another process still writes into what it made for a first start', async () => {
    const draft = join(folder, 'postgres.new-a', 'data');
    let isOver = false;
    const write = async (name: number): Promise<void> => {
      for (let file = 0; !isOver; file += 1) {
        // The start may remove the folder above it at the same moment.
        await mkdir(draft, { recursive: true }).catch(() => undefined);
        await writeFile(join(draft, `${name}-${file}`), '').catch(() => undefined);
      }
    };
    const writers = [1, 2, 3].map(write);
    try {
      await start();
    } finally {
      isOver = true;
      await Promise.all(writers);
    }
  });
});

(ROOT ? describe : describe.skip)('started by root', () => {
  test('a cluster whose files belong to another user is refused in one line with both', async () => {
    await copyClusterTo(folder);
    const { uid } = await stat(join(folder, 'postgres'));
    await chown(join(folder, 'postgres', 'data'), UNPRIVILEGED_USER.uid, UNPRIVILEGED_USER.gid);
    await expect(start()).rejects.toThrow(
      new RegExp(`belongs to the user 65534 and would be opened by the user ${uid}: .+ chown -R ${uid} .+$`),
    );
  });

  test('below a folder that only root can enter, the cluster is stored in the fallback folder and keeps its data', async () => {
    const dataDir = join(folder, 'closed', 'data');
    await mkdir(dataDir, { recursive: true });
    await chmod(join(folder, 'closed'), 0o700);

    const first = await start(dataDir);
    await ask(first.url, 'create table guests as select 7 as seat');
    await first.stop();
    const second = await start(dataDir);

    expect(await ask(second.url, 'select seat from guests')).toEqual([7]);
    expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true);
    expect((await stat(join(folder, 'closed'))).mode & 0o777).toBe(0o700);
    await second.stop();
    await rm(await realpath(join(dataDir, 'postgres')), { recursive: true });
  });
});

const canSwitchUser = ROOT && (await canReach(UNPRIVILEGED_USER, dirname(fileURLToPath(import.meta.url))));

// An unprivileged user who runs these tests has covered this above.
(canSwitchUser ? describe : describe.skip)('started by an unprivileged user', () => {
  test('the server runs as that user, and root can use the folder later', async () => {
    await chown(folder, UNPRIVILEGED_USER.uid, UNPRIVILEGED_USER.gid);
    const child = await startChild(UNPRIVILEGED_USER);
    await ask(child.url, 'create table guests as select 7 as seat');
    expect((await stat(`/proc/${await postmasterPid()}`)).uid).toBe(UNPRIVILEGED_USER.uid);
    await child.stop();

    const server = await start();

    expect(await ask(server.url, 'select seat from guests')).toEqual([7]);
    expect((await stat(`/proc/${await postmasterPid()}`)).uid).toBe(UNPRIVILEGED_USER.uid);
  });
});
