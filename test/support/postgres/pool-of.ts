import pg from 'pg';

const IDLE_MS = 10_000;

/** By database, so that the set-ups of a file share a connection. */
const pools = new Map<string, pg.Pool>();

/** The connection of a test process to a database; closed with the database, or when it is idle. */
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

/** Runs a statement on the connection of this process. */
export type Query = <Row extends pg.QueryResultRow = pg.QueryResult['rows'][number]>(
  sql: string,
  values?: readonly unknown[],
) => Promise<pg.QueryResult<Row>>;

export const queryOf =
  (databaseUrl: string): Query =>
  (sql, values) =>
    poolOf(databaseUrl).query(sql, values && [...values]);

/** Closes the connection of this process to a database. */
export async function closePool(databaseUrl: string): Promise<void> {
  const pool = pools.get(databaseUrl);
  pools.delete(databaseUrl);
  await pool?.end();
}
