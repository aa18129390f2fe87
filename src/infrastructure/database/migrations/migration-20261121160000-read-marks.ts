import { Migration } from '@mikro-orm/migrations';

/** How far each person has read their table's chat. Not indexed: a mark moves often and is only read with its seat. */
export class ReadMarks extends Migration {
  override up(): void {
    this.addSql(`alter table match_members add column last_read_message_id integer not null default 0`);
  }
}
