import { Migration } from '@mikro-orm/migrations';

/** What the retention jobs need: the last sign-in of accounts, and what stays of meetups and matches. See ADR 40. */
export class Retention extends Migration {
  override up(): void {
    // Apart from `users`, whose updates make cached answers stale.
    this.addSql(`
      create table account_activity (
        user_id int primary key references users (id) on delete cascade,
        signed_in_at timestamptz not null,
        notices smallint not null default 0 check (notices between 0 and 2),
        noticed_at timestamptz
      )`);
    this.addSql(`create index account_activity_oldest on account_activity (signed_in_at)`);
    // Earlier sign-ins are unknown, so the two years begin with the upgrade.
    this.addSql(`insert into account_activity (user_id, signed_in_at) select id, now() from users`);

    this.addSql(`
      alter table matches
        add column texts_erased_at timestamptz,
        add column anonymized_at timestamptz,
        add column anonymous_counts jsonb`);
    this.addSql(`create index matches_with_texts on matches (starts_at) where texts_erased_at is null`);
    this.addSql(`create index matches_to_anonymize on matches (starts_at) where anonymized_at is null`);
    this.addSql(`
      create index undecided_reports_by_age on reports (submitted_at)
        where status in ('submitted', 'in_review')`);
  }
}
