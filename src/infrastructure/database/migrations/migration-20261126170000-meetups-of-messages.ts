import { Migration } from '@mikro-orm/migrations';

/** Messages in the chat of a meetup name it, as new ones do. */
export class MeetupsOfMessages extends Migration {
  override up(): void {
    this.addSql(`
      update chat_messages c set meetup_id = m.meetup_id from matches m
      where m.id = c.match_id and m.meetup_id is not null and c.meetup_id is null`);
  }
}
