import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { allMappings } from './all-mappings.js';
import { closeLateConnections } from './late-connections.js';
import { releaseLostConnections } from './lost-connections.js';

/** Connections for requests and transactions, when DATABASE_POOL_SIZE is not set. */
const DEFAULT_POOL_SIZE = 16;
/**
 * Timeouts of waiting for a connection, and of one statement: on the server, and then of the connection, whose server may
 * be frozen or gone.
 */
export const DATABASE_TIMEOUTS = { connectMs: 3000, serverMs: 5000, clientMs: 5500 };
const IDLE_IN_TRANSACTION_MS = 30_000;

const { DATE, TIMESTAMPTZ } = pg.types.builtins;

/** MikroORM parses no dates; raw SQL queries return instants as Date and calendar dates as text. */
function rowTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(TIMESTAMPTZ, pg.types.getTypeParser(TIMESTAMPTZ));
  return types;
}

export interface Database {
  /** Inside a unit of work it joins the transaction; outside, each statement is its own transaction. */
  readonly em: EntityManager;
  readonly pool: pg.Pool;
  /** For connections beside the pool. */
  readonly url: string;
  close(): Promise<void>;
}

/** Options of every connection for requests. */
export const connectionOptions = ({ connectMs, serverMs, clientMs } = DATABASE_TIMEOUTS) => ({
  types: rowTypes(),
  application_name: 'tablemates',
  connectionTimeoutMillis: connectMs,
  statement_timeout: serverMs,
  query_timeout: clientMs,
  keepAlive: true,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/**
 * Opens the first connection, so that an unreachable database fails at startup; the pool opens more on demand. The job
 * queue has a pool of its own.
 */
export async function openDatabase(
  databaseUrl: string,
  poolSize = DEFAULT_POOL_SIZE,
  timeouts = DATABASE_TIMEOUTS,
): Promise<Database> {
  // Not `init`, which also loads every extension of the ORM that is installed.
  const orm = new MikroORM({
    clientUrl: databaseUrl,
    entities: allMappings,
    allowGlobalContext: true,
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    driverOptions: {
      ...connectionOptions(timeouts),
      onPoolCreated: (created: pg.Pool) => {
        closeLateConnections(created);
        releaseLostConnections(created);
      },
    },
    logger: () => undefined,
  });
  const connection = orm.em.getConnection() as unknown as { getNativeClient(): Promise<pg.Pool> };
  const pool = await connection.getNativeClient();
  return { url: databaseUrl, em: orm.em, pool, close: () => orm.close() };
}
