import { finished } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../database/migrate.js';
import { BackupRefused } from './backup-refused.js';
import { type End, JOBS, type Manifest, type TableOfBackup } from './manifest.js';

/** Everything that migrations create. */
const OBJECTS = `
  select from pg_class where relnamespace = 'public'::regnamespace
  union all select from pg_namespace where nspname = 'graphile_worker' limit 1`;

const OWN_TABLES = `
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

/**
 * Since the backup, mails of an announcement that was being sent have left: as a draft it mails nobody twice, and an admin
 * decides. For the same reason its mails that waited in the queue are left out.
 */
const UNSENT_AGAIN = `
  update announcements set status = 'draft', started_at = null, saturday = null, last_user_id = 0, mailed = 0
  where status = 'sending'`;

/** Fills an empty database in one transaction. */
export class DatabaseRestore {
  private restored: { readonly table: string; readonly stream: ReturnType<typeof copyFrom> } | undefined;
  private foreignKeys: ReadonlyArray<{
    readonly table: string;
    readonly name: string;
    readonly definition: string;
  }> = [];

  private failure: Error | undefined;
  private reportFailure: (failure: Error) => void = () => undefined;

  private constructor(
    private readonly client: pg.Client,
    private readonly url: string,
    private readonly manifest: Manifest,
  ) {
    client.on('end', () => this.fail(new Error('The connection to the database was lost.')));
  }

  /**
   * Creates the schema of the backup and begins the transaction.
   * @throws BackupRefused if the database has a table
   */
  static async begin(url: string, manifest: Manifest): Promise<DatabaseRestore> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      // Notices a server that is gone without a word.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'tablemates-restore',
    });
    client.on('error', () => undefined);
    await client.connect();
    const restore = new DatabaseRestore(client, url, manifest);
    try {
      const { rowCount } = await client.query(OBJECTS);
      if (rowCount) throw new BackupRefused('The database is not empty. A restore needs an empty one.');
    } catch (error) {
      await client.end();
      throw error;
    }
    try {
      await migrate(
        url,
        manifest.migrations.map(({ name }) => name),
      );
      await restore.prepare();
      return restore;
    } catch (error) {
      await restore.undo();
      throw error;
    }
  }

  /** @param table of the manifest, or `jobs`; the parts of a table follow each other */
  async addPart(table: string, bytes: Buffer): Promise<void> {
    if (this.restored?.table !== table) {
      await this.endTable();
      const stream = this.client.query(copyFrom(this.copyCommand(table)));
      stream.on('error', (error) => this.fail(error));
      this.restored = { table, stream };
    }
    const { stream } = this.restored!;
    await this.unlessFailed((done) => stream.write(bytes, done));
  }

  /** Commits, and runs the migrations that are newer than the backup. */
  async finish({ sequences }: End): Promise<void> {
    await this.endTable();
    for (const { name, lastValue } of sequences)
      await this.client.query('select setval($1::regclass, $2)', [
        `public.${pg.escapeIdentifier(name)}`,
        lastValue,
      ]);
    // One after the other, because a partition cannot be cut out of the rest while a query reads the log.
    const { rows } = await this.client.query<{ month: string }>(
      `select distinct to_char(at at time zone 'UTC', 'YYYY-MM-01') as month from audit_log`,
    );
    for (const { month } of rows)
      await this.client.query('select create_audit_log_partition($1::date)', [month]);
    for (const { table, name, definition } of this.foreignKeys)
      await this.client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await this.client.query(UNSENT_AGAIN);
    await this.triggers('enable');
    await this.client.query(`
      select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key, priority, flags)
      from restored_jobs
      where not (identifier = 'send-mail' and payload #>> '{purpose,kind}' = 'announcement')`);
    await this.client.query('commit');
    await migrate(this.url);
    await this.client.end();
  }

  /** Removes what {@link begin} created; the database was empty. */
  async undo(): Promise<void> {
    await this.client.end().catch(() => undefined);
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<{ command: string }>(`
        select format('drop %s if exists %I cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
          when 'S' then 'sequence' else 'table' end, relname) as command
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
          -- Sequences of a column are dropped with its table.
          and not exists (select from pg_depend d where d.objid = pg_class.oid and relkind = 'S' and d.deptype in ('a', 'i'))
        union all
        select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all select 'drop schema if exists graphile_worker cascade'`);
      for (const { command } of rows) await client.query(command);
    } finally {
      await client.end();
    }
  }

  /** Foreign keys and triggers are left to the end, as tables refer to each other in circles. */
  private async prepare(): Promise<void> {
    await this.client.query('begin');
    await this.client.query('set local statement_timeout = 0');
    const { rows } = await this.client.query<{ table: string; name: string; definition: string }>(`
      select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
    this.foreignKeys = rows;
    for (const { table, name } of rows)
      await this.client.query(`alter table ${table} drop constraint ${name}`);
    await this.triggers('disable');
    // Rows that migrations insert are in the backup too.
    for (const { name } of this.manifest.tables)
      await this.client.query(`delete from public.${pg.escapeIdentifier(name)}`);
    await this.client.query(`
      create temporary table restored_jobs (identifier text, queue_name text, payload json, priority integer,
        run_at timestamptz, max_attempts integer, job_key text, flags text[]) on commit drop`);
  }

  private async triggers(verb: 'enable' | 'disable'): Promise<void> {
    const { rows } = await this.client.query<{ name: string }>(
      `select c.oid::regclass::text as name ${OWN_TABLES}`,
    );
    for (const { name } of rows) await this.client.query(`alter table ${name} ${verb} trigger user`);
  }

  private copyCommand(table: string): string {
    if (table === JOBS) return 'copy restored_jobs from stdin';
    const { name, columns } = this.manifest.tables.find((each) => each.name === table) as TableOfBackup;
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    return `copy public.${pg.escapeIdentifier(name)} (${list}) from stdin`;
  }

  private async endTable(): Promise<void> {
    if (!this.restored) return;
    const { stream } = this.restored;
    this.restored = undefined;
    await this.unlessFailed((done) => {
      finished(stream, done);
      stream.end();
    });
  }

  /** The stream itself calls back no more after an error of the server or the end of the connection. */
  private unlessFailed(work: (done: (error?: Error | null) => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      this.reportFailure = reject;
      work((error) => (error ? reject(error) : resolve()));
    });
  }

  private fail(failure: Error): void {
    this.failure ??= failure;
    this.reportFailure(this.failure);
  }
}
