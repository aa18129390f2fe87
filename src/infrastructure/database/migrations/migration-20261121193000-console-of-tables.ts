import { Migration } from '@mikro-orm/migrations';

/** Why tables were formed, which meetups are the product's own, and what the console's lists and figures look for. */
export class ConsoleOfTables extends Migration {
  override up(): void {
    this.addSql(`alter table matches add column formation jsonb`);
    this.addSql(`alter table meetups add column by_staff boolean not null default false`);

    this.addSql(`create index matches_by_date on matches (suggested_date, id) where meetup_id is null`);
    this.addSql(`create index requests_by_date on meetup_requests (preferred_date, status)`);
    this.addSql(`create index users_by_sign_up on users (created_at)`);
    this.addSql(`create index chat_messages_by_time on chat_messages (created_at)`);
  }
}
