import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { buildServer } from '../../scripts/build.js';
import { startEmbeddedPostgres } from '../../src/infrastructure/database/embedded-postgres.js';
import { type MeasuredProduct, startProduct } from './product.js';
import { startOverpassStub } from '../../test/support/overpass-stub.js';
import type { Options } from './options.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const SESSION_SECRET = 'a secret of this bench';

/** A database of its own, and products and references that are stopped with it. */
export interface World {
  readonly databaseUrl: string;
  readonly database: pg.Client;
  readonly sessionSecret: string;
  startProduct(settings?: Record<string, string>, nodeOptions?: readonly string[]): Promise<MeasuredProduct>;
  /** Another database of the same server: processes of one database would receive the notifications of all others. */
  another(): Promise<World>;
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
  let server = await startEmbeddedPostgres({ dataDir });
  const settings = options.list('postgres', []);
  if (settings.length > 0) {
    await alterSystem(server.url, settings);
    await server.stop();
    server = await startEmbeddedPostgres({ dataDir });
  }
  const closing: Array<() => Promise<unknown>> = [];
  try {
    // Nothing may leave the machine.
    const places = await startOverpassStub();
    closing.push(() => places.close());
    const world = await openWorld({
      folder,
      dataDir,
      closing,
      databaseUrl: server.url,
      placesUrl: places.url,
    });
    await Promise.race([work(world), interrupted()]);
  } finally {
    for (const close of closing.reverse()) await close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @param settings such as `work_mem=2MB`, which the next start applies */
async function alterSystem(url: string, settings: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of settings) {
    const [name, value] = setting.split('=') as [string, string];
    await client.query(`alter system set ${pg.escapeIdentifier(name)} = ${pg.escapeLiteral(value)}`);
  }
  await client.end();
}

/** @throws Error at Ctrl+C and SIGTERM, so that the database is stopped too */
function interrupted(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new Error(`The bench was ended by ${signal}.`)));
  });
}

interface Place {
  readonly folder: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly placesUrl: string;
  readonly closing: Array<() => Promise<unknown>>;
}

async function openWorld(place: Place): Promise<World> {
  const { folder, dataDir, databaseUrl, placesUrl, closing } = place;
  const sessionSecret = SESSION_SECRET;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  closing.push(() => database.end());
  return {
    ...{ databaseUrl, database, sessionSecret },
    startProduct: async (wanted = {}, nodeOptions = []) => {
      const settings = { PLACES_URL: placesUrl, ...wanted };
      const product = await startProduct({
        ...{ folder, dataDir, settings, nodeOptions, databaseUrl, sessionSecret },
      });
      closing.push(() => stop(product));
      return product;
    },
    another: async () => {
      const name = `bench_${closing.length}`;
      await database.query(`create database ${name}`);
      const url = new URL(databaseUrl);
      url.pathname = name;
      return openWorld({ ...place, databaseUrl: url.href });
    },
    onClose: (close) => closing.push(close),
  };
}

async function stop(product: MeasuredProduct): Promise<void> {
  // What it logs while it stops is not of interest.
  const output = product.output();
  await product.stop();
  if (output) console.log(`The product logged:\n${output}`);
}
