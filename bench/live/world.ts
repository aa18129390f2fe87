import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { buildServer } from '../../scripts/build.js';
import { startEmbeddedPostgres } from '../../src/infrastructure/database/embedded-postgres.js';
import { type MeasuredProduct, startProduct } from './product.js';
import type { Options } from './options.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const SESSION_SECRET = 'a secret of this bench';

/** A database of its own, and products and references that are stopped with it. */
export interface World {
  readonly databaseUrl: string;
  readonly database: pg.Client;
  readonly sessionSecret: string;
  startProduct(settings?: Record<string, string>, nodeOptions?: readonly string[]): Promise<MeasuredProduct>;
  /** Runs before the database stops, the last added first. */
  onClose(close: () => Promise<unknown>): void;
}

/**
 * Runs `work` on an empty PostgreSQL server that writes to disk as in production. `--product FOLDER` measures the build
 * of another checkout.
 */
export async function withWorld(options: Options, work: (world: World) => Promise<void>): Promise<void> {
  const folder = options.text('product') ?? PROJECT;
  if (folder === PROJECT) await buildServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-bench-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const database = new pg.Client({ connectionString: server.url });
  const closing: Array<() => Promise<unknown>> = [];
  const products: MeasuredProduct[] = [];
  try {
    await database.connect();
    await work({
      databaseUrl: server.url,
      database,
      sessionSecret: SESSION_SECRET,
      startProduct: async (settings = {}, nodeOptions = []) => {
        const product = await startProduct({
          ...{ folder, dataDir, settings, nodeOptions },
          databaseUrl: server.url,
          sessionSecret: SESSION_SECRET,
        });
        products.push(product);
        closing.push(() => product.stop());
        return product;
      },
      onClose: (close) => closing.push(close),
    });
  } finally {
    for (const close of closing.reverse()) await close();
    for (const product of products)
      if (product.output()) console.log(`The product logged:\n${product.output()}`);
    await database.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
