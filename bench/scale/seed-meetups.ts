import type pg from 'pg';
import { aSaturday } from '../../test/support/http/a-table.js';
import type { BenchPerson } from '../live/seed-tables.js';

const SEATS = 20;

/** Open meetups without limits, each organized by one of the people. @returns their ids */
export async function seedMeetups(
  database: pg.Client,
  organizers: readonly BenchPerson[],
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(MEETUPS, [
    organizers.map(({ id }) => id),
    SEATS,
    aSaturday(4),
  ]);
  const ids = rows.map(({ id }) => id);
  await database.query(MATCHES, [ids]);
  await database.query(ORGANIZERS, [ids]);
  return ids;
}

const MEETUPS = `
  insert into meetups (title, description, max_participants, current_participants, restaurant_name, restaurant_address,
    venue_type, scheduled_date, scheduled_time, starts_at, time_zone, created_by)
  select 'Dumplings for everyone', 'We share everything.', $2, 1, 'The Long Spoon', '12 Bleecker St', 'restaurant',
    $3::date, 'dinner', $3::date + interval '23 hours', 'America/New_York', id from unnest ($1::int[]) id
  returning id`;

const MATCHES = `
  insert into matches (meetup_id, organizer_id, meetup_seats, venue_type, suggested_time, suggested_date, starts_at,
    time_zone, status)
  select id, created_by, max_participants, venue_type, scheduled_time, scheduled_date, starts_at, time_zone, 'confirmed'
  from meetups where id = any ($1)`;

const ORGANIZERS = `
  insert into match_members (match_id, user_id, joined_at, status)
  select m.id, m.organizer_id, now(), 'joined' from matches m where m.meetup_id = any ($1)`;
