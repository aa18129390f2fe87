import { Migration } from '@mikro-orm/migrations';

/** The question whether a member is home safe, without the answer, and where a report comes from. See ADR 57. */
export class HomeSafe extends Migration {
  override up(): void {
    this.addSql(`
      create table home_safe_questions (
        match_id integer not null references matches (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        asked_at timestamptz not null,
        answered_at timestamptz,
        primary key (match_id, user_id)
      )`);
    this.addSql(`create index home_safe_questions_user_id on home_safe_questions (user_id)`);
    this.addSql(`create index home_safe_questions_asked_at on home_safe_questions (asked_at)`);
    this.addSql(`alter table reports add column source text not null default 'form'
      constraint reports_source_check check (source in ('form', 'home_safe'))`);
  }
}
