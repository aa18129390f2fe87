import { Migration } from '@mikro-orm/migrations';

/** Offers of a chat to two members who both said "again", and the two states of such a chat. See ADR 53. */
export class ChatsOfTwo extends Migration {
  override up(): void {
    // The domain has the states; a list here would be a rule to change with each of them.
    this.addSql(`alter table matches drop constraint matches_status_check`);
    this.addSql(`
      create table chat_offers (
        id serial primary key,
        match_id integer not null references matches (id) on delete cascade,
        first_id integer not null references users (id) on delete cascade,
        second_id integer not null references users (id) on delete cascade,
        first_agrees boolean,
        second_agrees boolean,
        offered_at timestamptz not null,
        expires_at timestamptz not null,
        chat_id integer unique references matches (id) on delete set null,
        unique (first_id, second_id),
        check (first_id < second_id)
      )`);
    this.addSql(`create index chat_offers_of_second on chat_offers (second_id)`);
    this.addSql(`create index chat_offers_of_match on chat_offers (match_id)`);
    this.addSql(`create index chat_offers_by_expiry on chat_offers (expires_at)`);
    this.addSql(`create index chats_of_two_by_start on matches (starts_at) where status = 'in_touch'`);
  }
}
