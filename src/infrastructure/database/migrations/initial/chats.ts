/** Messages, how far they were announced, and offers of a chat of two. */
export const chats = `
create table chat_messages (
  id serial primary key,
  match_id integer references matches (id) on delete cascade,
  -- The meetup of the match, for the reader who knows only that.
  meetup_id integer,
  user_id integer not null references users (id) on delete cascade,
  -- Empty for a system message, whose text is rendered from its kind and parameters, and for one that was deleted.
  message text not null,
  kind text,
  params jsonb,
  -- The idempotency key: the client's, or the occasion of a system message.
  client_id text,
  -- Whom a system message is about.
  about_user_id integer references users (id) on delete set null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  constraint params_of_kind check ((kind is null) = (params is null))
);
create unique index one_message_per_client_id on chat_messages (user_id, match_id, client_id);
create index messages_of_match on chat_messages (match_id, id);
create index messages_about_user on chat_messages (about_user_id) where about_user_id is not null;
create index chat_messages_by_time on chat_messages (created_at);

-- How far the unread messages of a seat were announced, by push and by mail.
create table chat_notices (
  seat_id integer primary key references match_members (id) on delete cascade,
  pushed_message_id integer not null default 0,
  mailed_message_id integer not null default 0,
  mailed_at timestamptz
);

-- To two members who both said "again". See ADR 53.
create table chat_offers (
  id serial primary key,
  match_id integer not null references matches (id) on delete cascade,
  first_id integer not null references users (id) on delete cascade,
  second_id integer not null references users (id) on delete cascade,
  -- Null until they answer.
  first_agrees boolean,
  second_agrees boolean,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  chat_id integer unique references matches (id) on delete set null,
  unique (first_id, second_id),
  constraint chat_offers_in_order check (first_id < second_id)
);
create index chat_offers_of_second on chat_offers (second_id);
create index chat_offers_of_match on chat_offers (match_id);
create index chat_offers_by_expiry on chat_offers (expires_at);`;
