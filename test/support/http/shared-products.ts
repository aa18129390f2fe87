import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningProduct, startRunningProduct } from './running-product.js';

/** The URLs of a shared server and its database. */
export interface SharedProductAddress {
  readonly url: string;
  readonly databaseUrl: string;
}

/** Starts one server per Jest worker, on its first request, and stops all of them at the end of the run. */
export class SharedProducts {
  private readonly products = new Map<string, Promise<RunningProduct>>();
  private readonly server = createServer((request, response) => {
    // A kept connection may be closed at the moment of the next request, which then fails.
    response.setHeader('Connection', 'close');
    this.productOf(request.url!).then(
      ({ url, databaseUrl }) => response.end(JSON.stringify({ url, databaseUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });

  /** Serves the URLs by worker id. @returns its own URL */
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
