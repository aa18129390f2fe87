import type { Container } from 'inversify';
import { pino } from 'pino';
import { SystemClock } from '../../adapters/time/system-clock.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { type Config, loadConfig } from '../config/config.js';
import { openDatabase } from '../database/orm.js';
import { productDatabase } from '../database/product-database.js';
import { createContainer } from '../compose/container.js';
import { OPENED } from '../compose/tokens.js';
import { readOrCreateSecret } from '../config/secret-file.js';
import { vapidKeysFor } from '../config/vapid-keys.js';

/**
 * Returns the container for a command line tool: same configuration and migrated database, but no server or job queue.
 */
export async function createCommandContainer(
  shutdownHooks: ShutdownHooks,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Container> {
  const config = loadConfig(env);
  const { url } = await productDatabase(config, shutdownHooks);
  return containerOn(config, url, shutdownHooks);
}

/** Returns the container on a database as it is. */
export async function containerOn(
  config: Config,
  url: string,
  shutdownHooks: ShutdownHooks,
): Promise<Container> {
  const database = await openDatabase(url, config.databasePoolSize);
  shutdownHooks.add(() => database.close());
  const container = await createContainer({
    config,
    database,
    sessionSecret: config.sessionSecret ?? (await readOrCreateSecret(config.dataDir, 'SESSION_SECRET')),
    filesKey: config.filesKey ?? (await readOrCreateSecret(config.dataDir, 'FILES_KEY')),
    vapidKeys: await vapidKeysFor(config),
    logger: pino({ level: 'silent' }),
    clock: new SystemClock(config.clockOffsetSeconds),
  });
  shutdownHooks.add(() => container.get(OPENED).close(), 8000);
  return container;
}
