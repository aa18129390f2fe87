import { link, readFile, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Cluster } from './cluster.js';
import { ROLE } from './create-cluster.js';
import { CommandFailed, runCommand } from './run-command.js';

/** State of a cluster's server. `unresponsive`: the process exists, but is starting, recovering or stopping. */
export type ServerState =
  | { readonly state: 'ready'; readonly port: number }
  | { readonly state: 'unresponsive' | 'absent' };

export function clusterUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${ROLE}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * Looks up the running server of the cluster by its pid file. After a crash the pid may belong to another process; the
 * stale file is then deleted, because PostgreSQL refuses to start while it exists.
 */
export async function findServer(cluster: Cluster): Promise<ServerState> {
  const content = await readFile(pidFilePath(cluster), 'utf8').catch(() => '');
  const lines = content.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0)) return { state: 'absent' };
  if (!(await isPostgres(pid))) {
    await removeStalePidFile(cluster, content);
    return { state: 'absent' };
  }
  const owner = port > 0 ? await identifyServer(cluster, port) : 'unresponsive';
  if (owner === 'other') {
    await removeStalePidFile(cluster, content);
    return { state: 'absent' };
  }
  return owner === 'own' ? { state: 'ready', port } : { state: 'unresponsive' };
}

function pidFilePath(cluster: Cluster): string {
  return join(cluster.data, 'postmaster.pid');
}

/** @returns false for a zombie too, as in a container without an init process */
async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') {
    return runCommand('ps', ['-o', 'comm=', '-p', String(pid)]).then(
      (name) => name.includes('postgres'),
      () => false,
    );
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(postgres\) [^ZX]/.test(status);
}

async function identifyServer(cluster: Cluster, port: number): Promise<'own' | 'other' | 'unresponsive'> {
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const data = await realpath(rows[0]!.data_directory);
    return data === (await realpath(cluster.data)) ? 'own' : 'other';
  } catch (error) {
    const refusedCredentials = String((error as { code?: unknown }).code).startsWith('28');
    return refusedCredentials ? 'other' : 'unresponsive';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Deletes the stale pid file by renaming it first, and restores it if a starting server has replaced it. */
async function removeStalePidFile(cluster: Cluster, stale: string): Promise<void> {
  const aside = `${pidFilePath(cluster)}.${process.pid}`;
  try {
    await rename(pidFilePath(cluster), aside);
    if ((await readFile(aside, 'utf8')) !== stale) await link(aside, pidFilePath(cluster));
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
  await rm(aside, { force: true });
}

/** @throws CommandFailed if the server did not start, for instance because another process was starting it too */
export async function startPostmaster(cluster: Cluster, port: number, durable: boolean): Promise<void> {
  const sockets = process.platform === 'win32' ? '' : "-k ''";
  // No personal data in the server log: neither failed statements nor row contents.
  const quiet =
    '-c log_min_messages=log -c log_error_verbosity=terse -c log_checkpoints=off -c log_min_error_statement=panic';
  const durability = durable ? '' : '-c fsync=off -c full_page_writes=off';
  const options = `-p ${port} -h 127.0.0.1 ${sockets} -c max_connections=200 ${quiet} ${durability}`;
  const log = join(cluster.folder, 'server.log');
  const args = ['-D', cluster.data, '-l', log, '-o', options, '-w', '-t', '60', 'start'];
  // What earlier runs have written says nothing about this one.
  const before = await readFile(log).catch(() => Buffer.of());
  try {
    await runCommand(cluster.binaries.pgCtl, args, { user: cluster.user, timeoutSeconds: 70 });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const added = (await readFile(log).catch(() => Buffer.of())).subarray(before.length).toString();
    const reason = [...added.matchAll(/(?:FATAL|PANIC): +(.*)/g)].map(([, text]) => text).join(' ');
    throw new CommandFailed(
      `If its files are damaged, restore a backup into an empty DATA_DIR. PostgreSQL in ${cluster.folder}`,
      error.exitCode,
      reason || added || error.output,
    );
  }
}

/**
 * Stops the server within about 6 s: open transactions are rolled back, and after a timeout the shutdown is immediate.
 */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    runCommand(
      cluster.binaries.pgCtl,
      ['-D', cluster.data, '-m', mode, '-w', '-t', String(seconds), 'stop'],
      {
        user: cluster.user,
      },
    );
  try {
    await stop('fast', 5);
  } catch (error) {
    if ((await findServer(cluster)).state === 'absent') return;
    if (!(error instanceof CommandFailed)) throw error;
    await stop('immediate', 1);
  }
}
