import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster } from './embedded/cluster.js';
import { clusterUrl, findServer, startPostmaster, stopPostmaster } from './embedded/postmaster.js';
import { ServerReference } from './embedded/server-reference.js';
import { choosePort } from './embedded/port-file.js';

const POLL_INTERVAL_MS = 500;
const RECOVERY_TIMEOUT_MS = 120_000;
const MAX_START_ATTEMPTS = 6;

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Created when it is missing; `tablemates` by default. */
  readonly database?: string;
  /** False trades safety against power cuts for speed: for tests only. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Stays valid as long as the server is not stopped, through crashes of PostgreSQL too. */
  readonly url: string;
  /**
   * Call it when nothing uses the database any more. The last process that uses the server ends it, whoever started it;
   * an earlier one only leaves. Calling it twice is fine.
   */
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL in `dataDir`, on a free port of the loopback address that is remembered there. One that already runs on
 * the folder, left by a killed process or held by a living one, is adopted. If PostgreSQL itself is killed it is started
 * again on the same port.
 * @throws Error one line when it cannot be started
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

  /** Acquires a reference, starting the server if it is not running, and restarts the server when it crashes. @returns port */
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
        // The process with the last reference may be stopping the server at this moment, so retry.
        if (attempt === MAX_START_ATTEMPTS) throw error;
        await pause(POLL_INTERVAL_MS);
      }
    }
  }

  /** Callback after a crash of PostgreSQL. If the restart fails, requests are answered with 503. */
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
          // Another process may be starting it too or use the port, or children of a killed server may still be running.
          if (++starts === MAX_START_ATTEMPTS) throw error;
        }
      }
      await pause(POLL_INTERVAL_MS);
    }
    throw new Error(`The PostgreSQL in ${this.cluster.folder} does not answer.`);
  }

  stop(): Promise<void> {
    this.stopped ??= this.release();
    return this.stopped;
  }

  private async release(): Promise<void> {
    await this.acquiring?.catch(() => undefined);
    const reference = this.reference;
    if (!reference) return;
    // When the server is already gone, the query fails and there is nothing to stop.
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
    // Two processes may come here together: duplicate_database, or the catalogue's own unique index.
    if (!['42P04', '23505'].includes(String((error as { code?: unknown }).code))) throw error;
  } finally {
    await client.end();
  }
}
