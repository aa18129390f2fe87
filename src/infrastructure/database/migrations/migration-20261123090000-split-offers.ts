import { Migration } from '@mikro-orm/migrations';

/** Questions to members of a full table whether they form a second one with a user who has no seat. See ADR 34. */
export class SplitOffers extends Migration {
  override up(): void {
    this.addSql(`
      create table split_offers (
        match_id int primary key references matches (id) on delete cascade,
        request_id int not null unique references meetup_requests (id) on delete cascade,
        expires_at timestamptz not null
      )`);
    this.addSql(`
      create table split_offer_movers (
        match_id int not null references split_offers (match_id) on delete cascade,
        user_id int not null references users (id) on delete cascade,
        has_agreed boolean not null default false,
        primary key (match_id, user_id)
      )`);
    this.addSql(`create index split_offer_movers_user on split_offer_movers (user_id)`);
  }
}
