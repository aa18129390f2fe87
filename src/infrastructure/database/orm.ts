import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ColumnNaming } from '../../adapters/persistence/column-naming.js';
import { allMappings } from './all-mappings.js';
import { releaseLostConnections } from './lost-connections.js';

/** One connection pool serves requests and units of work; the job queue has its own. */
const MAX_POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 20_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

const { DATE, TIMESTAMPTZ } = pg.types.builtins;

/** MikroORM leaves dates and instants as text; rows read by SQL want instants as Date and calendar dates as text. */
function rowTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(TIMESTAMPTZ, pg.types.getTypeParser(TIMESTAMPTZ));
  return types;
}

export interface Database {
  /** Outside a unit of work it stands for single statements; inside, for the transaction. */
  readonly em: EntityManager;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens the first connection, so a database that is away is noticed here; the others are opened when needed. */
export async function openDatabase(databaseUrl: string): Promise<Database> {
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    entities: allMappings,
    namingStrategy: ColumnNaming,
    allowGlobalContext: true,
    pool: { min: 0, max: MAX_POOL_SIZE, idleTimeoutMillis: 30_000 },
    driverOptions: {
      types: rowTypes(),
      application_name: 'tablemates',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      onPoolCreated: releaseLostConnections,
    },
    logger: () => undefined,
  });
  const connection = orm.em.getConnection() as unknown as { getNativeClient(): Promise<pg.Pool> };
  return { em: orm.em, pool: await connection.getNativeClient(), close: () => orm.close() };
}
