import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../config/start-refused.js';
import { type Cluster, openCluster } from './embedded/cluster.js';
import { clusterUrl, findServer, startPostmaster, stopPostmaster } from './embedded/postmaster.js';
import { ServerReference } from './embedded/server-reference.js';
import { choosePort } from './embedded/port-file.js';

const POLL_INTERVAL_MS = 500;
const RECOVERY_TIMEOUT_MS = 120_000;
const MAX_START_ATTEMPTS = 6;

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Created if missing; the default is `tablemates`. */
  readonly database?: string;
  /** False disables fsync for speed, in tests only. The default is true. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Valid until {@link stop}, even after a crash and restart of PostgreSQL. */
  readonly url: string;
  /**
   * Releases this process's reference; the last process stops the server, regardless of which one started it.
   * Idempotent.
   */
  stop(): Promise<void>;
}

/**
 * Starts or reuses a PostgreSQL server in `dataDir`, on a free loopback port saved in the folder. A server left running
 * by a killed process is reused. After a crash PostgreSQL is restarted on the same port. See ADR 3.
 * @throws StartRefused if it cannot be started
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, database = 'tablemates', durable = true } = options;
  const server = new EmbeddedServer(await openCluster(dataDir, durable), durable);
  const port = await server.acquire();
  const url = clusterUrl(server.cluster, port, database);
  try {
    await createDatabase(clusterUrl(server.cluster, port, 'postgres'), database);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, stop: () => server.stop() };
}

class EmbeddedServer {
  private reference: ServerReference | undefined;
  private acquiring: Promise<number> | undefined;
  private stopped: Promise<void> | undefined;

  constructor(
    readonly cluster: Cluster,
    private readonly durable: boolean,
  ) {}

  /**
   * Acquires a reference, starting the server if it is not running, and restarts the server when it crashes.
   * @returns the port
   */
  acquire(): Promise<number> {
    this.acquiring = this.acquireReference().finally(() => (this.acquiring = undefined));
    return this.acquiring;
  }

  private async acquireReference(): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const port = await this.runningPort();
      try {
        this.reference = await ServerReference.acquire(clusterUrl(this.cluster, port, 'postgres'), () =>
          this.reacquire(),
        );
        return port;
      } catch (error) {
        // Retry, because the process with the last reference may be stopping the server now.
        if (attempt === MAX_START_ATTEMPTS) throw error;
        await pause(POLL_INTERVAL_MS);
      }
    }
  }

  /** Callback after a crash of PostgreSQL. If the restart fails, requests get a 503 response. */
  private reacquire(): void {
    this.reference = undefined;
    if (!this.stopped) void this.acquire().catch(() => undefined);
  }

  private async runningPort(): Promise<number> {
    const deadline = Date.now() + RECOVERY_TIMEOUT_MS;
    for (let starts = 0; Date.now() < deadline;) {
      const server = await findServer(this.cluster);
      if (server.state === 'ready') return server.port;
      if (server.state === 'absent') {
        try {
          await startPostmaster(this.cluster, await choosePort(this.cluster), this.durable);
          continue;
        } catch (error) {
          // Another process may be starting it, may have bound the port, or children of a killed server may still run:
          // retry.
          if (++starts === MAX_START_ATTEMPTS) throw error;
        }
      }
      await pause(POLL_INTERVAL_MS);
    }
    throw new StartRefused(`The PostgreSQL in ${this.cluster.folder} does not answer.`);
  }

  stop(): Promise<void> {
    this.stopped ??= this.release();
    return this.stopped;
  }

  private async release(): Promise<void> {
    await this.acquiring?.catch(() => undefined);
    const reference = this.reference;
    if (!reference) return;
    // If the server has already stopped, the query fails and nothing is left to do.
    const isLast = await reference.release().catch(() => false);
    if (isLast) await stopPostmaster(this.cluster);
    await reference.close();
  }
}

async function createDatabase(url: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(database)} template template0`);
  } catch (error) {
    // Concurrent processes: ignore duplicate_database and the unique index of the catalog.
    if (!['42P04', '23505'].includes(String((error as { code?: unknown }).code))) throw error;
  } finally {
    await client.end();
  }
}
