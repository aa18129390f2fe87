import { Migration } from '@mikro-orm/migrations';

/** Who came, which members are never seated together again, and when members were asked for feedback. See ADR 47. */
export class AfterTheDinner extends Migration {
  override up(): void {
    this.addSql(`
      alter table dinner_feedback
        add column came integer[], add column did_not_come integer[],
        add column has_concern boolean not null default false`);
    this.addSql(`
      create table seating_exclusions (
        user_id integer not null references users (id) on delete cascade,
        excluded_id integer not null references users (id) on delete cascade,
        match_id integer references matches (id) on delete set null,
        since timestamptz not null,
        primary key (user_id, excluded_id),
        check (user_id <> excluded_id)
      )`);
    this.addSql(`create index seating_exclusions_of_excluded on seating_exclusions (excluded_id)`);
    this.addSql(
      `create index seating_exclusions_of_match on seating_exclusions (match_id) where match_id is not null`,
    );
    this.addSql(`alter table matches add column feedback_asked_at timestamptz`);
    // A report may now concern a match. The domain has the kinds; a list here would be a rule to change with each of them.
    this.addSql(`alter table reports drop constraint reports_kind_check`);
  }
}
