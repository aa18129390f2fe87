import type { APerson, ListQuery } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aRequestBody, aSaturday, aTableOf } from '../../../support/http/a-table.js';
import { eventually } from '../../../support/eventually.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let moderator: APerson;
let admin: APerson;

beforeAll(async () => {
  moderator = await aStaffMember(product, 'moderator');
  admin = await aStaffMember(product, 'admin');
});

interface Pair {
  a: number;
  b: number;
  affinity: number;
  shared: string[];
}

interface Table {
  id: number;
  members: Array<{ person: { id: number; name: string } | null; status: string }>;
  why: { run: string; grownBy: string | null; pairs: Pair[]; meanAffinity: number } | null;
  messages: number;
}

interface Run {
  dryRun: boolean;
  slots: Array<{
    waiting: number;
    seated: number;
    unseated: number;
    tables: Array<{ matchId: number | null; members: Array<{ id: number; name: string; isNew: boolean }> }>;
  }>;
}

const list = (query: ListQuery) => moderator.list<{ id: number }>('/api/admin/matches', query);

describe('matches in the console', () => {
  it('contain the formation and the number of messages, but no message', async () => {
    const { matchId, people } = await aTableOf(product, undefined, {}, (person) => person.answerSurvey());
    await people[0]!.say(matchId, 'A secret of the table');
    const { body } = await moderator.get<Table>(`/api/admin/matches/${matchId}`);
    expect(body.members.map(({ person }) => person!.id).sort((a, b) => a - b)).toEqual(
      people.map(({ id }) => id).sort((a, b) => a - b),
    );
    expect(body.members[0]!.person!.name).toMatch(/^\w+ Byron$/);
    expect(body.why).toMatchObject({ run: 'rolling', grownBy: null, meanAffinity: 93 });
    expect(body.why!.pairs).toHaveLength(10);
    expect(body.why!.pairs[0]).toMatchObject({ affinity: 93, shared: ['vibe', 'topic', 'music'] });
    expect(body.messages).toBe(1);
    expect(JSON.stringify(body)).not.toMatch(/secret|latitude|distance/);
  });

  it('contain no shared answers of a deleted account', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { venueType: 'restaurant' });
    const [ada] = people;
    await ada!.expect('DELETE', '/api/user', 200, { password: ada!.password });
    const { body } = await moderator.get<Table>(`/api/admin/matches/${matchId}`);
    expect(body.members.filter(({ person }) => person === null)).toHaveLength(1);
    expect(body.why!.pairs).toHaveLength(6);
    expect(body.why!.pairs.flatMap(({ a, b }) => [a, b])).not.toContain(ada!.id);
  });

  it('are listed, filtered, sorted and counted', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { preferredDate: aSaturday(1) });
    const all = await list({ range: [0, 1] });
    expect(all.body).toHaveLength(2);
    expect(all.headers.get('content-range')).toBe('matches 0-1/3');
    const own = await list({ filter: { userId: people[0]!.id, status: 'pending', venueType: 'cafe' } });
    expect(own.body).toMatchObject([{ id: matchId, members: 5, isMeetup: false, time: 'lunch' }]);
    for (const sort of ['date', 'matchScore']) expect((await list({ sort: [sort, 'ASC'] })).status).toBe(200);
    const days = [{ date: '2026-02-31' }, { date: '0000-01-01' }, { userId: '1 or 1=1' }, { nothing: 1 }];
    for (const filter of days) expect((await list({ filter })).status).toBe(400);
  });
});

/** Every table but sessions, scheduled jobs and the audit log. */
async function everythingKept(): Promise<string> {
  const { rows: tables } = await product.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
     where schemaname = 'public' and tablename not like '%sessions' and tablename not like 'audit_log%' order by 1`,
  );
  const kept: Record<string, unknown> = {};
  const keep = async (name: string, sql: string) => (kept[name] = (await product.query(sql)).rows);
  for (const { name } of tables) await keep(name, `select to_jsonb(t) from ${name} t order by 1`);
  const jobs = `select id, key, payload from graphile_worker._private_jobs where payload -> '_cron' is null`;
  await keep('jobs', `${jobs} order by id`);
  return JSON.stringify(kept, null, 1);
}

const auditEntriesAfter = async (position: number) =>
  (
    await product.query<{ position: number }>(
      `select position::int, actor_id, action, target_kind, details from audit_log where position > $1
       order by audit_log.position`,
      [position],
    )
  ).rows;

describe('a manual run', () => {
  /** Every test has a Saturday of its own. */
  const slot = (week: number): Record<string, unknown> =>
    aRequestBody({ venueType: 'restaurant', preferredTime: 'lunch', preferredDate: aSaturday(week) });
  const path = '/api/admin/matching/run';
  /** The jobs that follow requests have run; the others are delayed rechecks. */
  const isQuiet = async () =>
    (
      await product.query(
        `select 1 from graphile_worker._private_jobs where key is null or key not like 'patience:%'`,
      )
    ).rowCount === 0;

  /** Four users have waited long enough for a table of four. */
  async function fourWait(week: number): Promise<APerson[]> {
    const people = await Promise.all(
      ['Gil', 'Hal', 'Ida', 'Jo'].map((firstName) => product.person().signUp({ firstName })),
    );
    for (const person of people) await person.expect('POST', '/api/matching-request', 200, slot(week));
    await eventually(isQuiet);
    await product.query(
      `update meetup_requests set created_at = now() - interval '1 hour' where status = 'active'`,
    );
    return people;
  }

  it('previews a dry run with an audit entry and no other change, and then seats accordingly', async () => {
    const people = await fourWait(1);
    const ids = people.map(({ id }) => id).sort((a, b) => a - b);
    const before = await everythingKept();
    const lastEntry = (await auditEntriesAfter(0)).at(-1)!.position;
    const dry = (await admin.expect('POST', path, 200, { dryRun: true })).body as unknown as Run;
    expect(await everythingKept()).toBe(before);
    expect(await auditEntriesAfter(lastEntry)).toEqual([
      {
        position: expect.any(Number),
        actor_id: admin.id,
        action: 'matching.previewed',
        target_kind: null,
        details: { slots: 1 },
      },
    ]);
    expect(dry.slots).toMatchObject([{ waiting: 4, seated: 4, unseated: 0, tables: [{ matchId: null }] }]);
    const name = expect.stringMatching(/^(Gil|Hal|Ida|Jo) Byron$/);
    expect(dry.slots[0]!.tables[0]!.members).toEqual(ids.map((id) => ({ id, name, isNew: true })));

    const { preferredDate, preferredTime, venueType } = slot(1);
    const body = { preferredDate, preferredTime, venueType };
    const real = (await admin.expect('POST', path, 200, body)).body as unknown as Run;
    expect(real.slots).toMatchObject([{ waiting: 4, seated: 4, unseated: 0 }]);
    const { matchId } = real.slots[0]!.tables[0]!;
    const table = (await moderator.get<Table>(`/api/admin/matches/${matchId}`)).body;
    expect(table.why).toMatchObject({ run: 'manual' });
    const { rows } = await product.query(
      `select actor_id, details from audit_log where action = 'matching.run'`,
    );
    expect(rows).toEqual([{ actor_id: admin.id, details: { ...body, slots: 1 } }]);
  });

  it('seats each user once when two admins start it concurrently', async () => {
    const people = await fourWait(2);
    const other = await aStaffMember(product, 'admin');
    const runs = await Promise.all(
      [admin, other, admin].map(
        async (one) => (await one.expect('POST', path, 200, {})).body as unknown as Run,
      ),
    );
    const seated = runs.map(({ slots }) => slots.reduce((sum, each) => sum + each.seated, 0));
    expect(seated.sort()).toEqual([0, 0, 4]);
    const { rows } = await product.query(`select user_id from match_members where user_id = any ($1)`, [
      people.map(({ id }) => id),
    ]);
    expect(rows).toHaveLength(4);
  });

  it('waits for the slot lock of another run, and a dry run does not', async () => {
    await fourWait(3);
    const { preferredDate, preferredTime, venueType } = slot(3);
    const key = [preferredDate, preferredTime, venueType].join('/');
    await product.query('begin');
    await product.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    let isDone = false;
    const real = admin.expect('POST', path, 200, {}).finally(() => (isDone = true));
    const dry = (await admin.expect('POST', path, 200, { dryRun: true })).body as unknown as Run;
    expect(dry.slots[0]).toMatchObject({ seated: 4 });
    expect(isDone).toBe(false);
    await product.query('commit');
    expect(((await real).body as unknown as Run).slots[0]).toMatchObject({ seated: 4 });
  });
});
