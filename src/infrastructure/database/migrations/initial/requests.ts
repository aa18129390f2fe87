/** Open requests, friends who come together, and what the engine did for each slot. */
export const requests = `
-- One user never wants to meet another.
create table blocks (
  id serial primary key,
  blocker_id integer not null references users (id) on delete cascade,
  blocked_id integer not null references users (id) on delete cascade,
  blocked_at timestamptz not null,
  unique (blocker_id, blocked_id),
  constraint blocks_another_user check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id, blocker_id);

-- A block counts in both directions.
create view blocked_pairs as
  select blocker_id as a, blocked_id as b, blocked_at from blocks
  union all
  select blocked_id, blocker_id, blocked_at from blocks;

create table meetup_requests (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  meetup_type text not null default 'group',
  venue_type text not null,
  preferred_time text not null,
  preferred_date date not null,
  -- Miles.
  max_distance integer not null default 5,
  age_range_min integer,
  age_range_max integer,
  -- Private, as not_the_only is. See ADR 71.
  shared_language boolean not null default false,
  not_the_only text check (not_the_only in ('woman', 'man', 'non_binary')),
  status text not null default 'active'
    check (status in ('active', 'matched', 'completed', 'expired', 'cancelled')),
  -- The user lost a seat through no act of their own.
  has_priority boolean not null default false,
  -- Where the user was when they got their seat; the engine keeps to it when they move.
  has_seat_place boolean not null default false,
  seat_latitude double precision,
  seat_longitude double precision,
  time_zone text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index one_open_request_per_user on meetup_requests (user_id) where status in ('active', 'matched');
create index requests_of_user on meetup_requests (user_id, id desc);
create index requests_by_date on meetup_requests (preferred_date, status);
create index waiting_in_slot_and_zone
  on meetup_requests (preferred_date, preferred_time, venue_type, time_zone, id) where status = 'active';

-- Members who want to be asked every Monday whether they want another table. See ADR 73.
create table weekly_questions (
  user_id integer primary key references users (id) on delete cascade,
  -- Null while paused.
  next_at timestamptz,
  asked_at timestamptz,
  asked_for date,
  unanswered smallint not null
);
create index weekly_questions_next_at on weekly_questions (next_at, user_id) where next_at is not null;

-- Users who come together, by their requests. See ADR 46.
create table friend_groups (
  id serial primary key,
  -- What a friend enters.
  code text not null unique check (length(code) = 8),
  preferred_date date not null,
  -- How many friends the owner waits for, and until when rolling runs leave the group out; null once it waits no more.
  awaits smallint not null check (awaits between 1 and 2),
  held_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index friend_groups_date on friend_groups (preferred_date);

create table friend_group_members (
  request_id integer primary key references meetup_requests (id) on delete cascade,
  group_id integer not null references friend_groups (id) on delete cascade,
  joined_at timestamptz not null
);
create index friend_group_members_group on friend_group_members (group_id);

-- The members of groups that are not over: there is no block between two, and none of them has withdrawn.
create view live_group_members as
  select m.group_id, g.held_until, m.request_id, r.user_id, r.status, r.preferred_date, r.preferred_time, r.venue_type
  from friend_group_members m
  join friend_groups g on g.id = m.group_id and g.ended_at is null
  join meetup_requests r on r.id = m.request_id
  where not exists (
      select from friend_group_members o join meetup_requests q on q.id = o.request_id
      where o.group_id = m.group_id and q.status not in ('active', 'matched'))
    and not exists (
      select from friend_group_members o join meetup_requests q on q.id = o.request_id
      join friend_group_members p on p.group_id = o.group_id join meetup_requests s on s.id = p.request_id
      join blocked_pairs b on b.a = q.user_id and b.b = s.user_id
      where o.group_id = m.group_id and q.status in ('active', 'matched') and s.status in ('active', 'matched'));

-- Slots whose final run has happened, by time zone.
create table final_runs (
  preferred_date date not null,
  preferred_time text not null,
  venue_type text not null,
  time_zone text not null,
  ran_at timestamptz not null,
  primary key (preferred_date, preferred_time, venue_type, time_zone)
);

-- The statistics of runs; "at_most" and "at_least" are the bounds that the engine proved.
create table seating_runs (
  id serial primary key,
  at timestamptz not null,
  preferred_date date not null,
  preferred_time text not null,
  venue_type text not null,
  run text not null check (run in ('rolling', 'final', 'backfill', 'manual')),
  pass text not null check (pass in ('rolling', 'final')),
  waiting integer not null check (waiting > 0),
  tables integer not null,
  seated integer not null,
  planned integer not null,
  at_most integer not null,
  small integer not null,
  small_at_least integer not null,
  worst double precision not null,
  worst_at_most double precision,
  affinity double precision not null,
  affinity_at_most double precision,
  paths jsonb not null,
  ms integer not null,
  -- The tables that the run formed or filled; they may be deleted before it.
  match_ids integer[] not null default '{}',
  constraint seating_runs_seat_those_who_wait check (seated between 0 and waiting)
);
create index seating_runs_by_time on seating_runs (at);
create index seating_runs_by_date on seating_runs (preferred_date, id);`;
