import { Migration } from '@mikro-orm/migrations';

/** How far the unread messages of a seat were announced, by push and by mail. */
export class ChatNotices extends Migration {
  override up(): void {
    this.addSql(`
      create table chat_notices (
        seat_id integer primary key references match_members (id) on delete cascade,
        pushed_message_id integer not null default 0,
        mailed_message_id integer not null default 0,
        mailed_at timestamptz
      )`);
  }
}
