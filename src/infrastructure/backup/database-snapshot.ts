import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type RunMigration, runMigrations } from '../database/schema-fingerprint.js';
import { AlreadyRuns, BackupRefused } from './backup-refused.js';
import { type SequenceOfBackup, type TableOfBackup } from './manifest.js';

/** Size of the parts in which a table is written. */
const PART_BYTES = 1024 * 1024;
const BACKUP_LOCK = 7_345_005;
const FILES_PER_FETCH = 500;

/**
 * Left out on purpose: sign-ins, so that a restore does not revive one that has ended, counters of a rate limit, and the
 * list of migrations, which the restore runs itself.
 */
const LEFT_OUT = ['sessions', 'staff_sessions', 'rate_limits', 'mikro_orm_migrations'];

/** Addresses of pictures and keys of evidence and of the logo, in whichever column they are stored. */
const FILE_REFERENCE = '^(/api/pictures/[0-9]{1,10}/[a-z0-9]{24}[.]webp|(evidence|logos)/[a-z0-9]{24})$';

/** Jobs in a form that the queue's own function `add_job` takes, whatever its later tables are. */
const COPY_JOBS = `
  select task.identifier, queue.queue_name, job.payload, job.priority, job.run_at, job.max_attempts, job.key,
    (select array_agg(flag) from jsonb_object_keys(job.flags) flag)
  from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
  where job.attempts < job.max_attempts
  order by job.id`;

/** One view of the database, which later changes do not reach. */
export class DatabaseSnapshot {
  private constructor(private readonly client: pg.Client) {}

  /** @throws BackupRefused if there is no database of the product, or another backup is running */
  static async open(url: string): Promise<DatabaseSnapshot> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      application_name: 'tablemates-backup',
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<{ isLocked: boolean; isProduct: boolean }>(
        `select pg_try_advisory_lock($1) as "isLocked", to_regclass('mikro_orm_migrations') is not null as "isProduct"`,
        [BACKUP_LOCK],
      );
      if (!rows[0]!.isProduct) throw new BackupRefused('There is no database of the product to back up.');
      if (!rows[0]!.isLocked) throw new AlreadyRuns('Another backup is running.');
      await client.query('begin isolation level repeatable read read only');
      await client.query('set local statement_timeout = 0');
      return new DatabaseSnapshot(client);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  migrations(): Promise<RunMigration[]> {
    return runMigrations(this.client);
  }

  async tables(): Promise<TableOfBackup[]> {
    const { rows } = await this.client.query<TableOfBackup>(
      `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
       group by c.relname order by c.relname`,
      [LEFT_OUT],
    );
    return rows;
  }

  tableParts({ name, columns }: TableOfBackup): AsyncGenerator<Buffer> {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    return this.parts(`select ${list} from public.${pg.escapeIdentifier(name)}`);
  }

  jobParts(): AsyncGenerator<Buffer> {
    return this.parts(COPY_JOBS);
  }

  /** Addresses of pictures and keys of evidence and of the logo that a row refers to. */
  async *fileReferences(): AsyncGenerator<string> {
    const { rows: columns } = await this.client.query<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attnum > 0 and not a.attisdropped and a.atttypid in ('text'::regtype, 'varchar'::regtype)
         and c.relname <> all($1)`,
      [LEFT_OUT],
    );
    const selects = columns.map(({ table, column }) => {
      const name = pg.escapeIdentifier(column);
      return `select ${name} as reference from public.${pg.escapeIdentifier(table)} where ${name} ~ '${FILE_REFERENCE}'`;
    });
    await this.client.query(`declare files cursor for ${selects.join(' union ')}`);
    for (;;) {
      const { rows } = await this.client.query<{ reference: string }>(`fetch ${FILES_PER_FETCH} from files`);
      for (const { reference } of rows) yield reference;
      if (rows.length < FILES_PER_FETCH) return;
    }
  }

  /** Sequences are outside of a snapshot, so they are read last: a value may be skipped, never given twice. */
  async sequences(): Promise<SequenceOfBackup[]> {
    const { rows } = await this.client.query<SequenceOfBackup>(
      `select sequencename as name, last_value::text as "lastValue" from pg_sequences
       where schemaname = 'public' and last_value is not null and sequencename not like 'mikro_orm%'
       order by sequencename`,
    );
    return rows;
  }

  private async *parts(select: string): AsyncGenerator<Buffer> {
    const stream = this.client.query(copyTo(`copy (${select}) to stdout`));
    let waiting: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < PART_BYTES) continue;
      yield Buffer.concat(waiting, size);
      waiting = [];
      size = 0;
    }
    if (size > 0) yield Buffer.concat(waiting, size);
  }
}
