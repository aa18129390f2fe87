import 'reflect-metadata';
import type { Closing } from './closing.js';
import type { Config } from './config.js';
import { productDatabase } from './database/product-database.js';
import { seedTown } from './demo/seed-town.js';
import { DEMO_TOWN } from './demo/townspeople.js';
import { createLogger } from './logger.js';
import { startServer } from './server.js';
import { keptSecret } from './kept-secret.js';

const LONGEST_SERVER_STOP_MS = 8_000;

export interface ServeOptions {
  /** Serve the front ends from their sources with hot reload. */
  readonly hot: boolean;
  /** Seed the demo town. */
  readonly demo: boolean;
}

/**
 * Starts the database, where none is named, and the server. Whatever it starts is added to `closing`.
 * @returns lines to print: how to sign in to the demo
 */
export async function serveProduct(
  config: Config,
  closing: Closing,
  { hot, demo }: ServeOptions,
): Promise<string[]> {
  const logger = createLogger(config);
  const databaseUrl = await productDatabase(config, closing);
  const sessionSecret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'SESSION_SECRET'));
  const filesKey = config.filesKey ?? (await keptSecret(config.dataDir, 'FILES_KEY'));
  const server = await startServer({ config, databaseUrl, sessionSecret, filesKey, logger, hot });
  closing.add(() => server.stop(), LONGEST_SERVER_STOP_MS);
  return demo ? seedTown(server.container, config.homeArea ?? DEMO_TOWN) : [];
}
