import { Migration } from '@mikro-orm/migrations';

/** How runs did, and how well any could have done: counts of people, never who they are. */
export class SeatingRuns extends Migration {
  override up(): void {
    this.addSql(`
      create table seating_runs (
        id serial primary key,
        at timestamptz not null,
        preferred_date date not null,
        preferred_time text not null,
        venue_type text not null,
        run text not null check (run in ('rolling', 'final', 'backfill', 'manual')),
        pass text not null check (pass in ('rolling', 'final')),
        waiting integer not null check (waiting > 0),
        tables integer not null,
        seated integer not null check (seated between 0 and waiting),
        planned integer not null,
        at_most integer not null,
        small integer not null,
        small_at_least integer not null,
        worst double precision not null,
        worst_at_most double precision,
        affinity double precision not null,
        affinity_at_most double precision,
        paths jsonb not null,
        ms integer not null
      )`);
    this.addSql(`create index seating_runs_by_time on seating_runs (at)`);
    this.addSql(`create index seating_runs_by_date on seating_runs (preferred_date, id)`);
    this.addSql(`alter sequence seating_runs_id_seq restart with 1000`);
  }
}
