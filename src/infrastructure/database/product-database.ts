import { prepareDataDir } from '../data-dir.js';
import type { Closing } from '../closing.js';
import type { Config } from '../config.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { migrate } from './migrate.js';

const LONGEST_DATABASE_STOP_MS = 2_000;

/**
 * The database that the settings name, with the newest schema: the one at DATABASE_URL, else the server in DATA_DIR, which
 * is adopted where it runs, started where it does not, and ended by the last process that uses it.
 * @returns its URL
 */
export async function productDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  closing: Closing,
): Promise<string> {
  await prepareDataDir(dataDir);
  const url = databaseUrl ?? (await startOwnDatabase(dataDir, closing));
  await migrate(url);
  return url;
}

async function startOwnDatabase(dataDir: string, closing: Closing): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir });
  closing.add(() => server.stop(), LONGEST_DATABASE_STOP_MS);
  return server.url;
}
