import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { TEST_SESSION_SECRET } from '../postgres/insert-account.js';
import { type TestDatabase, testDatabase } from '../postgres/test-database.js';
import { ProductProcess } from './product-process.js';

/** One process of a cluster. */
export interface ClusterMember {
  readonly url: string;
  readonly process: ProductProcess;
}

/** Several server processes on one database, as behind a load balancer. */
export class ProductCluster {
  private readonly members: ClusterMember[] = [];
  private readonly folders: string[] = [];

  private constructor(
    readonly database: TestDatabase,
    private readonly env: Record<string, string>,
  ) {}

  /** @param env settings of every process, besides the defaults of tests */
  static async start(count: number, env: Record<string, string> = {}): Promise<ProductCluster> {
    const cluster = new ProductCluster(await testDatabase(), env);
    await Promise.all(Array.from({ length: count }, () => cluster.add()));
    return cluster;
  }

  /** URLs of the running processes, oldest first. */
  get urls(): string[] {
    return this.members.map(({ url }) => url);
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  async add(): Promise<ClusterMember> {
    const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'tablemates-cluster-'))];
    this.folders.push(dataDir);
    const process = new ProductProcess({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: this.database.url,
      SESSION_SECRET: TEST_SESSION_SECRET,
      ...this.env,
    });
    const member = { url: `http://127.0.0.1:${port}`, process: await process.ready() };
    this.members.push(member);
    return member;
  }

  /** Ends the oldest process. */
  async endOldest(signal: NodeJS.Signals): Promise<void> {
    await this.members.shift()!.process.end(signal);
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map(({ process }) => process.end()));
    await this.database.drop();
    for (const folder of this.folders) await rm(folder, { recursive: true, force: true });
  }
}
