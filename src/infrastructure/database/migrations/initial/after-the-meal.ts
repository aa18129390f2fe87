/** What members say after a match, who missed one, and what keeps them safe on the way. */
export const afterTheMeal = `
create table dinner_feedback (
  id serial primary key,
  match_id integer not null references matches (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  attended boolean not null,
  -- Ids of members; the last two are null if the member did not answer.
  again integer[] not null default '{}',
  came integer[],
  did_not_come integer[],
  note text,
  has_concern boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (match_id, user_id)
);
create index feedback_of_user on dinner_feedback (user_id);

-- Missed tables with the steps that followed. See ADR 52.
create table reliability_misses (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  match_id integer references matches (id) on delete set null,
  kind text not null,
  at timestamptz not null,
  date date not null,
  assessed_at timestamptz not null,
  step text,
  step_until timestamptz,
  version integer not null default 1,
  unique (user_id, match_id),
  constraint reliability_misses_end_of_step check ((step is null) = (step_until is null))
);
create index reliability_misses_of_match on reliability_misses (match_id) where match_id is not null;
create index reliability_misses_by_time on reliability_misses (at);

-- Matches whose missing members were looked for.
create table assessed_tables (
  match_id integer primary key references matches (id) on delete cascade,
  assessed_at timestamptz not null
);

-- Without the answer: a no becomes a report. See ADR 57.
create table home_safe_questions (
  match_id integer not null references matches (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (match_id, user_id)
);
create index home_safe_questions_user_id on home_safe_questions (user_id);
create index home_safe_questions_asked_at on home_safe_questions (asked_at);

-- Links with which members share when and where they meet, by the SHA-256 of their token.
create table shared_plans (
  seat_id integer primary key references match_members (id) on delete cascade,
  token_digest bytea not null unique,
  created_at timestamptz not null
);`;
