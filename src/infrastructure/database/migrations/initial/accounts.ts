/** Accounts, what a user says of themselves, and codes that wait to be entered. */
export const accounts = String.raw`
-- The search of people by any part of what they are called. Its index needs no extension, which a provider of
-- PostgreSQL may not offer: it holds the parts of three characters. Two spaces precede each word, so that one or two
-- characters are a part at its beginning.
create function search_text(written text) returns text language sql immutable strict parallel safe
return '  ' || regexp_replace(lower(replace(replace(replace(
  translate(regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđı', 'OoLlDdi'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')), '\s+', '  ', 'g');

-- The cost keeps the planner from computing the parts of every row where the index has them.
create function search_parts(searched text) returns text[] language sql immutable strict parallel safe cost 2000
return array(select substr(searched, place, 3) from generate_series(1, char_length(searched) - 2) place);

create function person_search_text(first_name text, last_name text, username text, email text) returns text
language sql immutable parallel safe
return search_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(username, '')
  || ' ' || coalesce(email, ''));

create table users (
  id serial primary key,
  username text not null,
  email text not null,
  -- One mailbox is one account, however the address is spelled (mailboxOf in the domain); null for the system user.
  mailbox text,
  -- Null if the user signs in with a provider.
  password text,
  auth_provider text not null default 'local',
  google_id text unique,
  role text not null default 'member' check (role in ('member', 'moderator', 'admin')),
  role_since timestamptz,
  -- Outlives the account that it names, so that who was appointed by it stays known as such.
  role_given_by integer,
  language text not null default 'en',
  first_name text not null,
  last_name text not null default '',
  date_of_birth date,
  age integer,
  bio text,
  interests text[] not null default '{}',
  profile_image_url text,
  location text,
  -- The town that was understood from what the user wrote as location.
  location_near text,
  -- Obfuscated, as the domain's LocationObfuscation does it.
  latitude double precision,
  longitude double precision,
  time_zone text,
  has_taken_survey boolean not null default false,
  is_email_verified boolean not null default true,
  is_id_verified boolean not null default false,
  is_phone_verified boolean not null default false,
  phone_number text,
  is_profile_picture_verified boolean not null default false,
  verification_status text not null default 'pending',
  trust_score integer not null default 0,
  -- The version of Terms and Privacy that the user accepted.
  consent_version integer not null default 1,
  consented_at timestamptz not null default now(),
  -- Whether the account was the first that its network opened on that day. See ADR 54.
  is_first_of_network boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index users_username_unique on users (lower(username));
create unique index users_email_unique on users (lower(email));
create unique index users_mailbox_unique on users (mailbox);
create unique index users_phone_unique on users (phone_number);
create index staff on users (id) where role <> 'member';
create index users_by_sign_up on users (created_at);
create index deleted_users on users (deleted_at) where deleted_at is not null;
create index users_found_by_part on users
  using gin (search_parts(person_search_text(first_name, last_name, username, email)));

-- Apart from users, whose updates make cached answers stale.
create table account_activity (
  user_id integer primary key references users (id) on delete cascade,
  signed_in_at timestamptz not null,
  -- How often the user was told that the unused account will be deleted. See ADR 40.
  notices smallint not null default 0 check (notices between 0 and 2),
  noticed_at timestamptz
);
create index account_activity_oldest on account_activity (signed_in_at);

create table user_survey_responses (
  id serial primary key,
  user_id integer not null unique references users (id) on delete cascade,
  favorite_conversation_topic text not null,
  favorite_music text not null,
  personality_type text not null,
  created_at timestamptz not null default now()
);

-- Apart from users, whose updates make answers to others stale. See ADR 71.
create table private_preferences (
  user_id integer primary key references users (id) on delete cascade,
  diets text[] not null,
  is_step_free boolean not null,
  note_for_booker text,
  languages text[] not null
);

create table pending_registrations (
  id serial primary key,
  -- Which browser asked: several may sign up with one address at the same time, and each has its own code.
  key text not null,
  username text not null,
  email text not null,
  password text not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  age integer not null,
  language text not null default 'en',
  consent_version integer not null default 1,
  -- The digest of an invitation's token, where the registration policy asks for one. See ADR 74.
  invitation text,
  verification_code text not null,
  verification_expiry timestamptz not null,
  code_tries integer not null default 0,
  replaced_digests text[] not null default '{}',
  tries_without_key integer not null default 0,
  -- When the mail server refused the address, for the browser that waits for its code.
  mail_refused_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index pending_registrations_key on pending_registrations (key);
create index pending_registrations_of_address on pending_registrations (lower(email), id);
create index pending_registrations_expiry on pending_registrations (verification_expiry);

-- There is one row at most: the choice of an admin, before which the settings hold.
create table registration_policy (
  id integer primary key check (id = 1),
  policy text not null check (policy in ('open', 'email_domains', 'invitation', 'closed')),
  email_domains text[] not null,
  version integer not null
);

create table invitations (
  id serial primary key,
  -- The token itself is known to those who have the link.
  digest text not null unique,
  -- For whom the link is, in the words of who made it.
  note text not null,
  uses integer not null check (uses >= 1),
  uses_left integer not null check (uses_left between 0 and uses),
  created_by integer references users (id) on delete set null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index invitations_by_end on invitations (least(ends_at, revoked_at));
create index invitations_created_by on invitations (created_by);

create table invitation_uses (
  user_id integer primary key references users (id) on delete cascade,
  invitation_id integer not null references invitations (id) on delete cascade,
  used_at timestamptz not null default now()
);
create index uses_of_invitation on invitation_uses (invitation_id);

create table password_resets (
  id serial primary key,
  -- Which browser asked, as in pending_registrations.
  key text not null,
  email text not null,
  reset_code text not null,
  reset_expiry timestamptz not null,
  code_tries integer not null default 0,
  replaced_digests text[] not null default '{}',
  tries_without_key integer not null default 0,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index password_resets_key on password_resets (lower(email), key);
create index password_resets_of_address on password_resets (lower(email), id);

create table email_proofs (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('change-email', 'confirm')),
  email text not null,
  code_digest text not null,
  code_expires_at timestamptz not null,
  code_tries integer not null default 0,
  replaced_digests text[] not null default '{}',
  mail_refused_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, purpose)
);

create table phone_verifications (
  id serial primary key,
  user_id integer not null unique references users (id) on delete cascade,
  phone_number text not null,
  code text not null,
  code_expiry timestamptz not null,
  code_tries integer not null default 0,
  replaced_digests text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index phone_verifications_expiry on phone_verifications (code_expiry);

-- The system's voice in every chat. It has no password, so it cannot sign in.
insert into users (id, username, email, first_name, auth_provider, has_taken_survey)
  values (61, 'system', 'system@tablemates.invalid', 'System', 'system', true);`;
