import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { moveNow } from './moved-now.js';
import { closePool, type Query, queryOf } from './pool-of.js';

const TEMPLATE = 'tablemates_template';
/** Advisory lock key for the creation of the template; any fixed number works. */
const TEMPLATE_LOCK = 7_345_003;

/** The database of one test file. */
export interface TestDatabase {
  readonly url: string;
  readonly query: Query;
  /** Closes remaining connections first. */
  drop(): Promise<void>;
}

/** Creates a migrated database by copying a template, which the first call of a run creates. */
export function testDatabase(): Promise<TestDatabase> {
  return onServer(async (server) => {
    await makeTemplateOnce(server);
    return createDatabase(server, TEMPLATE);
  });
}

/** A database of a test file, or of each of its tests, which hooks make and drop. */
export function aDatabase(of: 'file' | 'test' = 'file', make = testDatabase): TestDatabase {
  const database = {} as TestDatabase;
  const open = async () => void Object.assign(database, await make());
  const drop = () => database.drop?.();
  if (of === 'file') {
    beforeAll(open);
    afterAll(drop);
  } else {
    beforeEach(open);
    afterEach(drop);
  }
  return database;
}

/** Creates an empty database, for tests of migrations. */
export function emptyDatabase(): Promise<TestDatabase> {
  return onServer((server) => createDatabase(server, 'template0'));
}

async function createDatabase(server: pg.Client, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Twice as fast as the default strategy, which writes each page to the write-ahead log.
  await server.query(`create database ${name} template ${template} strategy file_copy`);
  const url = urlOf(name);
  return {
    url,
    query: queryOf(url),
    drop: async () => {
      await closePool(url);
      await onServer((later) => dropDatabase(later, name));
    },
  };
}

/**
 * Waits for connections to close, because a pool resolves `end` before PostgreSQL has closed them, and a forced close
 * would raise an unhandled error. Connections that remain after the timeout are closed by force.
 */
async function dropDatabase(server: pg.Client, name: string): Promise<void> {
  for (let looks = 0; looks < 40; looks++) {
    const { rowCount } = await server.query('select from pg_stat_activity where datname = $1 limit 1', [
      name,
    ]);
    if (!rowCount) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await server.query(`drop database if exists ${name} with (force)`);
}

async function makeTemplateOnce(server: pg.Client): Promise<void> {
  await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await server.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount) return;
    // Renamed when complete, so that failed migrations fail in every file.
    const draft = `${TEMPLATE}_${randomBytes(4).toString('hex')}`;
    await server.query(`create database ${draft} template template0`);
    await moveNow(urlOf(draft));
    const { migrate } = await import('../../../src/infrastructure/database/migrate.js');
    await migrate(urlOf(draft));
    await server.query(`alter database ${draft} rename to ${TEMPLATE}`);
  } finally {
    await server.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

function urlOf(database: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL!);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
