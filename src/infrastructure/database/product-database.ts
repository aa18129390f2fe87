import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDataDir } from '../config/data-dir.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import type { Config } from '../config/config.js';
import { isConnectionError } from '../../adapters/persistence/connection-error.js';
import { isNoRoom } from '../config/no-room.js';
import { StartRefused } from '../config/start-refused.js';
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
  const ownUrl = databaseUrl ? undefined : await startOwnDatabase(dataDir, shutdownHooks);
  const url = databaseUrl ?? ownUrl!;
  const directUrl = databaseDirectUrl ?? url;
  const migrated = migrate(directUrl);
  await (directUrl === ownUrl ? inWords(migrated, dataDir) : migrated);
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
  const server = await inWords(startEmbeddedPostgres({ dataDir }), dataDir);
  shutdownHooks.add(() => server.stop(), DATABASE_STOP_TIMEOUT_MS);
  return server.url;
}

/** A segment of the write-ahead log of PostgreSQL, which ends when it cannot write the next one. */
const LEAST_ROOM_BYTES = 16 * 1024 * 1024;

/** Says of the own server what is wrong, which no setting names. @throws StartRefused */
async function inWords<T>(work: Promise<T>, dataDir: string): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const { bavail, bsize } = await statfs(dataDir);
    if (isNoRoom(cause) || (isConnectionError(cause) && bavail * bsize < LEAST_ROOM_BYTES))
      throw new StartRefused(
        `The disk of DATA_DIR (${dataDir}) is full: make room there, at the first start 200 MB, and start again.`,
        { cause },
      );
    if (!isConnectionError(cause)) throw cause;
    throw new StartRefused(
      `The PostgreSQL in ${join(dataDir, 'postgres')} has ended: its server.log says why.`,
      { cause },
    );
  }
}
