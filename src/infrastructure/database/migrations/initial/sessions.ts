/** Who is signed in. `sid`, `sess` and `expire` are the columns of connect-pg-simple. */
export const sessions = `
create table sessions (
  sid varchar primary key,
  sess json not null,
  expire timestamp(6) not null,
  -- Of a suspended or ended account, which reaches few routes.
  restricted boolean not null default false,
  -- Names the session on the screen of devices, because its id is a secret.
  handle uuid not null default gen_random_uuid(),
  browser text,
  platform text
);
create index sessions_expire on sessions (expire);
create index sessions_user on sessions ((sess -> 'passport' ->> 'user'));
create unique index sessions_handle on sessions (handle);

-- Devices from which a sign-in is nothing new to its user, by a digest of the key in their cookie.
create table known_devices (
  user_id integer not null references users (id) on delete cascade,
  digest text not null,
  last_used_at timestamptz not null,
  primary key (user_id, digest)
);

create table staff_sessions (
  sid varchar primary key,
  sess json not null,
  expire timestamp(6) not null
);
create index staff_sessions_expire on staff_sessions (expire);
create index staff_sessions_user on staff_sessions ((sess ->> 'staffId'));

create table second_factors (
  id serial primary key,
  user_id integer not null unique references users (id) on delete cascade,
  -- Encrypted.
  secret text not null,
  enrolled_at timestamptz,
  -- The time step of the last accepted code, which is not accepted again.
  last_step bigint not null default 0,
  recovery_codes text[] not null default '{}',
  created_at timestamptz not null,
  version integer not null default 1
);`;
