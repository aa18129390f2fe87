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
);

-- Messages of admins to members. Who has written one is in the audit log only, and who has got one nowhere. See ADR 75.
create table announcements (
  id serial primary key,
  subject text not null,
  body text not null,
  audience text not null check (audience in ('everyone', 'saturday')),
  status text not null check (status in ('draft', 'sending', 'sent', 'stopped')),
  version integer not null,
  started_at timestamptz,
  ended_at timestamptz,
  saturday date,
  banner_until timestamptz not null,
  -- The last user to whom a mail was queued: the next batch begins after it.
  last_user_id integer not null,
  mailed integer not null,
  changed_at timestamptz not null
);
create index announcements_to_send on announcements (started_at) where status = 'sending';
create index announcements_with_banner on announcements (banner_until) where status in ('sending', 'sent');


-- Addresses of accounts that a mail server refused for good. Apart from users, whose updates make cached answers stale.
-- An account that has another address since is not marked.
create table undeliverable_addresses (
  user_id integer primary key references users (id) on delete cascade,
  email text not null,
  -- What the server said.
  reply text not null check (char_length(reply) <= 300),
  since timestamptz not null
);

-- To whom a mail was sent, by the token in the address to which reports on it return, for a week.
create table sent_mails (
  token text primary key,
  email text not null,
  sent_at timestamptz not null
);
create index sent_mails_by_address on sent_mails (email);
create index sent_mails_by_time on sent_mails (sent_at);`;
