import type pg from 'pg';
import type { Coordinates } from '../src/domain/shared/distance.js';

/** Size of the seeded data: a country in which most meetups are near cities, most of them near the largest. */
export const MEETUP_WORLD = {
  people: 20_000,
  meetups: 100_000,
  cities: 40,
  saturdays: 8,
  blocks: 4_000,
} as const;

/** The center of the largest city, and a place far from any city. */
export const IN_THE_CITY: Coordinates = { latitude: 40.73, longitude: -73.99 };
export const IN_THE_COUNTRY: Coordinates = { latitude: 44.4, longitude: -103.5 };

/** First seeded id, above those of the benchmark's own users. */
export const FIRST = 100_000;

/** Seeds an empty database. Values derive from row numbers, so every run has the same data. */
export async function seedMeetupWorld(database: pg.Client): Promise<void> {
  for (const statement of STATEMENTS) await database.query(statement);
  await database.query('vacuum analyze');
}

const { people, meetups, cities, saturdays, blocks } = MEETUP_WORLD;

/** A pseudo-random number from 0 to 1, a hash of `n` and `seed`. */
const chance = (seed: number): string => `((hashint8extended(n, ${seed}) & 1048575) / 1048576.0)`;
const user = (number: string): string => `${FIRST} + (${number}) % ${people}`;
const SATURDAY = `(current_date + 7 + (6 - extract(dow from current_date))::int + 7 * (n % ${saturdays}))`;
const BEGINS = `${SATURDAY} + interval '1 hour' * (array[11, 13, 18])[1 + (${chance(1)} * 3)::int % 3]`;
const SEATS = `4 + n % 7`;

/** Cities by Zipf's law: the n-th has 1/n of the meetups of the first. Every tenth meetup is in a town of its own. */
const PLACES = `
  with cities as (
    select city, sum(1.0 / city) over (order by city) / sum(1.0 / city) over () as up_to,
      case city when 1 then ${IN_THE_CITY.latitude} else 28 + (hashint8extended(city, 1) & 1023) / 64.0 end as latitude,
      case city when 1 then ${IN_THE_CITY.longitude} else -122 + (hashint8extended(city, 2) & 1023) / 22.0 end as longitude
    from generate_series(1, ${cities}) city),
  places as (
    select n, case
        when ${chance(2)} < 0.03 then null
        when ${chance(2)} < 0.13 then 28 + 20 * ${chance(3)}
        else city.latitude + 0.5 * ${chance(4)} * cos(6.2832 * ${chance(5)}) end as latitude,
      case
        when ${chance(2)} < 0.03 then null
        when ${chance(2)} < 0.13 then -122 + 47 * ${chance(6)}
        else city.longitude + 0.6 * ${chance(4)} * sin(6.2832 * ${chance(5)}) end as longitude
    from generate_series(0, ${meetups - 1}) n
    join lateral (select * from cities where up_to >= ${chance(7)} order by up_to limit 1) city on true)`;

const STATEMENTS = [
  `insert into users (id, username, email, first_name, last_name, date_of_birth, has_taken_survey, trust_score, bio,
      time_zone)
    select ${FIRST} + n, 'person' || n, 'person' || n || '@example.org',
      (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil'])[1 + n % 7], 'Family', date '1990-01-01' + n % 5000, true,
      20 * (n % 6), 'I never say no to soup, and I am number ' || n, 'America/New_York'
    from generate_series(0, ${people - 1}) n`,
  `insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
    select id, 'food', 'indie', 'chill' from users where id >= ${FIRST}`,
  // One of five is full.
  `insert into meetups (id, title, description, max_participants, current_participants, restaurant_name,
      restaurant_address, venue_type, latitude, longitude, scheduled_date, scheduled_time, starts_at, time_zone,
      created_by)
    ${PLACES}
    select ${FIRST} + n, 'Meetup number ' || n, 'We order a little of everything and share it.', ${SEATS},
      case when ${chance(8)} < 0.2 then ${SEATS} else 1 + (${chance(9)} * (${SEATS} - 1))::int end,
      'Place ' || n % 4000, n || ' Main Street', (array['cafe', 'restaurant'])[1 + n / 8 % 2], latitude, longitude,
      ${SATURDAY}, 'dinner', ${BEGINS}, 'America/New_York', ${user('n')}
    from places`,
  `insert into matches (id, meetup_id, organizer_id, meetup_seats, venue_type, suggested_time, suggested_date, starts_at,
      time_zone, status)
    select id, id, created_by, max_participants, venue_type, scheduled_time, scheduled_date, starts_at, time_zone,
      'confirmed' from meetups`,
  `insert into match_members (match_id, user_id, joined_at, status)
    select id, ${user(`created_by + seat * seat * 131`)}, now(), 'joined'
    from meetups, generate_series(0, current_participants - 1) seat`,
  `insert into meetup_waitlist (meetup_id, user_id, since)
    select id, ${user('created_by + 7 * place')}, now() from meetups, generate_series(1, 3) place
    where current_participants = max_participants`,
  `insert into blocks (blocker_id, blocked_id, blocked_at)
    select ${user('n')}, ${user('n * 7 + 3')}, now() from generate_series(0, ${blocks - 1}) n`,
];
