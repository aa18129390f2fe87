import { Migration } from '@mikro-orm/migrations';

/** Open meetups, whose seats and chat are those of a match, and those who wait for a seat. */
export class Meetups extends Migration {
  override up(): void {
    this.addSql(`
      create table meetups (
        id serial primary key,
        title text not null,
        description text,
        meetup_type text not null default 'group',
        max_participants integer not null,
        current_participants integer not null default 0,
        restaurant_name text not null,
        restaurant_address text not null,
        restaurant_type text not null default 'any',
        venue_type text not null,
        venue_image_url text,
        latitude double precision,
        longitude double precision,
        scheduled_date date not null,
        scheduled_time text not null,
        starts_at timestamptz not null,
        time_zone text not null,
        status text not null default 'open',
        created_by integer not null references users (id) on delete cascade,
        age_range_min integer,
        age_range_max integer,
        max_distance integer,
        required_interests text[] not null default '{}',
        enforce_limits boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (status in ('open', 'completed', 'cancelled')),
        check (current_participants between 0 and max_participants)
      )`);
    // Dates in order, and within each the venues of a box on the map.
    this.addSql(`
      create index meetups_to_browse on meetups (scheduled_date, latitude, longitude, starts_at)
        where status = 'open'`);
    this.addSql(`create index meetups_of_organiser on meetups (created_by, starts_at)`);

    this.addSql(`
      create table meetup_waitlist (
        id serial primary key,
        meetup_id integer not null references meetups (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        since timestamptz not null,
        unique (meetup_id, user_id)
      )`);
    this.addSql(`create index waits_of_user on meetup_waitlist (user_id)`);

    this.addSql(`
      alter table matches
        add column meetup_id integer unique references meetups (id) on delete cascade,
        add column organiser_id integer references users (id) on delete set null,
        add column meetup_seats integer`);

    // One truth about who sits where: a participant of a meetup is a member of its match, unique there.
    this.addSql(`
      create view meetup_participants as
        select mm.id, m.meetup_id, mm.user_id, mm.status, mm.joined_at
        from match_members mm join matches m on m.id = mm.match_id
        where m.meetup_id is not null`);
    for (const table of ['meetups', 'meetup_waitlist'])
      this.addSql(`alter sequence ${table}_id_seq restart with 1000`);
  }
}
