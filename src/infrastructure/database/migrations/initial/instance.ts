/** What concerns the instance and no user. */
export const instance = `
-- The name, the contact and the house rules that admins set; one row, or none while the settings apply.
create table community (
  id integer primary key check (id = 1),
  version integer not null check (version > 0),
  name text,
  contact_email text,
  contact_link text,
  contact_text text,
  house_rules text[] not null,
  changed_at timestamptz not null
);

-- The palette and the logo; one row at most.
create table appearance (
  id integer primary key check (id = 1),
  palette text not null default 'tomato' check (palette in ('tomato', 'navy', 'forest', 'plum', 'berry', 'slate')),
  logo_key text,
  logo_digest text,
  logo_width integer,
  logo_height integer,
  logo_is_transparent boolean,
  version integer not null,
  constraint logo_is_whole check (
    num_nulls(logo_key, logo_digest, logo_width, logo_height, logo_is_transparent) in (0, 5)
  )
);

-- Counters may be lost with a crash of the database, so counting needs no write to disk. The columns are those of
-- rate-limiter-flexible.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Jobs whose last attempt failed. See ADR 39.
create table dead_jobs (
  id integer primary key generated always as identity,
  task text not null,
  queue text,
  attempts smallint not null,
  max_attempts smallint not null,
  error text not null,
  queued_at timestamptz not null,
  died_at timestamptz not null default now(),
  sealed_payload bytea
);
create index dead_jobs_by_time on dead_jobs (died_at);

-- Of backups and of drills that restore one, for the console and the metrics. See ADR 41 and ADR 78.
create table backup_runs (
  id serial primary key,
  kind text not null default 'backup' check (kind in ('backup', 'drill')),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  succeeded boolean not null,
  error text,
  place text not null check (place in ('folder', 'bucket')),
  bytes bigint,
  row_count bigint,
  file_count integer,
  missing_file_count integer
);
create index backup_runs_by_end on backup_runs (finished_at desc);

-- Those that this database has begun to write or was restored from. Where BACKUP_TO has only others, it writes and removes none.
create table own_backups (name text primary key);

-- Mails and text messages of an instance that sends none.
create table development_inbox (
  id serial primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  html text,
  at timestamptz not null
);`;
