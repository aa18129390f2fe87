import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningProduct, startRunningProduct } from './running-product.js';

/** Where a shared product answers, and its database. */
export interface SharedProductAddress {
  readonly url: string;
  readonly databaseUrl: string;
}

/** Starts one product per Jest worker, at the first file that asks for it, and stops all of them at the end of the run. */
export class SharedProducts {
  private readonly products = new Map<string, Promise<RunningProduct>>();
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

  private productOf(worker: string): Promise<RunningProduct> {
    let product = this.products.get(worker);
    if (!product) {
      product = startRunningProduct();
      this.products.set(worker, product);
    }
    return product;
  }
}
