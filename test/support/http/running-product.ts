import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { TEST_SESSION_SECRET } from '../postgres/insert-account.js';
import { type TestDatabase, testDatabase } from '../postgres/test-database.js';
import { ProductProcess } from './product-process.js';

/** The built server as a process, with its own port, database and folder. */
export interface RunningProduct {
  readonly url: string;
  readonly databaseUrl: string;
  readonly process: ProductProcess;
  stop(): Promise<void>;
}

/**
 * @param env settings besides the defaults of tests
 * @param shared the database of several processes, which is not dropped with one of them
 */
export async function startRunningProduct(
  env: Record<string, string> = {},
  shared?: TestDatabase,
): Promise<RunningProduct> {
  const database = shared ?? (await testDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-running-'));
  const port = await freePort();
  const process = await new ProductProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SESSION_SECRET: TEST_SESSION_SECRET,
    NODE_ENV: 'test',
    ...env,
  }).ready();
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    process,
    stop: async () => {
      await process.end();
      if (!shared) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
