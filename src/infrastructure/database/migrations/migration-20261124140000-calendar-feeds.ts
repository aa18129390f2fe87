import { Migration } from '@mikro-orm/migrations';

/** Private addresses of calendar feeds, by the SHA-256 of their token. */
export class CalendarFeeds extends Migration {
  override up(): void {
    this.addSql(`
      create table calendar_feeds (
        user_id integer primary key references users (id) on delete cascade,
        token_digest bytea not null unique,
        created_at timestamptz not null
      )`);
  }
}
