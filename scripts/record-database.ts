/**
 * Writes test/contracts/released-database.json: the schema of this release, and every statement that is run while users
 * call every operation. Migrations of the next release are compared with it. `npm run release` runs this.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/infrastructure/database/embedded-postgres.js';
import { migrate } from '../src/infrastructure/database/migrate.js';
import { readSchema } from './released-database.js';

const STATEMENT = /^\s*(with|select|insert|update|delete)\b/i;
/** The job queue migrates its own schema; the catalogs are PostgreSQL's. */
const OF_OTHERS =
  /(graphile_worker|pg_advisory_|pg_catalog\.|information_schema\.|pg_database|pg_stat_activity)/;

/** One statement of each form. */
const statements = new Map<string, string>();

/** The statement without its values, of which MikroORM writes some into the text, and without the length of lists. */
const formOf = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\$\d+|\b\d+(\.\d+)?\b/g, '?')
    .replace(/\(\?(, ?\?)*\)(, ?\(\?(, ?\?)*\))*/g, '(?)')
    .replace(/\s+/g, ' ');

/** Collects the text of every statement of the connections of this copy of `pg`. */
function recordStatements({ Client }: typeof pg): void {
  const run = Client.prototype.query as (...given: unknown[]) => unknown;
  Client.prototype.query = function record(this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
    if (typeof text === 'string' && STATEMENT.test(text) && !OF_OTHERS.test(text)) {
      const form = formOf(text);
      if (!statements.has(form)) statements.set(form, text);
    }
    return run.apply(this, given);
  } as typeof pg.Client.prototype.query;
}

const FILE = join(import.meta.dirname, '..', 'test', 'contracts', 'released-database.json');

const dataDir = await mkdtemp(join(tmpdir(), 'released-database-'));
const server = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const schema = await readSchema(client);
  await client.end();

  process.env.TEST_POSTGRES_URL = server.url;
  const { startProduct } = await import('../test/support/http/test-product.js');
  const { runFullJourney } = await import('../test/support/http/full-journey.js');
  const { startTileStub } = await import('../test/support/tile-stub.js');
  const tiles = await startTileStub();
  const product = await startProduct({ env: { TILE_PROXY: 'on', TILE_URL: tiles.template } });
  try {
    // MikroORM may have a copy of its own.
    const ofOrm = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as typeof pg;
    for (const copy of new Set([pg, ofOrm])) recordStatements(copy);
    await runFullJourney(product);
  } finally {
    await product.stop();
    await tiles.close();
  }
  const released = { statements: [...statements.values()].sort(), ...schema };
  await writeFile(FILE, `${JSON.stringify(released, null, 1)}\n`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
