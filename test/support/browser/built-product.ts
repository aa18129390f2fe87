import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InterruptibleProxy, startInterruptibleProxy } from '../interruptible-proxy.js';
import { freePort } from '../free-port.js';
import { APerson } from '../http/a-person.js';
import { inboxOf } from '../http/inbox.js';
import { ProductProcess } from '../http/product-process.js';
import { TEST_SESSION_SECRET } from '../postgres/insert-account.js';
import { type Insertions, insertionsInto } from '../postgres/insertions.js';
import type { Query } from '../postgres/pool-of.js';
import { testDatabase } from '../postgres/test-database.js';
import { ADMIN } from './first-admin.js';
import { type OverpassStub, startOverpassStub } from '../overpass-stub.js';

/** The built product in its own process, started as an operator would. */
export interface BuiltProduct {
  /** Its URL for browsers. */
  readonly url: string;
  readonly databaseUrl: string;
  /** Runs a statement on the database. */
  readonly query: Query;
  /** The folder of stored files. */
  readonly dataDir: string;
  /** A URL through a proxy that can interrupt the connection; slower, because it copies every byte. */
  readonly line: InterruptibleProxy & { readonly url: string };
  /** The fake of its places service. */
  readonly overpass: OverpassStub;
  /** The lines printed before it was ready. */
  readonly announced: readonly string[];
  /** A visitor with an empty cookie jar. */
  person(): APerson;
  readonly insertions: Insertions;
  /** The newest code mailed to the address; waits for a mail with a code other than `not`. */
  codeFor(address: string, not?: string): Promise<string>;
  /** Stops it and starts it again with the same data, and with these settings in addition. */
  restart(settings: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Stops it with a signal, as its operator would.
   * @throws when it does not end cleanly
   */
  stop(): Promise<void>;
}

/** Its shutdown timeout is ten seconds, which a busy machine may exceed. */
const STOPS_WITHIN_MS = 30_000;

/**
 * Starts it on a free port with its own database, and only with the given settings, not those of this machine.
 * @throws with its last output when it ends before it is ready
 */
export async function startBuiltProduct({
  args = [],
  settings = {},
}: {
  args?: readonly string[];
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<BuiltProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'tablemates-journey-'));
  const dataDir = join(folder, 'data');
  const database = await testDatabase();
  const port = await freePort();
  const line = await startInterruptibleProxy({ host: '127.0.0.1', port });
  const overpass = await startOverpassStub();
  const url = `http://localhost:${port}`;
  // Both are its own origins: this one by configuration, the other by its port.
  const lineUrl = `http://localhost:${line.port}`;
  const launch = (more: Readonly<Record<string, string>> = {}) => {
    const env = {
      PORT: String(port),
      PUBLIC_URL: lineUrl,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SESSION_SECRET: TEST_SESSION_SECRET,
      BOOTSTRAP_ADMIN: `${ADMIN.email}:${ADMIN.password}`,
      PLACES_URL: overpass.url,
      LOG_LEVEL: 'warn',
    };
    // Outside of the project, whose .env must not be read.
    return new ProductProcess({ ...env, ...settings, ...more }, args, folder).ready();
  };
  let process = await launch();
  const announced = process.stdout.split('\n');
  const direct = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(direct);
  const insertions = insertionsInto(database.url);
  return {
    url,
    databaseUrl: database.url,
    query: database.query,
    dataDir,
    line: { ...line, url: lineUrl },
    overpass,
    announced,
    person: () => new APerson({ url: direct, codeFor, insertions }),
    insertions,
    codeFor,
    restart: async (more) => {
      await end(process);
      process = await launch(more);
    },
    stop: async () => {
      await line.close();
      try {
        await end(process);
      } finally {
        await overpass.close();
        await database.drop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** @throws when it does not end cleanly */
async function end(product: ProductProcess): Promise<void> {
  const late = setTimeout(() => void product.end('SIGKILL'), STOPS_WITHIN_MS);
  const { code } = await product.end();
  clearTimeout(late);
  if (code !== 0) throw new Error(`The product ended with ${code}: ${product.stderr}`);
}
