import type pg from 'pg';

/** Size of the seeded data: half a year of Saturdays of a large town, and one Saturday of more than a year ago. */
export const YEARS = { members: 100_000, tables: 50_000, seats: 5, messages: 20, waiting: 8000 } as const;

/** Tables of one Saturday, and of the two newest ones: the one ahead, and the one before it. */
const A_WEEK = 1800;
const A_NEW_WEEK = 100;

/** SQL: the Saturday after the coming one, as a date; no table of the seed is before it that is still ahead. */
export const SATURDAY = `(current_date + 7 + (6 - extract(dow from current_date))::int)`;

/** Seeds an empty database in which ids derive from row numbers, so every run has the same data. */
export async function seedYears(database: pg.Client): Promise<void> {
  // Without triggers and checks of foreign keys, which would take most of the time.
  await database.query('set session_replication_role = replica');
  for (const statement of STATEMENTS) await database.query(statement);
  await database.query('vacuum analyze');
}

const { members, tables, seats, messages, waiting } = YEARS;
/** Ids above those of the sequences' first values, which belong to what the jobs insert. */
const FIRST = 10_000_000;

const ZONE = (number: string): string =>
  `(array['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo'])[1 + (${number}) % 5]`;
const MEAL = (number: string): string => `(array['lunch', 'dinner'])[1 + (${number}) / 5 % 2]`;
const VENUE = (number: string): string => `(array['cafe', 'restaurant'])[1 + (${number}) / 10 % 2]`;
/** The last thousand tables are those of more than a year ago. */
const WEEK = `case when n >= ${tables - 1000} then 54
  when n < ${2 * A_WEEK} and n % ${A_WEEK} >= ${A_NEW_WEEK} then n / ${A_WEEK} + 10 else n / ${A_WEEK} end`;
const DATE = `${SATURDAY} - 7 * (${WEEK})`;
const PERSON = (table: string, seat: string): string =>
  `${FIRST} + (${table} * ${seats} + ${seat}) % ${members}`;

const STATEMENTS = [
  `insert into users (id, username, email, first_name, last_name, date_of_birth, has_taken_survey, time_zone, created_at,
      deleted_at)
    select ${FIRST} + n, 'member' || n, 'member' || n || '@example.org', 'Ada', 'Family', date '1990-01-01' + n % 5000,
      true, ${ZONE('n / 5')}, now() - interval '400 days', case when n % 1000 = 999 then now() - interval '60 days' end
    from generate_series(0, ${members - 1}) n`,
  `insert into account_activity (user_id, signed_in_at)
    select id, now() - interval '1 day' * (id % 700 + case when id % 700 >= 600 then 21 else 0 end) from users where id >= ${FIRST}`,
  `insert into sessions (sid, sess, expire)
    select 'session ' || id, json_build_object('passport', json_build_object('user', id)), now() + interval '30 days'
    from users where id >= ${FIRST} and id % 5 = 0`,
  `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, subscribed_at)
    select id, 'session ' || id, 'https://push.example.org/' || id, 'key', 'secret', now()
    from users where id >= ${FIRST} and id % 5 = 0`,
  `insert into matches (id, venue_type, suggested_time, suggested_date, starts_at, time_zone, match_score, status,
      created_at, feedback_asked_at)
    select ${FIRST} + n, ${VENUE('n')}, ${MEAL('n')}, date,
      (date + case ${MEAL('n')} when 'lunch' then interval '13 hours' else interval '18 hours' end) at time zone ${ZONE('n')},
      ${ZONE('n')}, 64,
      case ${WEEK} when 0 then (array['pending', 'confirmed'])[1 + n / 20 % 2] when 1 then 'completed' else 'archived' end,
      date - interval '6 days', case when n >= ${A_WEEK} then date + interval '1 day' end
    from (select n, ${DATE} as date from generate_series(0, ${tables - 1}) n) dated`,
  `insert into meetup_requests (id, user_id, venue_type, preferred_time, preferred_date, status, time_zone)
    select ${FIRST} + n * ${seats} + seat, ${PERSON('n', 'seat')}, ${VENUE('n')}, ${MEAL('n')}, ${DATE},
      case ${WEEK} when 0 then 'matched' else 'completed' end, ${ZONE('n')}
    from generate_series(0, ${tables - 1}) n, generate_series(0, ${seats - 1}) seat`,
  `insert into match_members (id, match_id, user_id, request_id, joined_at, status)
    select ${FIRST} + n * ${seats} + seat, ${FIRST} + n, ${PERSON('n', 'seat')}, ${FIRST} + n * ${seats} + seat,
      (${DATE}) - interval '5 days', case when n % 40 = 0 and seat > 1 then 'left' else 'joined' end
    from generate_series(0, ${tables - 1}) n, generate_series(0, ${seats - 1}) seat`,
  `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, status, time_zone)
    select ${FIRST + 20_000} + n, ${VENUE('n')}, ${MEAL('n')}, ${SATURDAY} + 7 * (n % 3), 'active', ${ZONE('n')}
    from generate_series(0, ${waiting - 1}) n`,
  `insert into chat_messages (match_id, user_id, message, client_id, created_at)
    select ${FIRST} + n, ${PERSON('n', `word % ${seats}`)}, 'I could bring a cake or two', 'word ' || word,
      (${DATE}) - interval '1 hour' * (60 - word)
    from generate_series(1, ${messages}) word, generate_series(0, ${tables - 1}) n`,
  // Two of five have read everything.
  `update match_members set last_read_message_id = (select max(id) from chat_messages) where id % 5 < 2`,
  // The others were mailed about it in former weeks.
  `insert into chat_notices (seat_id, mailed_message_id, mailed_at)
    select id, (select max(id) from chat_messages), joined_at + interval '6 days'
    from match_members where id % 5 >= 2 and match_id >= ${FIRST + A_WEEK}`,
  `insert into dinner_feedback (match_id, user_id, attended, again, created_at, updated_at)
    select match_id, user_id, true,
      case when match_id % 10 < 2 then array[${FIRST} + ((match_id - ${FIRST}) * ${seats} + (id + 1) % 2) % ${members}] else '{}' end,
      now(), now()
    from match_members where id % 5 < 2 and match_id >= ${FIRST + A_WEEK}`,
  `insert into assessed_tables (match_id, assessed_at)
    select id, starts_at + interval '2 days' from matches where id >= ${FIRST + A_WEEK}`,
  // Chats of two: one of ten is in use.
  `insert into matches (id, meetup_type, venue_type, suggested_time, suggested_date, starts_at, time_zone, status)
    select ${FIRST + tables} + n, '1v1', 'cafe', 'lunch', current_date - 300, now() - interval '300 days',
      'America/New_York', 'in_touch' from generate_series(0, 1999) n`,
  `insert into match_members (match_id, user_id, joined_at, status)
    select ${FIRST + tables} + n, ${PERSON('n', 'seat')}, now() - interval '300 days', 'joined'
    from generate_series(0, 1999) n, generate_series(0, 1) seat`,
  `insert into chat_messages (match_id, user_id, message, client_id, created_at)
    select ${FIRST + tables} + n, ${PERSON('n', 'word % 2')}, 'Same place?', 'word ' || word,
      case when n % 10 = 0 then now() else now() - interval '200 days' end - interval '1 minute' * (20 - word)
    from generate_series(0, 1999) n, generate_series(1, 20) word`,
];
