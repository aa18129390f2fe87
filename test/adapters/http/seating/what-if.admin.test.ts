import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { lastSaturdayBefore } from '../../../../src/domain/seating/what-if/past-saturday.js';
import { localDate } from '../../../../src/domain/shared/time-zone.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';

const PATH = '/api/admin/what-if';
/** Seated in the thread of the server, since the sources of this test need a compiler in another one. */
const PEOPLE = 12;
const saturday = lastSaturdayBefore(localDate(new Date(), 'America/New_York'));

let product: TestProduct;
let admin: APerson;
let database: pg.Client;

beforeAll(async () => {
  product = await startProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  admin = await aStaffMember(product, 'admin');
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});

/** Users of last Saturday, each seven miles from the next, who accept ten miles. */
async function lastSaturdaysRequests(): Promise<void> {
  const { rows } = await database.query<{ id: number }>(
    `insert into users (username, email, first_name, last_name, date_of_birth, latitude, longitude, time_zone)
     select 'past' || n, 'past' || n || '@example.org', 'Zuleika', 'Quill', '2003-05-06', 40 + n / 10.0, -74,
       'America/New_York'
     from generate_series(1, ${PEOPLE}) n returning id`,
  );
  await database.query(
    `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, max_distance, status, time_zone,
       created_at)
     select unnest($1::int[]), 'restaurant', 'dinner', $2::date, 10, 'completed', 'America/New_York',
       $2::date - interval '5 days'`,
    [rows.map(({ id }) => id), saturday],
  );
}

/** A digest of the rows of every table. */
async function digests(): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') order by 1`,
  );
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await database.query<{ digest: string }>(
      `select coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as digest from ${name} one`,
    );
    all[name] = rows[0]!.digest;
  }
  return all;
}

/** Tables whose rows change by themselves: jobs that run every minute. */
const ON_ITS_OWN = /^graphile_worker\./;

describe('what another policy would have done', () => {
  it('is empty without requests on the last Saturday', async () => {
    const { body } = await admin.expect('GET', PATH, 200);
    expect(body).toMatchObject({ date: saturday, requests: 0, recorded: null });
    expect(body.settings).toContainEqual({ name: 'repeatWeeks', current: 8, min: 0, max: 26 });
    expect((await admin.expect('POST', PATH, 200, {})).body).toMatchObject({ requests: 0, slots: [] });
  });

  it('is told in counts, and changes nothing in the database', async () => {
    await lastSaturdaysRequests();
    const before = await digests();
    await admin.expect('GET', PATH, 200);
    const { body } = await admin.expect('POST', PATH, 200, { extraMiles: 45 });
    const after = await digests();
    const changed = Object.keys(after).filter(
      (name) => after[name] !== before[name] && !ON_ITS_OWN.test(name),
    );
    expect(changed).toEqual([]);
    expect(body).toMatchObject({ date: saturday, requests: PEOPLE });
    const [slot] = body.slots as unknown as Array<Record<string, Record<string, unknown>>>;
    expect(slot).toMatchObject({ time: 'dinner', venueType: 'restaurant', requests: PEOPLE, skipped: null });
    expect(slot!.current).toMatchObject({ seated: 0, waiting: PEOPLE, medianMiles: null });
    expect(slot!.proposed).toMatchObject({ seated: PEOPLE, atMost: PEOPLE, waiting: 0 });
    expect(JSON.stringify(body)).not.toMatch(/past\d|Zuleika|Quill/);
  });

  it('is equal for equal settings', async () => {
    const { body } = await admin.expect('POST', PATH, 200, { extraMiles: 0, repeatWeeks: 8 });
    const [slot] = body.slots as unknown as Array<Record<string, unknown>>;
    expect(slot!.proposed).toEqual(slot!.current);
  });

  it('is for admins only', async () => {
    const moderator = await aStaffMember(product, 'moderator');
    expect((await moderator.get(PATH)).status).toBe(403);
    await moderator.expect('POST', PATH, 403, {});
  });

  it.each<object>([
    { smallestTable: 2 },
    { smallestTable: 6 },
    { largestTable: 7 },
    { extraMiles: 46 },
    { extraMiles: -21 },
    { extraMiles: 1.5 },
    { extraYears: -1 },
    { extraYears: '5' },
    { repeatWeeks: 1e9 },
    { repeatWeeks: null },
    { repeatWeeks: [8] },
  ])('refuses hostile settings: %j', async (settings) => {
    await admin.expect('POST', PATH, 400, settings);
  });

  it('runs once at a time: a second comparison is refused while the first one reads', async () => {
    await database.query('begin');
    await database.query('lock table meetup_requests in access exclusive mode');
    const both = [admin.post(PATH, {}), admin.post(PATH, {})];
    const refused = await Promise.race(both);
    expect(refused).toMatchObject({ status: 409, body: { code: 'what_if_is_running' } });
    await database.query('commit');
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await admin.expect('POST', PATH, 200, {});
  });
});
