import type { APerson, ListQuery } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aRequestBody, aSaturday, aMatchedTableOf } from '../../../support/http/a-table.js';
import { eventually } from '../../../support/eventually.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let moderator: APerson;

beforeAll(async () => {
  moderator = await aStaffMember(product, 'moderator');
});

/** Every field of a run. */
const TOLD =
  'affinity affinityAtMost at atMost date id matchIds ms pass paths planned run seated small smallAtLeast tables ' +
  'time venueType waiting worst worstAtMost';

const list = (query: ListQuery = {}) =>
  moderator.list<Record<string, unknown>>('/api/admin/seating-runs', query);

describe('runs in the console', () => {
  it('contain the seated users, the upper bound and the tables, and no names', async () => {
    const { people, matchId } = await aMatchedTableOf(product, undefined, { preferredDate: aSaturday(1) });
    await eventually(async () => (await list()).body.length > 0);
    const { body, headers } = await list({ filter: { date: aSaturday(1), run: 'rolling' } });
    const seated = body.reduce((sum, run) => sum + Number(run.seated), 0);
    expect(seated).toBe(5);
    expect(headers.get('content-range')).toBe(`seating-runs 0-${body.length - 1}/${body.length}`);
    expect(body[0]).toMatchObject({
      run: 'rolling',
      pass: 'rolling',
      date: aSaturday(1),
      waiting: 5,
      tables: 1,
      matchIds: [matchId],
    });
    expect(body[0]).toMatchObject({ seated: 5, planned: 5, atMost: 5, small: 0, paths: { alone: 0 } });
    expect(body[0]!.at).toMatch(/^\d{4}-.*Z$/);
    expect(Object.keys(body[0]!).sort().join(' ')).toBe(TOLD);
    const text = JSON.stringify(body);
    for (const { username } of people) expect(text).not.toContain(username);
  });

  it('are recorded after a manual run without seated users, as in its response', async () => {
    const preferredDate = aSaturday(2);
    const admin = await aStaffMember(product, 'admin');
    const person = await product.person().signUp();
    await person.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredDate }));
    const told = await admin.expect('POST', '/api/admin/matching/run', 200, { preferredDate });
    const slots = told.body.slots as unknown as Array<{ figures: object[] }>;
    const { body } = await list({ filter: { run: 'manual' } });
    expect(body).toMatchObject([{ date: preferredDate, waiting: 1, seated: 0, ...slots[0]!.figures[0] }]);
  });

  it('are sorted by each option and paginated', async () => {
    for (const sort of ['id', 'date', 'waiting', 'seated', 'gap', 'ms'])
      expect([sort, (await list({ sort: [sort, 'ASC'] })).status]).toEqual([sort, 200]);
    await product.query(`
      insert into seating_runs (at, preferred_date, preferred_time, venue_type, run, pass, waiting, tables, seated,
        planned, at_most, small, small_at_least, worst, affinity, paths, ms)
      select now(), '2026-01-03', 'lunch', 'cafe', 'final', 'final', 9, 1, 5, 5, n, 0, 0, 0, 0,
        '{"whole":0,"proved":0,"searched":9,"cut":0,"alone":0}', 1
      from generate_series(1, 150) n`);
    const { body, headers } = await list({
      filter: { date: '2026-01-03' },
      sort: ['gap', 'DESC'],
      range: [0, 100_000],
    });
    expect(body).toHaveLength(100);
    expect(body[0]).toMatchObject({ atMost: 150 });
    expect(headers.get('content-range')).toBe('seating-runs 0-99/150');
  });

  it.each<object>([
    { date: '2026-02-31' },
    { time: 'brunch' },
    { venueType: 'bar' },
    { run: 'dry' },
    { pass: "final' or true" },
    { slot: 1 },
    { constructor: 1 },
  ])('refuse an unknown filter: %j', async (filter) => {
    expect((await list({ filter })).status).toBe(400);
  });

  it('refuse an unknown sort', async () => {
    expect((await list({ sort: ['paths', 'ASC'] })).status).toBe(400);
    expect((await list({ sort: ['gap; drop table seating_runs', 'ASC'] })).status).toBe(400);
  });
});
