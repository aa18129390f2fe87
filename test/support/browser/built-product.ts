import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type InterruptibleProxy, startInterruptibleProxy } from '../interruptible-proxy.js';
import { freePort } from '../free-port.js';
import { APerson } from '../http/a-person.js';
import { inboxOf } from '../http/inbox.js';
import { TEST_SESSION_SECRET } from '../postgres/insert-account.js';
import { type Insertions, insertionsInto } from '../postgres/insertions.js';
import { testDatabase } from '../postgres/test-database.js';
import { ADMIN } from './first-admin.js';
import { type OverpassStub, startOverpassStub } from '../overpass-stub.js';

/** The built product in its own process, started as an operator would. */
export interface BuiltProduct {
  /** Its URL for browsers. */
  readonly url: string;
  readonly databaseUrl: string;
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

const MAIN = fileURLToPath(new URL('../../../dist/infrastructure/main.js', import.meta.url));
const COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/product', import.meta.url));
const LAST_WORDS = 4000;
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
  const launch = (more: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, ['--enable-source-maps', MAIN, ...args], {
      // Outside of the project, whose .env must not be read.
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        // A quarter of the CPU time until it is ready is for compiling.
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        PORT: String(port),
        PUBLIC_URL: lineUrl,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        SESSION_SECRET: TEST_SESSION_SECRET,
        RATE_LIMITS: 'off',
        STAFF_SECOND_FACTOR: 'optional',
        BOOTSTRAP_ADMIN: `${ADMIN.email}:${ADMIN.password}`,
        MATCH_DEBOUNCE_MS: '50',
        JOBS_AT_START: 'off',
        GEOCODER_URL: 'off',
        PLACES_URL: overpass.url,
        LOG_LEVEL: 'warn',
        // The lowest cost, because every story has users with passwords.
        PASSWORD_MEMORY_KIB: '8',
        ...settings,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let child = launch();
  const announced = await ready(child);
  const direct = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(direct);
  const insertions = insertionsInto(database.url);
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    line: { ...line, url: lineUrl },
    overpass,
    announced,
    person: () => new APerson({ url: direct, codeFor, insertions }),
    insertions,
    codeFor,
    restart: async (more) => {
      const code = await end(child);
      if (code !== 0) throw new Error(`The product ended with ${code}`);
      child = launch(more);
      await ready(child);
    },
    stop: async () => {
      await line.close();
      const code = await end(child);
      await overpass.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The product ended with ${code}`);
    },
  };
}

async function ready(child: ChildProcess): Promise<string[]> {
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-LAST_WORDS)));
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('ready ')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The product ended with ${code}: ${said}${lines.join('\n')}`)),
    );
  });
  return lines;
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(STOPS_WITHIN_MS) });
    child.kill('SIGTERM');
    try {
      await ended;
    } catch (cause) {
      child.kill('SIGKILL');
      throw new Error(`The product did not stop within ${STOPS_WITHIN_MS} ms`, { cause });
    }
  }
  return child.exitCode;
}
