import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { MeasuredProduct } from '../live/product.js';

const PRELOAD = fileURLToPath(new URL('clock.mjs', import.meta.url));

/**
 * A `now()` that is found before that of PostgreSQL, for statements, for the job queue and, where they are bound to it
 * already, for the defaults of columns.
 */
const SHADOW_NOW = `
  create schema if not exists moved;
  create table moved.clock (ahead interval not null);
  insert into moved.clock values ('0');
  create function moved.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + (select ahead from moved.clock)';
  do $$
  declare found record;
  begin
    execute format('alter database %I set search_path = public, moved, pg_catalog', current_database());
    for found in
      select n.nspname, c.relname, a.attname from pg_attrdef d
      join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where pg_get_expr(d.adbin, d.adrelid) = 'now()'
    loop
      execute format('alter table %I.%I alter %I set default moved.now()', found.nspname, found.relname, found.attname);
    end loop;
  end $$;`;

/** The clock of a town: that of its product and that of its database, moved together and only forward. */
export class MovedClock {
  private aheadMs = 0;

  private constructor(private readonly database: pg.Client) {}

  /** @param database migrated, and without a product; connections that are open already keep the clock of the machine */
  static async of(database: pg.Client): Promise<MovedClock> {
    await database.query(SHADOW_NOW);
    await database.query('set search_path = public, moved, pg_catalog');
    return new MovedClock(database);
  }

  get now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** What a product is started with; its memory is read after a collection. */
  get preload(): { readonly settings: Record<string, string>; readonly nodeOptions: readonly string[] } {
    return {
      settings: { CLOCK_AHEAD_MS: String(this.aheadMs) },
      nodeOptions: ['--expose-gc', '--import', PRELOAD],
    };
  }

  /** Moves both clocks, and wakes the workers for the jobs that are due then. @param product undefined while it is killed */
  async moveTo(instant: Date, product: MeasuredProduct | undefined): Promise<void> {
    this.aheadMs = instant.getTime() - Date.now();
    product?.child.process.send({ question: 'moveClock', argument: this.aheadMs });
    await this.database.query('update moved.clock set ahead = make_interval(secs => $1)', [
      this.aheadMs / 1000,
    ]);
    await this.database.query(`select pg_notify('jobs:insert', '{"r":0,"count":1}')`);
  }
}
