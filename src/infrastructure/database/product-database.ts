import { prepareDataDir } from '../data-dir.js';
import type { ShutdownHooks } from '../shutdown-hooks.js';
import type { Config } from '../config.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { migrate } from './migrate.js';

const DATABASE_STOP_TIMEOUT_MS = 2_000;

/**
 * The database that the settings name, with the newest schema: the one at DATABASE_URL, else the server in DATA_DIR, which
 * is adopted where it runs, started where it does not, and ended by the last process that uses it.
 * @returns its URL
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
