import pg from 'pg';

const IDLE_MS = 200;

/** By database, so that set-ups that follow each other share a connection. */
const pools = new Map<string, pg.Pool>();

/** The connection of a test process to a database; it is closed when it is idle. */
export function poolOf(databaseUrl: string): pg.Pool {
  let pool = pools.get(databaseUrl);
  if (!pool) {
    pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      idleTimeoutMillis: IDLE_MS,
      allowExitOnIdle: true,
    });
    // The drop of a database closes idle connections.
    pool.on('error', () => undefined);
    pools.set(databaseUrl, pool);
  }
  return pool;
}
