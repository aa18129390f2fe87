import { Migration } from '@mikro-orm/migrations';

/** Missed tables with the steps that followed and their appeals, and which tables were assessed. See ADR 52. */
export class Reliability extends Migration {
  override up(): void {
    this.addSql(`
      create table reliability_misses (
        id serial primary key,
        user_id integer not null references users (id) on delete cascade,
        match_id integer references matches (id) on delete set null,
        kind text not null,
        at timestamptz not null,
        date date not null,
        assessed_at timestamptz not null,
        step text,
        step_until timestamptz,
        appeal_note text,
        appealed_at timestamptz,
        answer text,
        answered_by integer references users (id) on delete set null,
        answered_at timestamptz,
        is_lifted boolean not null default false,
        version integer not null default 1,
        unique (user_id, match_id),
        check ((step is null) = (step_until is null))
      )`);
    this.addSql(
      `create index reliability_misses_of_match on reliability_misses (match_id) where match_id is not null`,
    );
    this.addSql(`create index reliability_misses_by_time on reliability_misses (at)`);
    this.addSql(`
      create index step_appeals_waiting on reliability_misses (appealed_at)
        where appealed_at is not null and answered_at is null`);
    this.addSql(`create index step_appeals on reliability_misses (id) where appealed_at is not null`);
    this.addSql(`
      create table assessed_tables (
        match_id integer primary key references matches (id) on delete cascade,
        assessed_at timestamptz not null
      )`);
    // The rule applies to tables that begin after it was announced.
    this.addSql(`
      insert into assessed_tables (match_id, assessed_at)
      select id, now() from matches where starts_at < now() and starts_at > now() - interval '30 days'`);
  }
}
