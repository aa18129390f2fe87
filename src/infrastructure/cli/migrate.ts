import { loadConfig } from '../config/config.js';
import { readEnvFile } from '../config/env-file.js';
import { productDatabase } from '../database/product-database.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { runCommand } from './run-command.js';

/** Migrates the configured database and exits, for a job that runs before the processes of a new release. */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  readEnvFile();
  await productDatabase(loadConfig(process.env), shutdownHooks);
  process.stdout.write('The database is migrated.\n');
}

await runCommand(main);
