import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pastQuarters } from '../../../../src/domain/seating/fairness/quarter.js';
import { lastSaturdayBefore } from '../../../../src/domain/seating/what-if/past-saturday.js';
import { addDays } from '../../../../src/domain/shared/calendar-date.js';
import { localDate } from '../../../../src/domain/shared/time-zone.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';

const PATH = '/api/admin/fairness';
const ZONE = 'America/New_York';
const today = localDate(new Date(), ZONE);
const saturday = lastSaturdayBefore(today);
/** A Saturday of the last quarter that is over. */
const earlier = lastSaturdayBefore(addDays(pastQuarters(today)[0]!.from, 30));

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

/** Users near each other who asked for dinner on the day, and got a seat or not. @returns their ids */
async function asked(count: number, day: string, born: string, isSeated = false): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `insert into users (username, email, first_name, last_name, date_of_birth, latitude, longitude, time_zone, created_at)
     select 'q' || seed || n, 'q' || seed || n || '@example.org', 'Zuleika', 'Quill', $2, 40, -74, $3, $4::date - 200
     from generate_series(1, $1) n, (select md5(random()::text) as seed) seeds returning id`,
    [count, born, ZONE, day],
  );
  const ids = rows.map(({ id }) => id);
  const { rows: requests } = await database.query<{ id: number; user_id: number }>(
    `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, max_distance, status, time_zone,
       created_at)
     select unnest($1::int[]), 'restaurant', 'dinner', $2::date, 10, 'completed', $3, $2::date - interval '5 days'
     returning id, user_id`,
    [ids, day, ZONE],
  );
  if (isSeated) await seat(requests, day);
  return ids;
}

async function seat(requests: ReadonlyArray<{ id: number; user_id: number }>, day: string): Promise<void> {
  await database.query(
    `with m as (
       insert into matches (status, venue_type, suggested_date, suggested_time, starts_at, time_zone, match_score, created_at)
       values ('archived', 'restaurant', $3::date, 'dinner', $3::date + interval '23 hours', $4, 50, $3::date) returning id)
     insert into match_members (match_id, user_id, request_id, status, joined_at)
     select m.id, seats.user_id, seats.id, 'attended', $3::date - interval '2 days'
     from m, unnest($1::int[], $2::int[]) as seats (id, user_id)`,
    [requests.map(({ id }) => id), requests.map(({ user_id: userId }) => userId), day, ZONE],
  );
}

type Shares = {
  dimensions: Array<{ dimension: string; cells: Array<{ cell: string; share: object | null }> }>;
};
type Quarters = Array<{ from: string; to: string; shares: Shares | null }>;
const quarters = async () => (await admin.expect('GET', PATH, 200)).body.quarters as unknown as Quarters;

describe('the shares of seats', () => {
  it('are those of three quarters, and nothing where fewer than ten people asked', async () => {
    await asked(9, earlier, '2003-05-06');
    const found = await quarters();
    expect(found.map(({ shares }) => shares)).toEqual([null, null, null]);
    expect(found[0]!.from > found[1]!.to).toBe(true);
  });

  it('are told by age, account, distance and company, without small cells and without people', async () => {
    await asked(14, earlier, '2001-05-06', true);
    await asked(12, earlier, '1990-05-06', true);
    await asked(3, earlier, '1950-05-06');
    const shares = (await quarters())[0]!.shares!;
    expect(shares).toMatchObject({ all: { requests: 40, percentSeated: 68, meanWait: 0 } });
    const [ages, accounts, distances, company] = shares.dimensions.map(({ cells }) =>
      Object.fromEntries(cells.map(({ cell, share }) => [cell, share])),
    );
    expect(ages!['60+']).toBeNull();
    expect(Object.values(ages!).filter((share) => share === null).length).toBeGreaterThan(1);
    expect(accounts).toEqual({
      new: { requests: 0, percentSeated: 0, meanWait: null },
      regular: { requests: 40, percentSeated: 68, meanWait: 0 },
    });
    expect(distances!.under_5).toMatchObject({ requests: 40 });
    expect(company!.single).toMatchObject({ requests: 40 });
    expect(JSON.stringify(shares)).not.toMatch(/Zuleika|Quill|example\.org|40\.\d|-74/);
  });
});

describe('the last Saturday', () => {
  it('is tested for a bias', async () => {
    const { body: empty } = await admin.expect('POST', `${PATH}/bias-test`, 200, {});
    expect(empty).toMatchObject({ date: saturday, requests: 0, skipped: 'too_few_people', verdict: null });
    await asked(11, saturday, '2003-05-06');
    const { body } = await admin.expect('POST', `${PATH}/bias-test`, 200, { sums: [1e300, 0, 0, 0] });
    expect(body).toMatchObject({ requests: 11, skipped: null, done: 1 });
    expect(body.verdict).toMatchObject({ p: 1, isBiased: false, isOpen: false });
    const { body: again } = await admin.expect('POST', `${PATH}/bias-test`, 200, { sums: body.sums });
    expect(again).toEqual(body);
  });

  it('is seated again with one thing about one user changed, which the audit log has', async () => {
    const [userId] = await asked(1, saturday, '2003-05-06');
    const path = `${PATH}/counterfactual`;
    const { body } = await admin.expect('POST', path, 200, { userId, change: 'miles', value: 90 });
    expect(body).toEqual({
      ...{ requests: 12, skipped: null },
      seats: { before: 12, after: 11, lost: [{ id: userId }], gained: [] },
    });
    const { rows } = await database.query(
      `select target_kind, target_id::int, details from audit_log where actor_id = $1 and action = 'counterfactual.viewed'`,
      [admin.id],
    );
    expect(rows).toEqual([{ target_kind: 'user', target_id: userId, details: {} }]);
    await admin.expect('POST', path, 404, { userId: 2_000_000_000, change: 'age', value: 30 });
    await admin.expect('POST', path, 404, { userId, change: 'friend', value: admin.id });
    await admin.expect('POST', path, 200, { userId, change: 'id', value: 2_000_000_000 });
  });

  it.each<object>([
    { userId: 1, change: 'age', value: 30.5 },
    { userId: 1, change: 'name', value: 1 },
    { userId: -1, change: 'age', value: 30 },
    { userId: 1, change: 'age', value: -1 },
    { userId: 1, change: 'id', value: 3e9 },
    { userId: 1, change: 'age' },
  ])('refuses a hostile change: %j', async (body) => {
    await admin.expect('POST', `${PATH}/counterfactual`, 400, body);
  });

  it.each<object>([{ sums: [1.5] }, { sums: 'x' }, { sums: Array.from({ length: 801 }, () => 0) }])(
    'refuses hostile sums: %#',
    async (body) => {
      await admin.expect('POST', `${PATH}/bias-test`, 400, body);
    },
  );
});

it('the audit is for admins only', async () => {
  const moderator = await aStaffMember(product, 'moderator');
  expect((await moderator.get(PATH)).status).toBe(403);
  await moderator.expect('POST', `${PATH}/bias-test`, 403, {});
  await moderator.expect('POST', `${PATH}/counterfactual`, 403, { userId: 1, change: 'age', value: 30 });
});
