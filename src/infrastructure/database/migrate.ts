import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations as migrateWorker } from 'graphile-worker';
import pg from 'pg';
import { StartRefused } from '../config/start-refused.js';
import { allMigrations } from './migrations/all-migrations.js';
import { ensureOwnSchema, withFingerprint } from './schema-fingerprint.js';

/** Advisory lock key of migrations; any fixed number works. */
const MIGRATION_LOCK = 7_345_001;
const DUPLICATE_TABLE = '42P07';

/**
 * Runs all migrations, those of the job queue included. Concurrent processes are serialized by an advisory lock.
 * @throws StartRefused if another state of the code, or something else, has made the tables of the database
 * @param only the names of the migrations to run; all by default
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<void> {
  const lockClient = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A lost connection also rejects the queries below; without a listener it would end the process.
  lockClient.on('error', () => undefined);
  await lockClient.connect();
  try {
    await lockClient.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureOwnSchema(lockClient);
    await migrateProduct(databaseUrl, only);
    await migrateWorker({ connectionString: databaseUrl });
  } finally {
    await lockClient.end();
  }
}

async function migrateProduct(databaseUrl: string, only?: readonly string[]): Promise<void> {
  const orm = new MikroORM({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: allMigrations.map(withFingerprint), snapshot: false, silent: true },
    pool: { min: 0, max: 2 },
  });
  try {
    await orm.migrator.up(only && { migrations: [...only] });
  } catch (error) {
    if ((error as { code?: unknown }).code !== DUPLICATE_TABLE) throw error;
    throw new StartRefused('DATABASE_URL names a database with tables of something else: name an empty one.');
  } finally {
    await orm.close();
  }
}
