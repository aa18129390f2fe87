/** What leaves for a member: by mail, push and calendar. */
export const notifications = `
-- Notifications that a user has switched off; without a row a kind is sent.
create table notification_opt_outs (
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('email', 'push')),
  at timestamptz not null,
  primary key (user_id, kind, channel)
);

-- Browsers that get push messages; each belongs to a session and ends with it.
create table push_devices (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  session_id varchar not null references sessions (sid) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  subscribed_at timestamptz not null,
  failures integer not null default 0
);
create index push_devices_by_user on push_devices (user_id);
create index push_devices_by_session on push_devices (session_id);

-- Private addresses of calendar feeds, by the SHA-256 of their token.
create table calendar_feeds (
  user_id integer primary key references users (id) on delete cascade,
  token_digest bytea not null unique,
  created_at timestamptz not null
);`;
