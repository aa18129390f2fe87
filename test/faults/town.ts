import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { APerson } from '../support/http/a-person.js';
import { inboxOf } from '../support/http/inbox.js';
import { ProductProcess } from '../support/http/product-process.js';
import { TEST_SESSION_SECRET } from '../support/postgres/insert-account.js';
import { insertionsInto } from '../support/postgres/insertions.js';
import { testDatabase, type TestDatabase } from '../support/postgres/test-database.js';

/** After this time a server that was started, or one whose fault has ended, is given up. */
const FIRST_ANSWER_TIMEOUT_S = 60;

/** A server process that faults are caused to, with its own database, folder and users. */
export class Town {
  readonly url: string;
  private product: ProductProcess;

  private constructor(
    readonly database: TestDatabase,
    /** A connection of the test, which notices nothing of the server's faults. */
    readonly observer: pg.Pool,
    readonly dataDir: string,
    private readonly settings: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${settings.PORT}`;
    this.product = this.start();
  }

  static async open(env: Record<string, string> = {}, existing?: TestDatabase): Promise<Town> {
    const database = existing ?? (await testDatabase());
    const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-faults-'));
    const observer = new pg.Pool({ connectionString: database.url, max: 4 });
    observer.on('error', () => undefined);
    const town = new Town(database, observer, dataDir, {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SESSION_SECRET: TEST_SESSION_SECRET,
      ...env,
    });
    await town.product.ready();
    return town;
  }

  /** Opens a town for the work, and removes it with its database. */
  static async during<T>(work: (town: Town) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
    const town = await Town.open(env);
    try {
      return await work(town);
    } finally {
      await town.close();
      await town.database.drop();
    }
  }

  get process(): ProductProcess {
    return this.product;
  }

  /** Users with an open session of this server. */
  people(count: number): Promise<APerson[]> {
    const town = { url: this.url, ...inboxOf(this.url), insertions: insertionsInto(this.database.url) };
    return Promise.all(Array.from({ length: count }, () => new APerson(town).signUp()));
  }

  async count(sql: string, values: readonly unknown[]): Promise<number> {
    const { rows } = await this.observer.query<{ count: string }>(`select count(*) from ${sql}`, [...values]);
    return Number(rows[0]!.count);
  }

  /**
   * Kills the server and starts the next one.
   * @param env settings that change
   * @returns the milliseconds to the first answer to a signed-in user
   */
  async killAndRestart(person: APerson, env: Record<string, string> = {}): Promise<number> {
    const began = performance.now();
    await this.product.end('SIGKILL');
    this.product = this.start(env);
    await this.firstAnswer(person);
    return performance.now() - began;
  }

  /** Resolves when a request of the user is answered. */
  async firstAnswer(person: APerson): Promise<void> {
    const asked = () =>
      person.get('/api/user').then(
        ({ status }) => status === 200,
        () => false,
      );
    await eventually(asked, FIRST_ANSWER_TIMEOUT_S);
  }

  async close(): Promise<void> {
    await this.product.end();
    await this.observer.end();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private start(env: Record<string, string> = {}): ProductProcess {
    return new ProductProcess({ ...this.settings, ...env });
  }
}
