import { type LocalServer, serveHttp } from '../local-server.js';
import { type RunningProduct, startRunningProduct } from './running-product.js';

/** The URLs of a shared server and its database. */
export interface SharedProductAddress {
  readonly url: string;
  readonly databaseUrl: string;
}

/** Starts one server per Jest worker, on its first request, and stops all of them at the end of the run. */
export class SharedProducts {
  private readonly products = new Map<string, Promise<RunningProduct>>();
  private server: LocalServer | null = null;

  /** Serves the URLs by worker id. @returns its own URL */
  async listen(): Promise<string> {
    this.server = await serveHttp((request, response) => {
      // A kept connection may be closed at the moment of the next request, which then fails.
      response.setHeader('Connection', 'close');
      this.productOf(request.url!).then(
        ({ url, databaseUrl }) => response.end(JSON.stringify({ url, databaseUrl })),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    return this.server.url;
  }

  async stop(): Promise<void> {
    await this.server?.close();
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
