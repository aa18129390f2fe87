import type { Container } from 'inversify';
import { pino } from 'pino';
import { SystemClock } from '../../adapters/time/system-clock.js';
import type { Closing } from '../closing.js';
import { loadConfig } from '../config.js';
import { openDatabase } from '../database/orm.js';
import { productDatabase } from '../database/product-database.js';
import { createContainer } from '../di/container.js';
import { keptSecret } from '../kept-secret.js';

/** The product of the environment's settings, migrated, for a command; it serves nothing. */
export async function productAt(closing: Closing): Promise<Container> {
  const config = loadConfig(process.env);
  const databaseUrl = await productDatabase(config, closing);
  const database = await openDatabase(databaseUrl);
  closing.add(() => database.close());
  return createContainer({
    config,
    database,
    sessionSecret: config.sessionSecret ?? (await keptSecret(config.dataDir, 'SESSION_SECRET')),
    filesKey: config.filesKey ?? (await keptSecret(config.dataDir, 'FILES_KEY')),
    logger: pino({ level: 'silent' }),
    clock: new SystemClock(config.clockOffsetSeconds),
    onClose: (close) => closing.add(close),
  });
}
