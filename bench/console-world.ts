import type pg from 'pg';

/** Size of the seeded data: a town of users, and a year of moderation. */
export const WORLD = {
  people: 10_000,
  reviews: 2_000,
  reports: 1_000,
  tables: 4_000,
  meetups: 500,
  messages: 50_000,
  auditLines: 50_000,
} as const;

/** Seeds an empty database. Values derive from row numbers, so every run has the same data. */
export async function seedConsoleWorld(database: pg.Client): Promise<void> {
  for (const statement of STATEMENTS) await database.query(statement);
  await database.query('vacuum analyze');
}

/** First seeded id, above those of the benchmark's own staff. */
const FIRST = 100_000;
const user = (number: string): string => `${FIRST} + (${number}) % ${WORLD.people}`;
/** Lunch and dinner of twenty Saturdays around today. */
const SATURDAY = `(current_date + (6 - extract(dow from current_date))::int + 7 * (n % 20 - 12))`;
const PASSED = `${SATURDAY} < current_date`;
const VENUE = `(array['cafe', 'restaurant'])[1 + n % 2]`;
const MEAL = `(array['lunch', 'dinner'])[1 + n / 2 % 2]`;

const STATEMENTS = [
  `insert into users (id, username, email, first_name, last_name, date_of_birth, has_taken_survey, trust_score,
      latitude, longitude, time_zone, created_at)
    select ${FIRST} + n, 'person' || n, 'person' || n || '@example.org',
      (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil'])[1 + n % 7], 'Family' || n % 977,
      date '1990-01-01' + n % 5000, true, 20 * (n % 6), 42 + n % 100 / 200.0, -83 - n % 90 / 200.0,
      'America/New_York', now() - (n % 400) * interval '1 day'
    from generate_series(0, ${WORLD.people - 1}) n`,
  `insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
    select ${FIRST} + n, (array['travel', 'food', 'career'])[1 + n % 3], (array['pop', 'rock', 'indie'])[1 + n % 3],
      (array['chill', 'outgoing', 'thoughtful'])[1 + n % 3] from generate_series(0, ${WORLD.people - 1}) n`,
  `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, status, time_zone)
    select ${FIRST} + n, ${VENUE}, ${MEAL}, ${SATURDAY},
      case when ${PASSED} then (array['completed', 'completed', 'expired', 'cancelled'])[1 + n % 4]
        else (array['active', 'matched'])[1 + n % 2] end, 'America/New_York'
    from generate_series(0, ${WORLD.people - 1}) n`,
  `insert into matches (id, venue_type, suggested_time, suggested_date, starts_at, time_zone, match_score, status,
      created_at, formation)
    select ${FIRST} + n, ${VENUE}, ${MEAL}, ${SATURDAY}, ${SATURDAY} + interval '18 hours', 'America/New_York',
      30 + n % 60, case when ${PASSED} then 'archived' else (array['pending', 'confirmed'])[1 + n % 2] end,
      now() - (n % 90) * interval '1 day',
      jsonb_build_object('run', 'rolling', 'grownBy', null, 'meanAffinity', 30 + n % 60, 'worstMeanAffinity', n % 30,
        'pairs', (select jsonb_agg(jsonb_build_object('a', ${user('5 * n + a')}, 'b', ${user('5 * n + b')},
          'affinity', 40, 'shared', array['vibe'])) from generate_series(0, 4) a, generate_series(0, 4) b where a < b))
    from generate_series(0, ${WORLD.tables - 1}) n`,
  `insert into match_members (match_id, user_id, joined_at, status)
    select ${FIRST} + n, ${user('5 * n + seat')}, now(), 'joined'
    from generate_series(0, ${WORLD.tables - 1}) n, generate_series(0, 4) seat`,
  `insert into chat_messages (match_id, user_id, message, created_at)
    select ${FIRST} + n % ${WORLD.tables}, ${user('5 * (n % 4000) + n % 5')}, 'Words of number ' || n,
      now() - (n % 60) * interval '1 day'
    from generate_series(0, ${WORLD.messages - 1}) n`,
  `insert into meetups (id, title, max_participants, current_participants, restaurant_name, restaurant_address,
      venue_type, latitude, longitude, scheduled_date, scheduled_time, starts_at, time_zone, created_by, by_staff, status)
    select ${FIRST} + n, 'Meetup number ' || n, 8, n % 9, 'Place ' || n % 40, n || ' Main Street', ${VENUE}, 42, -83,
      ${SATURDAY}, 'brunch', ${SATURDAY} + interval '11 hours', 'America/New_York', ${user('n')}, n % 10 = 0,
      case when ${PASSED} then 'completed' else 'open' end
    from generate_series(0, ${WORLD.meetups - 1}) n`,
  `insert into matches (meetup_id, organizer_id, meetup_seats, venue_type, suggested_time, suggested_date, starts_at,
      time_zone, status)
    select id, created_by, 8, venue_type, scheduled_time, scheduled_date, starts_at, time_zone, 'confirmed' from meetups`,
  `insert into match_members (match_id, user_id, joined_at, status)
    select m.id, ${user('m.id * 8 + seat')}, now(), 'joined' from meetups o join matches m on m.meetup_id = o.id,
      generate_series(1, o.current_participants) seat`,
  `insert into meetup_waitlist (meetup_id, user_id, since)
    select o.id, ${user('o.id * 3 + place')}, now() from meetups o, generate_series(1, 3) place where o.id % 4 = 0`,
  // Three of four are decided; some of the open ones are claimed and some overdue.
  `insert into verification_reviews (id, user_id, kind, submitted_at, due_at, status, file_due_at, claimed_by,
      claimed_until, decided_by, decided_at, reason)
    select ${FIRST} + n, ${FIRST} + n, (array['id', 'picture'])[1 + n % 2], now() - (n % 200) * interval '6 hours',
      now() - (n % 200) * interval '6 hours' + interval '2 days',
      (array['approved', 'rejected', 'withdrawn', case when n % 3 = 0 then 'in_review' else 'submitted' end])[1 + n % 4],
      now() + interval '20 days', case when n % 12 = 3 then ${FIRST} end,
      case when n % 12 = 3 then now() + interval '10 minutes' end,
      case when n % 4 < 2 then ${FIRST} end, case when n % 4 < 3 then now() end,
      case when n % 4 = 1 then 'unreadable' end
    from generate_series(0, ${WORLD.reviews - 1}) n`,
  `insert into reports (id, kind, target_id, reason, reporter_id, about_user_id, match_id, evidence, submitted_at, due_at,
      status, decided_by, decided_at)
    select ${FIRST} + n, 'user', ${user('n')}, (array['harassment', 'spam', 'other'])[1 + n % 3], ${user('n + 50')},
      ${user('n % 300')}, ${FIRST} + n, jsonb_build_object('messages', '[]'::jsonb, 'meetup', null, 'profile', jsonb_build_object('firstName', 'Ada', 'bio', null,
        'interests', array[]::text[], 'profileImageUrl', null)),
      now() - (n % 90) * interval '12 hours', now() - (n % 90) * interval '12 hours' + interval '1 day',
      (array['upheld', 'dismissed', 'submitted'])[1 + n % 3], case when n % 3 < 2 then ${FIRST} end,
      case when n % 3 < 2 then now() end
    from generate_series(0, ${WORLD.reports - 1}) n`,
  `insert into suspensions (user_id, kind, status, reason, asked_by, asked_at, appeal_note, appealed_at)
    select ${FIRST} + 20 * n, 'suspension', 'in_force', 'Because', ${FIRST}, now(), 'Please', now()
    from generate_series(0, 99) n`,
  `insert into audit_log (at, actor_id, action, target_kind, target_id)
    select now() - n * interval '3 minutes', ${FIRST} + n % 5,
      (array['verification.approved', 'verification.viewed', 'report.viewed'])[1 + n % 3],
      (array['verification', 'verification', 'report'])[1 + n % 3], ${FIRST} + n % 2000
    from generate_series(0, ${WORLD.auditLines - 1}) n`,
];

/** An id that every seeded resource contains. */
export const SEEDED = FIRST + 15;
