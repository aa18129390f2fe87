import { type TestDatabase, testDatabase } from '../postgres/test-database.js';
import { type OwnProduct, ownProduct } from './own-product.js';

/** Several server processes on one database, as behind a load balancer. */
export class ProductCluster {
  private readonly started: OwnProduct[] = [];
  private ended = 0;

  private constructor(
    private readonly database: TestDatabase,
    private readonly env: Record<string, string>,
  ) {}

  /** @param env settings of every process, besides the defaults of tests */
  static async start(count: number, env: Record<string, string> = {}): Promise<ProductCluster> {
    const cluster = new ProductCluster(await testDatabase(), env);
    await Promise.all(Array.from({ length: count }, () => cluster.add()));
    return cluster;
  }

  /** The running processes, oldest first. */
  get products(): OwnProduct[] {
    return this.started.slice(this.ended);
  }

  async add(): Promise<void> {
    this.started.push(await ownProduct(this.env, this.database));
  }

  /** Ends the oldest process. */
  async endOldest(signal: NodeJS.Signals): Promise<void> {
    await this.started[this.ended++]!.process.end(signal);
  }

  async stop(): Promise<void> {
    await Promise.all(this.started.map((product) => product.stop()));
    await this.database.drop();
  }
}
