import type pg from 'pg';
import { aSaturday } from '../../test/support/http/a-table.js';
import type { APerson } from '../../test/support/http/a-person.js';
import { insertSignedInUsers, type Process } from './signed-in-users.js';

export const SEATS = 5;
const MESSAGES_PER_TABLE = 20;

export interface BenchPerson {
  readonly id: number;
  /** `name=value` of the session. */
  readonly cookie: string;
}

export interface BenchTable {
  readonly matchId: number;
  readonly people: readonly BenchPerson[];
}

/** Signed-in users; registration over HTTP would take longer than the measurement. */
export async function seedPeople(
  database: pg.Client,
  product: Process,
  secret: string,
  count: number,
): Promise<BenchPerson[]> {
  return (await insertSignedInUsers(database, [product], secret, count)).map(asBenchPerson);
}

/** Tables of five with their requests and a short conversation, as the engine and the chat would have written them. */
export async function seedTables(database: pg.Client, people: readonly BenchPerson[]): Promise<BenchTable[]> {
  const ids = people.map(({ id }) => id);
  await database.query(REQUESTS, [ids, aSaturday()]);
  const { rows } = await database.query<{ id: number }>(MATCHES, [
    Math.floor(ids.length / SEATS),
    aSaturday(),
  ]);
  const matchIds = rows.map(({ id }) => id).sort((a, b) => a - b);
  await database.query(MEMBERS, [ids, matchIds, SEATS]);
  await database.query(MESSAGES, [matchIds, MESSAGES_PER_TABLE]);
  await database.query('vacuum analyze');
  return matchIds.map((matchId, index) => ({
    matchId,
    people: people.slice(index * SEATS, (index + 1) * SEATS),
  }));
}

const asBenchPerson = ({ id, sessionCookie: { name, value } }: APerson): BenchPerson => ({
  id,
  cookie: `${name}=${value}`,
});

const REQUESTS = `
  insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, max_distance, age_range_min,
    age_range_max, status, time_zone)
  select id, 'cafe', 'lunch', $2, 10, 18, 80, 'matched', 'America/New_York' from unnest ($1::int[]) id`;

const MATCHES = `
  insert into matches (venue_type, suggested_time, suggested_date, starts_at, time_zone, match_score, status)
  select 'cafe', 'lunch', $2::date, $2::date + interval '17 hours', 'America/New_York', 64, 'confirmed'
  from generate_series(1, $1::int) returning id`;

const MEMBERS = `
  insert into match_members (match_id, user_id, request_id, joined_at, status)
  select ($2::int[])[1 + (place - 1) / $3], person, r.id, now() - interval '1 hour', 'joined'
  from unnest ($1::int[]) with ordinality seat (person, place) join meetup_requests r on r.user_id = person
  where (place - 1) / $3 < cardinality($2::int[])`;

const MESSAGES = `
  insert into chat_messages (match_id, user_id, message, created_at)
  select m.match_id, m.user_id, 'I could bring a cake or two, message ' || n, now() - interval '1 minute' * (100 - n)
  from generate_series(1, $2::int) n
  join lateral (select match_id, user_id, row_number() over (partition by match_id order by user_id) as seat
    from match_members where match_id = any ($1::int[])) m on m.seat = 1 + n % 5`;
