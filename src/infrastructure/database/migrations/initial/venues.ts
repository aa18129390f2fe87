/** The venue ballot of a match and the booking of its venue, see ADR 18; the words by which its members find each other, see ADR 69. */
export const venues = `
create table venue_areas (
  match_id integer primary key references matches (id) on delete cascade,
  area text not null
);

create table venue_proposals (
  id serial primary key,
  match_id integer not null references matches (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 150),
  address text check (length(address) <= 240),
  -- Null for a venue that a member named without the map.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  website text,
  phone text check (length(phone) <= 30),
  booking_policy text check (booking_policy in ('required', 'recommended', 'yes', 'no')),
  -- During the stay of the table, as known when the venue was proposed.
  openness text not null default 'unknown' check (openness in ('open', 'closed', 'unknown')),
  by_product boolean not null,
  -- Null for the product's own, and when the member's account is gone.
  proposed_by integer references users (id) on delete set null,
  proposed_at timestamptz not null,
  is_chosen boolean not null default false,
  is_full boolean not null default false,
  unique (match_id, id),
  constraint venue_proposals_of_one_source check (proposed_by is null or not by_product)
);
create unique index one_chosen_venue on venue_proposals (match_id) where is_chosen;
create index venues_proposed_by on venue_proposals (proposed_by, id desc) where proposed_by is not null;

create table venue_votes (
  match_id integer not null,
  user_id integer not null references users (id) on delete cascade,
  venue_id integer not null,
  voted_at timestamptz not null,
  primary key (match_id, user_id),
  -- A vote is for a venue of the same match.
  foreign key (match_id, venue_id) references venue_proposals (match_id, id) on delete cascade
);
create index votes_for_venue on venue_votes (match_id, venue_id);
create index votes_of_user on venue_votes (user_id);

create table venue_bookings (
  match_id integer primary key references matches (id) on delete cascade,
  asked_at timestamptz,
  booker_id integer references users (id) on delete set null,
  -- Whether the booker sees the notes of the table, and everybody who has seen them.
  is_calling boolean not null default false,
  caller_ids integer[] not null default '{}',
  outcome text check (outcome in ('booked', 'not_needed')),
  booked_as text check (booked_as <> '' and length(booked_as) <= 120),
  -- When the chat was told that nobody books.
  told_at timestamptz,
  reopened_at timestamptz,
  -- The member who is asked to pick a place where none was proposed.
  picker_id integer references users (id) on delete set null,
  next_step_at timestamptz,
  check (booked_as is null or outcome = 'booked')
);
create index bookings_by_next_step on venue_bookings (next_step_at) where next_step_at is not null;
create index bookings_of_user on venue_bookings (booker_id) where booker_id is not null;
create index picks_of_user on venue_bookings (picker_id) where picker_id is not null;

-- Positions in the lists of words of all languages.
create table table_words (
  match_id integer primary key references matches (id) on delete cascade,
  adjective smallint not null check (adjective >= 0),
  noun smallint not null check (noun >= 0)
);`;
