import type pg from 'pg';
import {
  browsing,
  PostgresMeetupQueries,
} from '../../../../src/adapters/persistence/meetup/meetup-queries.js';
import type { MeetupSearch } from '../../../../src/application/meetup/meetup-views.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const HOME = { latitude: 40.73, longitude: -73.99 };
const MANY = 20_000;
const PEOPLE = 1000;
const FIRST = 5000;
const READER = FIRST;
const LIMIT = 25;

const database = ownDatabase('kept');
/**
 * Across the country on eight Saturdays, every fourth within some miles of HOME, every thirtieth without coordinates,
 * with three participants each. The reader has blocked two users.
 */
beforeAll(() =>
  database.fill(`
    insert into users (id, username, email, first_name, last_name)
      select ${FIRST} + n, 'person' || n, n || '@example.org', 'Ada', 'Byron' from generate_series(0, ${PEOPLE - 1}) n;
    insert into meetups (id, title, max_participants, current_participants, restaurant_name, restaurant_address,
        venue_type, latitude, longitude, scheduled_date, scheduled_time, starts_at, time_zone, created_by)
      select ${FIRST} + n, 'Meetup ' || n, 3 + n % 5, 3, 'A place', 'A street', (array['cafe', 'restaurant'])[1 + n % 2],
        case when n % 30 = 0 then null when n % 4 = 0 then ${HOME.latitude} + (n * 7919 % 600 - 300) / 1000.0
          else 30 + (n * 7919 % 18000) / 1000.0 end,
        case when n % 30 = 0 then null when n % 4 = 0 then ${HOME.longitude} + (n * 104729::bigint % 800 - 400) / 1000.0
          else -120 + (n * 104729::bigint % 50000) / 1000.0 end,
        date '2026-03-07' + 7 * (n / 8 % 8), 'dinner', timestamptz '2026-03-07 23:00Z' + (n / 8 % 8) * interval '7 days',
        'America/New_York', ${FIRST} + n % ${PEOPLE}
      from generate_series(1, ${MANY}) n;
    insert into matches (id, venue_type, suggested_time, suggested_date, starts_at, time_zone, status, meetup_id,
        meetup_seats)
      select id, venue_type, 'dinner', scheduled_date, starts_at, time_zone, 'confirmed', id, max_participants
      from meetups;
    insert into match_members (match_id, user_id, joined_at)
      select id, ${FIRST} + (created_by + 101 * seat) % ${PEOPLE}, now() from meetups, generate_series(0, 2) seat;
    insert into blocks (blocker_id, blocked_id, blocked_at)
      select ${READER}, ${READER} + 300 + n, now() from generate_series(0, 1) n`),
);

const search = (fields: Partial<MeetupSearch>): MeetupSearch => ({
  readerId: READER,
  near: HOME,
  maxDistance: null,
  venueType: null,
  date: null,
  after: null,
  limit: LIMIT,
  ...fields,
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const relationOf = (node: Plan): string | undefined => node['Relation Name'];
const rowsOf = (node: Plan): number => node['Actual Rows'] * node['Actual Loops'];

type Explained = pg.QueryResult<{ 'QUERY PLAN': Array<{ Plan: Plan }> }>;

/** The plan of the statement that is sent. */
async function planOf(fields: Partial<MeetupSearch>): Promise<Plan[]> {
  const { text, values } = browsing(search(fields), NOW);
  const { rows }: Explained = await database.pool.query(`explain (analyze, format json) ${text}`, values);
  return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan);
}

const SEARCHES: Array<[string, Partial<MeetupSearch>]> = [
  ['the first page', {}],
  ['a page in the middle', { after: { isFull: false, miles: 5, date: '2026-03-28', id: 9000 } }],
  ['cafes', { venueType: 'cafe' }],
  ['one Saturday', { date: '2026-04-11' }],
  ['close by', { maxDistance: 5 }],
];

describe('among many meetups', () => {
  it.each(SEARCHES)('%s is read in order, day by day', async (_, fields) => {
    for (const near of [HOME, null]) {
      const miles = near ? 5 : -1;
      const after = fields.after ? { ...fields.after, miles } : null;
      const nodes = await planOf({ ...fields, near, after });
      expect(rowsOf(nodes[0]!)).toBe(LIMIT);
      const ofMeetups = nodes.filter((node) => relationOf(node) === 'meetups' && node['Actual Loops'] > 0);
      expect(ofMeetups.map((node) => node['Index Name'])).toEqual(['meetups_in_order']);
      // Of a day and the first one of the next.
      for (const node of ofMeetups) expect(rowsOf(node)).toBeLessThanOrEqual(MANY / 8 + 1);
    }
  });

  it('only the participants of one page are read', async () => {
    for (const near of [HOME, null]) {
      const gatherings = (await planOf({ near })).filter((node) => node['Node Type'] === 'WindowAgg');
      expect(gatherings).not.toHaveLength(0);
      for (const node of gatherings) expect(node['Actual Loops']).toBe(LIMIT);
    }
  });

  it('no page contains a meetup of a blocked user', async () => {
    const queries = new PostgresMeetupQueries(database.pool, database.pool);
    const apart = [READER + 300, READER + 301];
    for (const near of [HOME, null]) {
      const { meetups } = await queries.browse(search({ near, limit: 500 }), NOW);
      const met = new Set(
        meetups
          .filter((meetup) => !meetup.joined)
          .flatMap(({ createdBy, participants }) => [createdBy, ...participants.map(({ id }) => id)]),
      );
      expect(meetups).toHaveLength(500);
      expect(apart.filter((id) => met.has(id))).toEqual([]);
    }
  });
});
