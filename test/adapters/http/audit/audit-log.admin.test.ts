import type { APerson, ListQuery } from '../../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

interface Line {
  readonly id: number;
  readonly at: string;
  readonly actor: { id: number; name: string } | null;
  readonly action: string;
}

const product = theSharedProduct();
let person: APerson;
let moderator: APerson;

beforeAll(async () => {
  person = await product.person().signUp({ firstName: 'Mo', lastName: 'Desk' });
  moderator = await signInToConsole(product, person, 'moderator');
  for (let line = 1; line <= 30; line++) {
    await product.query(
      `insert into audit_log (at, actor_id, action, target_kind, target_id, details)
       values (now() + make_interval(secs => $1), null, 'report.viewed', 'report', $1, '{"count": 2}')`,
      [line],
    );
  }
});

const read = (query: ListQuery = {}, reader = moderator) => reader.list<Line>('/api/admin/audit-log', query);

describe('the audit log', () => {
  it('is paginated, newest entry first', async () => {
    const { body, headers } = await read({ range: [0, 9] });
    expect(headers.get('content-range')).toBe('audit-log 0-9/31');
    const times = body.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const rest = await read({ range: [30, 39], sort: ['at', 'DESC'] });
    expect(rest.body).toMatchObject([
      {
        actor: { id: person.id, name: 'Mo Desk' },
        action: 'staff.signed_in',
        targetKind: 'staff',
        targetId: person.id,
        details: { with: 'password' },
      },
    ]);
  });

  it('has the views of lists only when asked for them', async () => {
    expect((await moderator.get('/api/admin/users')).status).toBe(200);
    const actions = async (query = {}) => (await read(query)).body.map(({ action }) => action);
    expect((await actions({ range: [0, 99] })).filter((action) => action.endsWith('.listed'))).toEqual([]);
    expect(await actions({ filter: { action: 'user.listed' } })).toContain('user.listed');
  });

  it('is filtered by actor, action and target', async () => {
    const only = async (filter: object) => (await read({ filter })).body.length;
    expect(await only({ actorId: person.id })).toBe(1);
    expect(await only({ action: 'report.viewed' })).toBe(30);
    expect(await only({ targetKind: 'report', targetId: 7 })).toBe(1);
    const [line] = (await read()).body;
    expect((await read({ filter: { id: [line!.id] } })).body).toEqual([line]);
  });

  it('has no name of a deleted account', async () => {
    const leaver = await product.person().signUp();
    const desk = await signInToConsole(product, leaver, 'moderator');
    await desk.expect('GET', '/api/admin/session', 200);
    await leaver.expect('DELETE', '/api/user', 200, { password: leaver.password });
    const { body } = await read({ filter: { targetKind: 'staff', targetId: leaver.id } });
    expect(body).toMatchObject([{ action: 'staff.signed_in', actor: null }]);
  });

  it('hides entries about the reader', async () => {
    const watched = await product.person().signUp();
    const desk = await signInToConsole(product, watched, 'moderator');
    const boss = await aStaffMember(product, 'admin');
    const { rows } = await product.query<{ id: number }>(
      `insert into reports (kind, target_id, reason, about_user_id, submitted_at, due_at)
       values ('user', $1, 'spam', $1, now(), now()) returning id`,
      [watched.id],
    );
    await boss.expect('GET', `/api/admin/reports/${rows[0]!.id}`, 200);
    await boss.expect('POST', `/api/admin/users/${watched.id}/terminate`, 200, { reason: 'Threats' });
    await desk.expect('GET', `/api/admin/users/${watched.id}`, 200);
    const seenBy = async (reader: APerson, targetKind: string, targetId: number) => {
      const { body, headers } = await read({ filter: { targetKind, targetId } }, reader);
      return [...body.map(({ action }) => action), headers.get('content-range')];
    };
    const seen = ['user.viewed', 'user.ending_proposed', 'audit-log 0-1/2'];
    expect(await seenBy(boss, 'user', watched.id)).toEqual(seen);
    expect(await seenBy(boss, 'report', rows[0]!.id)).toContain('report.viewed');
    expect(await seenBy(desk, 'user', watched.id)).toEqual(['user.viewed', 'audit-log 0-0/1']);
    expect(await seenBy(desk, 'report', rows[0]!.id)).toEqual(['audit-log */0']);
  });

  it('refuses an unknown sort, range or filter', async () => {
    for (const sort of ['details', 'id']) expect((await read({ sort: [sort, 'DESC'] })).status).toBe(400);
    for (const query of [{ range: [9, 1] as const }, { filter: { details: 1 } }])
      expect((await read(query)).status).toBe(400);
  });

  it.each([
    `update audit_log set actor_id = 1`,
    `update audit_log set actor_id = 1 where false`,
    `delete from audit_log`,
    `truncate audit_log`,
    `truncate audit_log, users cascade`,
    `merge into audit_log line using audit_log other on line.id = other.id when matched then update set action = 'x'`,
    `delete from audit_log_rest`,
    `with gone as (delete from audit_log returning id) select id from gone`,
  ])('cannot be changed in the database: %s', async (sql) => {
    const count = async () =>
      (await product.query<{ n: string }>(`select count(*) || string_agg(action, '') as n from audit_log`))
        .rows[0]!.n;
    const before = await count();
    await expect(product.query(sql)).rejects.toThrow('only ever added to');
    expect(await count()).toBe(before);
  });
});
