/**
 * Matches, their members, and proposals to change short ones. The states of a match are the domain's alone: a list here
 * would be a rule to change with each of them.
 */
export const matches = `
create table matches (
  id serial primary key,
  meetup_type text not null default 'group',
  venue_type text not null,
  suggested_time text not null,
  suggested_date date not null,
  starts_at timestamptz not null,
  time_zone text not null,
  match_score integer not null default 0,
  suggested_location text,
  status text not null default 'pending',
  -- Why the engine formed this table.
  formation jsonb,
  -- The meetup that it is the match of, with its organizer and seats.
  meetup_id integer unique references meetups (id) on delete cascade,
  organizer_id integer references users (id) on delete set null,
  meetup_seats integer,
  cancelled_by integer references users (id) on delete set null,
  closed_at timestamptz,
  feedback_asked_at timestamptz,
  -- What retention has removed, and the counts that remain. See ADR 40.
  texts_erased_at timestamptz,
  chat_purged_at timestamptz,
  anonymized_at timestamptz,
  anonymous_counts jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index tables_of_organizer on matches (organizer_id) where organizer_id is not null;
create index cancellations_of_user on matches (cancelled_by, closed_at) where cancelled_by is not null;
create index open_tables_in_slot on matches (suggested_date, suggested_time, venue_type)
  where status in ('pending', 'confirmed');
create index pending_matches_in_slot on matches (suggested_date, suggested_time, venue_type, time_zone)
  where status = 'pending' and meetup_id is null;
create index matches_by_date on matches (suggested_date, id) where meetup_id is null;
create index matches_in_order on matches (starts_at, id);
create index open_matches_in_order on matches (starts_at, id) where status in ('pending', 'confirmed');
create index completed_matches_in_order on matches (starts_at, id) where status = 'completed';
create index chats_of_two_by_start on matches (starts_at) where status = 'in_touch';
create index matches_to_ask on matches (starts_at, id) where status = 'completed' and feedback_asked_at is null;
create index matches_with_texts on matches (starts_at) where texts_erased_at is null;
create index matches_to_anonymize on matches (starts_at) where anonymized_at is null;
create index chats_to_purge on matches (starts_at) where chat_purged_at is null and status <> 'in_touch';

create table match_members (
  id serial primary key,
  match_id integer not null references matches (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- Null at a meetup, where users take seats themselves.
  request_id integer references meetup_requests (id) on delete set null,
  status text not null default 'joined'
    check (status in ('joined', 'confirmed', 'left', 'removed', 'attended', 'no_show')),
  joined_at timestamptz not null,
  left_at timestamptz,
  -- The member agreed to meet as a pair when two were left.
  consents_to_pair boolean not null default false,
  -- Leaving has no consequence, because a block made the member leave.
  excused boolean not null default false,
  late_minutes integer check (late_minutes between 5 and 60),
  arrived_at timestamptz,
  reminded_at timestamptz,
  last_read_message_id integer not null default 0,
  unique (match_id, user_id)
);
create index seats_of_user on match_members (user_id, match_id);
create index seats_of_request on match_members (request_id);

-- What people at a table may call each other: first names, numbered where two share one. All deleted accounts have the
-- same name.
create view table_mates as
  select mm.match_id, mm.user_id, mm.status, mm.joined_at, u.first_name, u.profile_image_url,
    u.date_of_birth, u.trust_score,
    u.first_name || case
      when u.deleted_at is not null then ''
      when count(*) over same_name = 1 then ''
      else ' ' || row_number() over (same_name order by mm.joined_at, mm.id rows unbounded preceding)
    end as display_name,
    u.deleted_at is not null as is_deleted
  from match_members mm join users u on u.id = mm.user_id
  window same_name as (partition by mm.match_id, lower(u.first_name));

create view meetup_participants as
  select mm.id, m.meetup_id, mm.user_id, mm.status, mm.joined_at
  from match_members mm join matches m on m.id = mm.match_id
  where m.meetup_id is not null;

-- Users who are never seated together again. See ADR 47.
create table seating_exclusions (
  user_id integer not null references users (id) on delete cascade,
  excluded_id integer not null references users (id) on delete cascade,
  match_id integer references matches (id) on delete set null,
  since timestamptz not null,
  primary key (user_id, excluded_id),
  constraint seating_exclusions_another_user check (user_id <> excluded_id)
);
create index seating_exclusions_of_excluded on seating_exclusions (excluded_id, user_id);
create index seating_exclusions_of_match on seating_exclusions (match_id) where match_id is not null;

-- An exclusion counts in both directions.
create view excluded_pairs as
  select user_id as a, excluded_id as b from seating_exclusions
  union all
  select excluded_id, user_id from seating_exclusions;

-- Table changes: a split in favor of a waiting request (see ADR 34), or a merge with another match (see ADR 45).
create table split_offers (
  match_id integer primary key references matches (id) on delete cascade,
  request_id integer unique references meetup_requests (id) on delete cascade,
  other_match_id integer unique references matches (id) on delete cascade,
  expires_at timestamptz not null
);

create table split_offer_movers (
  match_id integer not null references split_offers (match_id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  has_agreed boolean not null default false,
  has_declined boolean not null default false,
  primary key (match_id, user_id)
);
create index split_offer_movers_user on split_offer_movers (user_id);
`;
