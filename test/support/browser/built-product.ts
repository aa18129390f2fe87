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
import { testDatabase } from '../postgres/test-database.js';
import { type OverpassStub, startOverpassStub } from '../overpass-stub.js';

/** The built product in a process of its own, as a person who starts it has it. */
export interface BuiltProduct {
  /** Where browsers find it. */
  readonly url: string;
  /** Another way to it, for the stories that break the connection: passing every byte on costs time. */
  readonly line: InterruptibleProxy & { readonly url: string };
  /** What it asks for places. */
  readonly overpass: OverpassStub;
  /** Lines it printed before it was ready. */
  readonly announced: readonly string[];
  /** A visitor with an empty cookie jar. */
  person(): APerson;
  /** The newest code that was sent to the address; waits for the mail, and for one with another code than named. */
  codeFor(address: string, not?: string): Promise<string>;
  /** Stops it as its operator would. @throws when it does not end cleanly */
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../../dist/infrastructure/main.js', import.meta.url));
const LAST_WORDS = 4000;
/** It promises ten seconds, which a busy machine may stretch. */
const STOPS_WITHIN_MS = 30_000;

/**
 * Starts it on a free port with a database of its own, and knows nothing of this machine's settings: only of those given.
 * @throws with its last words when it ends before it serves
 */
export async function startBuiltProduct({
  args = [],
  settings = {},
}: {
  args?: readonly string[];
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<BuiltProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'tablemates-journey-'));
  const database = await testDatabase();
  const port = await freePort();
  const line = await startInterruptibleProxy({ host: '127.0.0.1', port });
  const overpass = await startOverpassStub();
  const url = `http://localhost:${port}`;
  // Both are its own origins: this one by its settings, the other by its port.
  const lineUrl = `http://localhost:${line.port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', MAIN, ...args], {
    // A developer's .env lies in the project and not here.
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: lineUrl,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      RATE_LIMITS: 'off',
      STAFF_SECOND_FACTOR: 'optional',
      MATCH_DEBOUNCE_MS: '50',
      GEOCODER_URL: 'off',
      PLACES_URL: overpass.url,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const announced = await ready(child);
  const direct = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(direct);
  return {
    url,
    line: { ...line, url: lineUrl },
    overpass,
    announced,
    person: () => new APerson({ url: direct, codeFor }),
    codeFor,
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
