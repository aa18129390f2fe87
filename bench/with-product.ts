import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { loadConfig } from '../src/infrastructure/config/config.js';
import { startEmbeddedPostgres } from '../src/infrastructure/database/embedded-postgres.js';
import { migrate } from '../src/infrastructure/database/migrate.js';
import { startServer } from '../src/infrastructure/run/server.js';
import { freePort } from '../test/support/free-port.js';
import { APerson } from '../test/support/http/a-person.js';
import { inboxOf } from '../test/support/http/inbox.js';
import { type Figures, pollFromWorker } from './poller.js';

/** The server under test, without other load. */
export interface BenchedProduct {
  readonly url: string;
  readonly databaseUrl: string;
  /** A client with an empty cookie jar. */
  person(): APerson;
  /** Measures repeated requests of one user to the path. @throws for an error response */
  ask(person: APerson, path: string, load: Load): Promise<Figures>;
}

export interface Load {
  readonly requests: number;
  /** Concurrent clients. */
  readonly atOnce: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Runs `work` against a real server with an empty database, or one that was seeded before the start. */
export async function withProduct(
  work: (product: BenchedProduct) => Promise<void>,
  fill: (database: pg.Client) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-bench-'));
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(database.url);
    await withDatabase(database.url, fill);
    await serve(database.url, dataDir, work);
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A direct connection, for state that no route can create. */
export async function withDatabase(url: string, work: (database: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function serve(
  databaseUrl: string,
  dataDir: string,
  work: (product: BenchedProduct) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const config = loadConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    STAFF_SECOND_FACTOR: 'optional',
    GEOCODER_URL: 'off',
  });
  const logger = pino({ level: 'silent' });
  const server = await startServer({
    config,
    databaseUrl,
    sessionSecret: 'only for this bench',
    filesKey: 'only for this bench',
    logger,
  });
  const url = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(url);
  try {
    await work({
      url,
      databaseUrl,
      person: () => new APerson({ url, codeFor }),
      ask: ({ sessionCookie: { name, value } }, path, { headers, ...load }) =>
        pollFromWorker({
          url: url + path,
          headers: { cookie: `${name}=${value}`, ...headers },
          ...load,
        }),
    });
  } finally {
    await server.stop();
  }
}
