import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Clock } from '../../../src/application/shared/ports.js';
import { loadConfig } from '../../../src/infrastructure/config/config.js';
import { type RunningServer, startServer } from '../../../src/infrastructure/run/server.js';
import { keepServerError } from '../jest/server-errors.js';
import { TEST_SESSION_SECRET } from '../postgres/insert-account.js';
import type { Insertions } from '../postgres/insertions.js';
import type { Query } from '../postgres/pool-of.js';
import { type TestDatabase, testDatabase } from '../postgres/test-database.js';
import { freePort } from '../free-port.js';
import { type OverpassStub, startOverpassStub } from '../overpass-stub.js';
import { APerson } from './a-person.js';
import { inboxOf } from './inbox.js';
import { productAt } from './product-at.js';

/** A server under test, as an HTTP client sees it. */
export interface ProductUnderTest {
  readonly url: string;
  readonly databaseUrl: string;
  /** Runs a statement on the database. */
  readonly query: Query;
  /** Throws if a response does not conform to the API document. */
  readonly fetch: typeof fetch;
  /** Absent where the test has its own clock or TLS, so that its users register and its tables form over HTTP. */
  readonly insertions?: Insertions;
  /** A client with an empty cookie jar. */
  person(): APerson;
  /** Polls for the newest code to the address. @param not a previous code to skip */
  codeFor(address: string, not?: string): Promise<string>;
  /** Mails to the address, newest first. */
  mailsTo(address: string): Promise<Array<{ subject: string; text: string }>>;
  /** Waits for a mail with this subject. @returns the newest of them */
  mailTo(person: { email: string }, subject: string): Promise<{ subject: string; text: string }>;
}

/** A server in the test's own process. */
export interface TestProduct extends ProductUnderTest {
  readonly server: RunningServer;
  /** The folder of stored files. */
  readonly dataDir: string;
  /** The stub of the map service. */
  readonly overpass: OverpassStub;
  stop(): Promise<void>;
}

interface Options {
  /** Environment settings; rate limits are off by default. */
  readonly env?: Record<string, string>;
  readonly clock?: Clock;
  /** The database of another process, to simulate several processes. */
  readonly database?: Pick<TestDatabase, 'url'>;
  /** Another way to the same database, for the connection that listens. */
  readonly directUrl?: string;
  /** Receives log lines. */
  readonly log?: (line: string) => void;
}

/** The settings without which production does not start. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'k7Qm2ZrX9sTfB4wL',
  FILES_KEY: 'p3Yc8VnD1hGjE6uK',
  DATABASE_URL: 'postgres://not.used.example/x',
  SMTP_URL: 'smtp://127.0.0.1:1',
  RATE_LIMITS: 'on',
  STAFF_SECOND_FACTOR: 'required',
  HOST: '127.0.0.1',
};

/** Starts the server on its own port and database, as `npm start` does. */
export async function startProduct({
  env = {},
  clock,
  database,
  directUrl,
  log,
}: Options = {}): Promise<TestProduct> {
  const fresh = database ? null : await testDatabase();
  const own = database ?? fresh!;
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-'));
  const port = await freePort();
  const overpass = await startOverpassStub();
  const config = loadConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    STAFF_SECOND_FACTOR: 'optional',
    MATCH_DEBOUNCE_MS: '50',
    GEOCODER_URL: 'off',
    PLACES_URL: overpass.url,
    NODE_ENV: 'test',
    // Production refuses a lower cost of password hashes, and a start without recurring jobs.
    ...(env.NODE_ENV !== 'production' && { PASSWORD_MEMORY_KIB: '8', JOBS_AT_START: 'off' }),
    ...env,
  });
  const server = await startServer({
    config,
    databaseUrl: own.url,
    ...(directUrl && { directDatabaseUrl: directUrl }),
    sessionSecret: TEST_SESSION_SECRET,
    filesKey: config.filesKey ?? 'a key for files of the tests',
    logger: log
      ? pino({ level: 'trace' }, { write: log })
      : pino({ level: 'error' }, { write: keepServerError }),
    ...(clock && { clock }),
  });
  const url = `http://127.0.0.1:${port}`;
  const hasInsertions = !clock && !env.PUBLIC_URL?.startsWith('https:');
  const product: TestProduct = {
    ...productAt(url, own.url),
    ...(!hasInsertions && { insertions: undefined }),
    server,
    dataDir,
    overpass,
    person: () => new APerson(product),
    ...inboxOf(url, env.PUBLIC_URL && own.url),
    stop: async () => {
      await server.stop();
      await overpass.close();
      await fresh?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return product;
}

/** The product of a test file, which its hooks start and stop. @param options a function where they need what starts first */
export function aProduct(options: Options | (() => Promise<Options>) = {}): TestProduct {
  const product = {} as TestProduct;
  beforeAll(async () => {
    Object.assign(product, await startProduct(typeof options === 'function' ? await options() : options));
  });
  afterAll(() => product.stop?.());
  return product;
}

/** Two products of a test file as two processes of one database, which its hooks start and stop. */
export function twoProducts(one: Options = {}, other = one): [TestProduct, TestProduct] {
  const products = [{}, {}] as [TestProduct, TestProduct];
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await testDatabase();
    const started = await Promise.all([one, other].map((each) => startProduct({ ...each, database })));
    for (const [at, product] of products.entries()) Object.assign(product, started[at]);
  });
  afterAll(async () => {
    await Promise.all(products.map((product) => product.stop?.()));
    await database?.drop();
  });
  return products;
}

/** A product for a part of one test. */
export async function withProduct(
  options: Options,
  does: (product: TestProduct) => Promise<void>,
): Promise<void> {
  const product = await startProduct(options);
  try {
    await does(product);
  } finally {
    await product.stop();
  }
}
