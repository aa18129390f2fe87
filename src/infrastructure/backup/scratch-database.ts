import pg from 'pg';
import { AlreadyRuns, BackupRefused } from './backup-refused.js';

const DRILL_LOCK = 7_345_006;
const MAX_NAME_LENGTH = 63;
const SUFFIX = '_drill';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * An empty database beside that of the product, on the same server. Its name follows from the product's, so that the next
 * drill removes what a killed one has left.
 */
export class ScratchDatabase {
  private constructor(
    private readonly client: pg.Client,
    private readonly name: string,
    readonly url: string,
  ) {}

  /** @throws AlreadyRuns while another drill has it, BackupRefused where the user may create none */
  static async create(productUrl: string): Promise<ScratchDatabase> {
    const client = new pg.Client({
      connectionString: productUrl,
      connectionTimeoutMillis: 10_000,
      application_name: 'tablemates-drill',
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<{ isLocked: boolean; product: string }>(
        `select pg_try_advisory_lock($1) as "isLocked", current_database() as product`,
        [DRILL_LOCK],
      );
      if (!rows[0]!.isLocked) throw new AlreadyRuns('Another drill is running.');
      const name = rows[0]!.product.slice(0, MAX_NAME_LENGTH - SUFFIX.length) + SUFFIX;
      const url = new URL(productUrl);
      url.pathname = `/${encodeURIComponent(name)}`;
      const scratch = new ScratchDatabase(client, name, url.href);
      await client.query('set statement_timeout = 0');
      await scratch.dropIt();
      await client.query(`create database ${pg.escapeIdentifier(name)} template template0`);
      return scratch;
    } catch (error) {
      await client.end();
      throw (error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE ? mayCreateNone(error) : error;
    }
  }

  /** Ends its connections too. */
  async drop(): Promise<void> {
    try {
      await this.dropIt();
    } finally {
      await this.client.end();
    }
  }

  private dropIt(): Promise<unknown> {
    return this.client.query(`drop database if exists ${pg.escapeIdentifier(this.name)} with (force)`);
  }
}

const mayCreateNone = (cause: unknown) =>
  new BackupRefused(
    'The user of DATABASE_URL may not create databases, and a drill needs one for a short time: allow it, or drill ' +
      'on another machine without DATABASE_URL.',
    { cause },
  );
