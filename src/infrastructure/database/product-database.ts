import { prepareDataDir } from '../data-dir.js';
import type { ShutdownHooks } from '../shutdown-hooks.js';
import type { Config } from '../config.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { migrate } from './migrate.js';

const DATABASE_STOP_TIMEOUT_MS = 2_000;

/**
 * Returns the URL of the migrated database: DATABASE_URL, otherwise the embedded server in DATA_DIR, which is started
 * if it does not run and stopped by the last process that uses it.
 */
export async function productDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  shutdownHooks: ShutdownHooks,
): Promise<string> {
  await prepareDataDir(dataDir);
  const url = databaseUrl ?? (await startOwnDatabase(dataDir, shutdownHooks));
  await migrate(url);
  return url;
}

async function startOwnDatabase(dataDir: string, shutdownHooks: ShutdownHooks): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir });
  shutdownHooks.add(() => server.stop(), DATABASE_STOP_TIMEOUT_MS);
  return server.url;
}
