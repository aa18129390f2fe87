import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { testDatabase } from '../postgres/test-database.js';
import { APerson } from './a-person.js';
import { conformingFetch } from './conforming-fetch.js';
import { inboxOf } from './inbox.js';
import { ProductProcess } from './product-process.js';
import type { ProductUnderTest } from './test-product.js';

/** The built product as a process of this test alone, to be measured or killed. */
export interface OwnProduct extends ProductUnderTest {
  readonly process: ProductProcess;
  stop(): Promise<void>;
}

export async function ownProduct(env: Record<string, string> = {}): Promise<OwnProduct> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-own-'));
  const port = await freePort();
  const process = await new ProductProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of the tests',
    NODE_ENV: 'test',
    ...env,
  }).ready();
  const url = `http://127.0.0.1:${port}`;
  const product: OwnProduct = {
    url,
    databaseUrl: database.url,
    process,
    fetch: conformingFetch(url),
    person: () => new APerson(product),
    ...inboxOf(url),
    stop: async () => {
      await process.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return product;
}
