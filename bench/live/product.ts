import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test/support/free-port.js';
import { APerson } from '../../test/support/http/a-person.js';
import { inboxOf } from '../../test/support/http/inbox.js';
import { Child } from './child.js';

const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));
const OUTPUT_KEPT = 2000;

export interface ProductSettings {
  /** The folder of the checkout whose build is measured. */
  readonly folder: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly sessionSecret: string;
  /** Further settings of the product. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
}

/** The built product in a process of its own, with the probe preloaded. */
export interface MeasuredProduct {
  readonly url: string;
  readonly port: number;
  readonly child: Child;
  codeFor(address: string, not?: string): Promise<string>;
  /** A client with an empty cookie jar. */
  person(): APerson;
  /** @returns warnings and errors that the product logged, the last 2,000 characters */
  output(): string;
  stop(): Promise<void>;
}

/** @throws Error with the output of the product if it ends before it is ready */
export async function startProduct(product: ProductSettings): Promise<MeasuredProduct> {
  const { folder, dataDir, databaseUrl, sessionSecret, settings = {}, nodeOptions = [] } = product;
  const port = await freePort();
  const running = spawn(
    process.execPath,
    ['--enable-source-maps', ...nodeOptions, '--import', PROBE, `${folder}/dist/infrastructure/main.js`],
    {
      // Outside of the project, whose .env must not be read.
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SESSION_SECRET: sessionSecret,
        FILES_KEY: 'another secret of this bench',
        RATE_LIMITS: 'off',
        STAFF_SECOND_FACTOR: 'optional',
        GEOCODER_URL: 'off',
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  const keep = (text: string) => (output = (output + text).slice(-OUTPUT_KEPT));
  running.stderr!.on('data', (chunk: Buffer) => keep(String(chunk)));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: running.stdout! }).on('line', (line) =>
      line.startsWith('ready ') ? resolve() : keep(`${line}\n`),
    );
    running.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${output}`)));
  });
  const child = new Child(running);
  const url = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(url);
  return {
    ...{ url, port, child, codeFor },
    person: () => new APerson({ url, codeFor }),
    output: () => output,
    stop: () => child.end(),
  };
}
