import { Migration } from '@mikro-orm/migrations';

/** Accounts, sessions, requests, tables, their members and their chat. */
export class Spine extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id serial primary key,
        username text not null,
        email text not null,
        password text,
        first_name text not null,
        last_name text not null default '',
        profile_image_url text,
        date_of_birth date,
        age integer,
        is_email_verified boolean not null default true,
        has_taken_survey boolean not null default false,
        bio text,
        interests text[] not null default '{}',
        location text,
        latitude double precision,
        longitude double precision,
        time_zone text,
        google_id text unique,
        auth_provider text not null default 'local',
        trust_score integer not null default 0,
        is_id_verified boolean not null default false,
        is_phone_verified boolean not null default false,
        phone_number text,
        is_profile_picture_verified boolean not null default false,
        verification_status text not null default 'pending',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1
      )`);
    this.addSql(`create unique index users_username_unique on users (lower(username))`);
    this.addSql(`create unique index users_email_unique on users (lower(email))`);

    this.addSql(`
      create table pending_registrations (
        id serial primary key,
        username text not null,
        email text not null,
        password text not null,
        first_name text not null,
        last_name text not null,
        date_of_birth date not null,
        age integer not null,
        verification_code text not null,
        verification_expiry timestamptz not null,
        code_tries integer not null default 0,
        created_at timestamptz not null default now(),
        version integer not null default 1
      )`);
    this.addSql(
      `create unique index pending_registrations_email_unique on pending_registrations (lower(email))`,
    );
    this.addSql(`create index pending_registrations_expiry on pending_registrations (verification_expiry)`);

    this.addSql(`
      create table password_resets (
        id serial primary key,
        email text not null,
        reset_code text not null,
        reset_expiry timestamptz not null,
        code_tries integer not null default 0,
        created_at timestamptz not null default now(),
        version integer not null default 1
      )`);
    this.addSql(`create unique index password_resets_email_unique on password_resets (lower(email))`);

    this.addSql(`
      create table sessions (
        sid varchar not null primary key,
        sess json not null,
        expire timestamp(6) not null
      )`);
    this.addSql(`create index sessions_expire on sessions (expire)`);
    this.addSql(`create index sessions_user on sessions ((sess -> 'passport' ->> 'user'))`);

    this.addSql(`
      create table user_survey_responses (
        id serial primary key,
        user_id integer not null unique references users (id) on delete cascade,
        favorite_conversation_topic text not null,
        favorite_music text not null,
        personality_type text not null,
        created_at timestamptz not null default now()
      )`);

    this.addSql(`
      create table meetup_requests (
        id serial primary key,
        user_id integer not null references users (id) on delete cascade,
        meetup_type text not null default 'group',
        venue_type text not null,
        preferred_time text not null,
        preferred_date date not null,
        max_distance integer not null default 5,
        age_range_min integer,
        age_range_max integer,
        status text not null default 'active',
        goes_first boolean not null default false,
        time_zone text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        check (status in ('active', 'matched', 'completed', 'expired', 'cancelled'))
      )`);
    this.addSql(`
      create unique index one_open_request_per_user on meetup_requests (user_id)
        where status in ('active', 'matched')`);
    this.addSql(`
      create index waiting_in_slot on meetup_requests (preferred_date, preferred_time, venue_type)
        where status = 'active'`);
    this.addSql(`create index requests_of_user on meetup_requests (user_id, id desc)`);

    this.addSql(`
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
        cancelled_by integer references users (id) on delete set null,
        closed_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        check (status in ('pending', 'confirmed', 'completed', 'archived', 'cancelled', 'dissolved'))
      )`);
    this.addSql(`
      create index open_tables_in_slot on matches (suggested_date, suggested_time, venue_type)
        where status in ('pending', 'confirmed')`);
    this.addSql(
      `create index matches_by_start on matches (starts_at) where status in ('pending', 'confirmed', 'completed')`,
    );
    this.addSql(
      `create index cancellations_of_user on matches (cancelled_by, closed_at) where cancelled_by is not null`,
    );

    this.addSql(`
      create table match_members (
        id serial primary key,
        match_id integer not null references matches (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        request_id integer references meetup_requests (id) on delete set null,
        status text not null default 'joined',
        joined_at timestamptz not null,
        left_at timestamptz,
        consents_to_pair boolean not null default false,
        unique (match_id, user_id),
        check (status in ('joined', 'confirmed', 'left', 'removed', 'attended', 'no_show'))
      )`);
    this.addSql(`create index seats_of_user on match_members (user_id, match_id)`);

    this.addSql(`
      create table chat_messages (
        id serial primary key,
        meetup_id integer,
        match_id integer references matches (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        message text not null,
        client_id text,
        about_user_id integer references users (id) on delete set null,
        deleted_at timestamptz,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index messages_of_match on chat_messages (match_id, id)`);
    this.addSql(
      `create unique index one_message_per_client_id on chat_messages (user_id, match_id, client_id)`,
    );

    // What people at a table may call each other: first names, numbered where two share one.
    this.addSql(`
      create view table_mates as
        select mm.match_id, mm.user_id, mm.status, mm.joined_at, u.first_name, u.profile_image_url,
          u.date_of_birth, u.trust_score,
          u.first_name || case
            when count(*) over same_name = 1 then ''
            else ' ' || row_number() over (same_name order by mm.joined_at, mm.id rows unbounded preceding)
          end as display_name
        from match_members mm join users u on u.id = mm.user_id
        window same_name as (partition by mm.match_id, lower(u.first_name))`);

    this.addSql(`
      create table final_runs (
        preferred_date date not null,
        preferred_time text not null,
        venue_type text not null,
        time_zone text not null,
        ran_at timestamptz not null,
        primary key (preferred_date, preferred_time, venue_type, time_zone)
      )`);

    this.addSql(`
      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    this.addSql(`create index rate_limits_expire on rate_limits (expire)`);

    this.addSql(`
      create table development_inbox (
        id serial primary key,
        kind text not null,
        recipient text not null,
        subject text not null,
        body text not null,
        html text,
        at timestamptz not null
      )`);

    // The system's voice in every chat. It has no password, so it cannot sign in.
    this.addSql(`
      insert into users (id, username, email, first_name, auth_provider, has_taken_survey)
        values (61, 'system', 'system@tablemates.invalid', 'System', 'system', true)`);
    for (const table of [
      'users',
      'pending_registrations',
      'password_resets',
      'user_survey_responses',
      'meetup_requests',
      'matches',
      'match_members',
      'chat_messages',
    ]) {
      this.addSql(`alter sequence ${table}_id_seq restart with 1000`);
    }
  }
}
