import { config as readEnvFile } from 'dotenv';
import { loadConfig } from '../config.js';
import { ConfigError } from '../config-reader.js';
import { productDatabase } from '../database/product-database.js';
import { ShutdownHooks } from '../shutdown-hooks.js';
import { describeStartupError } from '../startup-error.js';

/** Migrates the configured database and exits, for a job that runs before the processes of a new release. */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  if (process.env.NODE_ENV !== 'production') readEnvFile({ quiet: true });
  await productDatabase(loadConfig(process.env), shutdownHooks);
  process.stdout.write('The database is migrated.\n');
}

const shutdownHooks = new ShutdownHooks();
try {
  await main(shutdownHooks);
} catch (error) {
  process.stderr.write(`${describeStartupError(error)}\n`);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
} finally {
  await shutdownHooks.run();
}
