import 'reflect-metadata';
import type { ShutdownHooks } from './config/shutdown-hooks.js';
import type { Config } from './config/config.js';
import { productDatabase } from './database/product-database.js';
import { seedDemo } from './demo/seed-demo.js';
import { DEMO_TOWN } from './config/demo-town.js';
import { createLogger } from './observe/logger.js';
import { startupWarnings } from './config/startup-warnings.js';
import { startServer } from './run/server.js';
import { readOrCreateSecret } from './config/secret-file.js';

const SERVER_STOP_TIMEOUT_MS = 8_000;

export interface ServeOptions {
  /** Serve the front ends from source with hot reload. */
  readonly hot: boolean;
  /** Seed the demo data. */
  readonly demo: boolean;
}

/**
 * Starts the server, and the embedded database if no other is configured, and adds both to the shutdown hooks.
 * @returns lines to print: how to sign in to the demo
 */
export async function serveProduct(
  config: Config,
  shutdownHooks: ShutdownHooks,
  { hot, demo }: ServeOptions,
): Promise<string[]> {
  const logger = createLogger(config);
  for (const warning of startupWarnings(config)) logger.warn(warning);
  const { url: databaseUrl, directUrl } = await productDatabase(config, shutdownHooks);
  const sessionSecret = config.sessionSecret ?? (await readOrCreateSecret(config.dataDir, 'SESSION_SECRET'));
  const filesKey = config.filesKey ?? (await readOrCreateSecret(config.dataDir, 'FILES_KEY'));
  let signIns: string[] = [];
  const server = await startServer({
    config,
    databaseUrl,
    directDatabaseUrl: directUrl,
    sessionSecret,
    filesKey,
    logger,
    hot,
    beforeListening: async (container) => {
      if (demo) signIns = await seedDemo(container, config.homeArea ?? DEMO_TOWN);
    },
  });
  shutdownHooks.add(() => server.stop(), SERVER_STOP_TIMEOUT_MS);
  return signIns;
}
