/** Meetups that users and staff announce. Those who have a seat are members of the meetup's match. See ADR 11. */
export const meetups = `
create table meetups (
  id serial primary key,
  title text not null,
  description text,
  meetup_type text not null default 'group',
  created_by integer not null references users (id) on delete cascade,
  -- It is the product's own, and its creator has no seat.
  by_staff boolean not null default false,
  status text not null default 'open' check (status in ('open', 'completed', 'cancelled')),
  max_participants integer not null,
  current_participants integer not null default 0,
  venue_type text not null,
  restaurant_name text not null,
  restaurant_address text not null,
  restaurant_type text not null default 'any',
  venue_image_url text,
  latitude double precision,
  longitude double precision,
  scheduled_date date not null,
  scheduled_time text not null,
  starts_at timestamptz not null,
  time_zone text not null,
  -- Whether the limits below keep others out; if not, they are a wish.
  enforce_limits boolean not null default false,
  age_range_min integer,
  age_range_max integer,
  -- Miles.
  max_distance double precision,
  required_interests text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint meetups_have_seats check (current_participants between 0 and max_participants)
);
create index meetups_of_organizer on meetups (created_by, starts_at);
create index meetups_in_order on meetups (scheduled_date, id) where status = 'open';

-- The tokens of public pages. See ADR 31.
create table meetup_links (
  meetup_id integer primary key references meetups (id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now()
);

create table meetup_waitlist (
  id serial primary key,
  meetup_id integer not null references meetups (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  since timestamptz not null,
  unique (meetup_id, user_id)
);
create index waits_of_user on meetup_waitlist (user_id);`;
