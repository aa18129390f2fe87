import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster } from './embedded/cluster.js';
import { clusterUrl, lookForServer, startPostmaster, stopPostmaster } from './embedded/postmaster.js';
import { Presence } from './embedded/presence.js';
import { choosePort } from './embedded/remembered-port.js';

const LOOK_AGAIN_MS = 500;
const LONGEST_RECOVERY_MS = 120_000;
const STARTS = 6;

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
  const port = await server.enter();
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
  private presence: Presence | undefined;
  private entering: Promise<number> | undefined;
  private stopped: Promise<void> | undefined;

  constructor(
    readonly cluster: Cluster,
    private readonly durable: boolean,
  ) {}

  /** Comes to use the server, starting it where nobody has, and keeps it up from then on. */
  enter(): Promise<number> {
    this.entering = this.comeIn().finally(() => (this.entering = undefined));
    return this.entering;
  }

  private async comeIn(): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const port = await this.runningPort();
      try {
        this.presence = await Presence.join(clusterUrl(this.cluster, port, 'postgres'), () =>
          this.comeBack(),
        );
        return port;
      } catch (error) {
        // The last user of the server was just ending it.
        if (attempt === STARTS) throw error;
        await pause(LOOK_AGAIN_MS);
      }
    }
  }

  /** After PostgreSQL was killed. Should it not come up, the next request finds the database away and answers so. */
  private comeBack(): void {
    this.presence = undefined;
    if (!this.stopped) void this.enter().catch(() => undefined);
  }

  private async runningPort(): Promise<number> {
    const deadline = Date.now() + LONGEST_RECOVERY_MS;
    for (let starts = 0; Date.now() < deadline;) {
      const look = await lookForServer(this.cluster);
      if (look.state === 'answering') return look.port;
      if (look.state === 'absent') {
        try {
          await startPostmaster(this.cluster, await choosePort(this.cluster), this.durable);
          continue;
        } catch (error) {
          // Another process starts it too, took the port, or the children of a killed server are still going.
          if (++starts === STARTS) throw error;
        }
      }
      await pause(LOOK_AGAIN_MS);
    }
    throw new Error(`The PostgreSQL in ${this.cluster.folder} does not answer.`);
  }

  stop(): Promise<void> {
    this.stopped ??= this.goOut();
    return this.stopped;
  }

  private async goOut(): Promise<void> {
    await this.entering?.catch(() => undefined);
    const presence = this.presence;
    if (!presence) return;
    // Where the server is gone already, nobody is left to ask and nothing to end.
    const last = await presence.leave().catch(() => false);
    if (last) await stopPostmaster(this.cluster);
    await presence.close();
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
