import { Migration } from '@mikro-orm/migrations';

/** Where tables meet: what was proposed to each, and who would like to go where. */
export class VenueBallots extends Migration {
  override up(): void {
    // The neighbourhood in the middle of a table, for while no venue is known.
    this.addSql(`
      create table venue_areas (
        match_id integer primary key references matches (id) on delete cascade,
        area text not null
      )`);
    this.addSql(`
      create table venue_proposals (
        id serial primary key,
        match_id integer not null references matches (id) on delete cascade,
        name text not null check (name <> '' and length(name) <= 150),
        address text check (length(address) <= 240),
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        website text,
        by_product boolean not null,
        proposed_by integer references users (id) on delete set null,
        proposed_at timestamptz not null,
        is_chosen boolean not null default false,
        unique (match_id, id),
        check (proposed_by is null or not by_product)
      )`);
    this.addSql(`create unique index one_chosen_venue on venue_proposals (match_id) where is_chosen`);
    this.addSql(`
      create index venues_proposed_by on venue_proposals (proposed_by, id desc) where proposed_by is not null`);
    // One vote a person and table, and only for what is proposed there.
    this.addSql(`
      create table venue_votes (
        match_id integer not null,
        user_id integer not null references users (id) on delete cascade,
        venue_id integer not null,
        voted_at timestamptz not null,
        primary key (match_id, user_id),
        foreign key (match_id, venue_id) references venue_proposals (match_id, id) on delete cascade
      )`);
    this.addSql(`create index votes_for_venue on venue_votes (match_id, venue_id)`);
    this.addSql(`create index votes_of_user on venue_votes (user_id)`);
    this.addSql(`alter sequence venue_proposals_id_seq restart with 1000`);
  }
}
