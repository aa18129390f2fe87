import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import pg from 'pg';
import { getContainerRuntimeClient } from 'testcontainers';
import { startEmbeddedPostgres } from '../../../src/infrastructure/database/embedded-postgres.js';
import { clusterParent } from './cluster-parent.js';

/** The PostgreSQL server of a test run. */
export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * In a container if a container engine answers, otherwise embedded in a temporary folder, in memory if there is room. Prints
 * which. TEST_DATABASE=container and TEST_DATABASE=embedded force one.
 *
 * @throws if the container that was asked for has no engine, or TEST_DATABASE has another value
 */
async function startTestServer(): Promise<TestServer> {
  const asked = process.env.TEST_DATABASE || undefined;
  if (asked && asked !== 'container' && asked !== 'embedded')
    throw new Error(`TEST_DATABASE is container, embedded or unset, not ${asked}`);
  if (asked === 'embedded') return startEmbedded();
  const hasEngine = await hasContainerEngine();
  if (asked === 'container' && !hasEngine)
    throw new Error('TEST_DATABASE=container, and no container engine answers');
  return hasEngine ? startInContainer() : startEmbedded();
}

/** Starts the server while `work` runs, because both mostly use one core. @throws what `work` throws, without a server */
export async function startTestServerDuring(work: () => Promise<unknown>): Promise<TestServer> {
  const [server, done] = await Promise.allSettled([startTestServer(), work()]);
  if (server.status === 'rejected') throw server.reason;
  if (done.status === 'fulfilled') return server.value;
  await server.value.stop();
  throw done.reason;
}

async function hasContainerEngine(): Promise<boolean> {
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

async function startInContainer(): Promise<TestServer> {
  process.stdout.write('Test database: a container of postgres:18-alpine, by Testcontainers\n');
  const careless = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
  const container = await new PostgreSqlContainer('postgres:18-alpine')
    .withCommand(['postgres', ...careless.flatMap((setting) => ['-c', setting])])
    .start();
  return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) };
}

async function startEmbedded(): Promise<TestServer> {
  process.stdout.write('Test database: the embedded PostgreSQL\n');
  const parent = await clusterParent();
  await removeLeftovers(parent);
  const folder = await mkdtemp(join(parent, `tablemates-test-${process.pid}-`));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, database: 'tests', durable: false });
  await trustLoopback(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Tests connect several thousand times, and checking a password takes a third of the time of a connection. The server
 * listens on the loopback interface only.
 */
async function trustLoopback(url: string): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  const { rows } = await server.query<{ hba_file: string }>('show hba_file');
  await writeFile(rows[0]!.hba_file, 'host all all 127.0.0.1/32 trust\n');
  await server.query('select pg_reload_conf()');
  await server.end();
}

/** Stops the servers of killed runs, by the pid in their folder's name. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^tablemates-test-(\d+)-/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(parent, name);
    const server = await startEmbeddedPostgres({ dataDir: folder, database: 'tests', durable: false }).catch(
      () => undefined,
    );
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
