import type pg from 'pg';

/** What the database did: the time in which it executed statements, and the rows and index entries that it read. */
export interface DatabaseWork {
  readonly statements: number;
  readonly ms: number;
  readonly rows: number;
}

type Query = (...words: unknown[]) => unknown;

const READ = `
  select (select coalesce(sum(seq_tup_read), 0) from pg_stat_user_tables)
    + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes) as rows,
    (select active_time from pg_stat_database where datname = current_database()) as ms`;

/** Counts the statements of all connections of a pool. */
export class DatabaseMeter {
  private readonly queries = new Map<pg.PoolClient, Query>();
  private statements = 0;

  constructor(
    pool: pg.Pool,
    private readonly observer: pg.Client,
  ) {
    pool.on('acquire', (client) => {
      if (this.queries.has(client)) return;
      const query = client.query.bind(client) as Query;
      this.queries.set(client, query);
      Object.assign(client, { query: (...words: unknown[]) => (this.statements++, query(...words)) });
    });
  }

  async during(work: () => Promise<void>): Promise<DatabaseWork> {
    const before = await this.read();
    this.statements = 0;
    await work();
    const { statements } = this;
    const after = await this.read();
    return { statements, ms: after.ms - before.ms, rows: after.rows - before.rows };
  }

  /** Connections report what they have read when they are asked to, and otherwise within a second. */
  private async read(): Promise<{ rows: number; ms: number }> {
    for (const query of this.queries.values())
      await Promise.resolve(query('select pg_stat_force_next_flush()')).catch(() => undefined);
    const [read] = (await this.observer.query<{ rows: string; ms: number }>(READ)).rows;
    return { rows: Number(read!.rows), ms: read!.ms };
  }
}
