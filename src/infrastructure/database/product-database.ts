import { prepareDataDir } from '../config/data-dir.js';
import type { ShutdownHooks } from '../run/shutdown-hooks.js';
import type { Config } from '../config/config.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { migrate } from './migrate.js';

/** More than PostgreSQL needs: a shutdown of 5 s, then an immediate one of 1 s. */
const DATABASE_STOP_TIMEOUT_MS = 7_000;

export interface ProductDatabase {
  /** For requests and transactions. */
  readonly url: string;
  /** For connections that need a session of their own: LISTEN, jobs and migrations. */
  readonly directUrl: string;
}

/**
 * Returns the migrated database: DATABASE_URL, otherwise the embedded server in DATA_DIR, which is started if it does not
 * run and stopped by the last process that uses it.
 */
export async function productDatabase(
  { dataDir, databaseUrl, databaseDirectUrl }: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  shutdownHooks: ShutdownHooks,
): Promise<ProductDatabase> {
  await prepareDataDir(dataDir);
  const url = databaseUrl ?? (await startOwnDatabase(dataDir, shutdownHooks));
  const directUrl = databaseDirectUrl ?? url;
  await migrate(directUrl);
  return { url, directUrl };
}

/** Returns the database for backup and restore, which must not migrate it: a pooler is passed by. */
export async function unmigratedDatabase(
  { dataDir, databaseUrl, databaseDirectUrl }: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  shutdownHooks: ShutdownHooks,
): Promise<string> {
  await prepareDataDir(dataDir);
  return databaseDirectUrl ?? databaseUrl ?? (await startOwnDatabase(dataDir, shutdownHooks));
}

async function startOwnDatabase(dataDir: string, shutdownHooks: ShutdownHooks): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir });
  shutdownHooks.add(() => server.stop(), DATABASE_STOP_TIMEOUT_MS);
  return server.url;
}
