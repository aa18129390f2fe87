import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { type TestDatabase, testDatabase } from '../postgres/test-database.js';
import { ProductProcess } from './product-process.js';

/** Where a shared product answers, and its database. */
export interface SharedProductAddress {
  readonly url: string;
  readonly databaseUrl: string;
}

interface SharedProduct extends SharedProductAddress {
  stop(): Promise<void>;
}

/** Starts one product per Jest worker, at the first file that asks for it, and stops all of them at the end of the run. */
export class SharedProducts {
  private readonly products = new Map<string, Promise<SharedProduct>>();
  private readonly server = createServer((request, response) => {
    this.productOf(request.url!).then(
      ({ url, databaseUrl }) => response.end(JSON.stringify({ url, databaseUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });

  /** Serves the addresses by worker. @returns where to ask */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await Promise.all([...this.products.values()].map(async (product) => (await product).stop()));
  }

  private productOf(worker: string): Promise<SharedProduct> {
    let product = this.products.get(worker);
    if (!product) {
      product = startSharedProduct();
      this.products.set(worker, product);
    }
    return product;
  }
}

async function startSharedProduct(): Promise<SharedProduct> {
  const database: TestDatabase = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-shared-'));
  const port = await freePort();
  const process = await new ProductProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of the tests',
    NODE_ENV: 'test',
  }).ready();
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    stop: async () => {
      await process.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
