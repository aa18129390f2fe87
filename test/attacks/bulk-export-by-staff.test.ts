import type { APerson, ListQuery } from '../support/http/a-person.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { aTableOf } from '../support/http/a-table.js';
import { theSharedProduct } from '../support/http/shared-product.js';

interface Line {
  readonly actor: { id: number } | null;
  readonly details: Record<string, unknown>;
}

const product = theSharedProduct();
let moderator: APerson;
let admin: APerson;
beforeAll(async () => {
  moderator = await aStaffMember(product, 'moderator', { firstName: 'Zelda', lastName: 'Quartz' });
  admin = await aStaffMember(product, 'admin');
});

const list = (asked: ListQuery) => moderator.list<{ id: number }>('/api/admin/users', asked);
const linesOf = async (action: string) =>
  (await admin.get<Line[]>(`/api/admin/audit-log?filter={"action":"${action}"}`)).body;
const lines = () => linesOf('user.listed');

describe('the audit log', () => {
  it.each([
    ['match.listed', '/api/admin/matches', { fields: 'status', from: 0, rows: 0 }],
    ['report.listed', '/api/admin/reports', { fields: 'status', from: 0, rows: 0 }],
    ['verification.listed', '/api/admin/verifications', { fields: 'status', from: 0, rows: 0 }],
  ])('has a line %s for each page that a moderator reads', async (action, path, details) => {
    const status = action === 'match.listed' ? 'archived' : 'rejected';
    const filter = action === 'report.listed' ? '{"status":"upheld"}' : `{"status":"${status}"}`;
    await moderator.expect('GET', `${path}?filter=${encodeURIComponent(filter)}`, 200);
    const [line] = await linesOf(action);
    expect(line).toMatchObject({ actor: { id: moderator.id }, details });
    expect((await moderator.send('HEAD', path)).status).toBe(405);
  });

  it.each([
    ['work.listed', '/api/admin/work?filter={"kind":"report"}', { fields: 'kind', from: 0, rows: 0 }],
    ['meetup.listed', '/api/admin/meetups?range=[0,9]', { fields: '', from: 0, rows: 0 }],
  ])('has a line %s for each page of %s', async (action, path, details) => {
    await moderator.expect('GET', path, 200);
    expect(await linesOf(action)).toMatchObject([{ actor: { id: moderator.id }, details }]);
    expect((await moderator.send('HEAD', path)).status).toBe(405);
  });

  it('has a line for each preview of a run, which names who would sit together', async () => {
    await admin.expect('POST', '/api/admin/matching/run', 200, { dryRun: true, venueType: 'cafe' });
    expect(await linesOf('matching.previewed')).toMatchObject([
      { actor: { id: admin.id }, details: { venueType: 'cafe', slots: 0 } },
    ]);
    expect(await linesOf('matching.run')).toEqual([]);
  });

  it('has a line for each table, verification and view of the attendance that a moderator reads', async () => {
    const { matchId } = await aTableOf(product);
    await moderator.expect('GET', `/api/admin/matches/${matchId}`, 200);
    expect((await linesOf('match.viewed'))[0]).toMatchObject({
      actor: { id: moderator.id },
      targetKind: 'match',
      targetId: matchId,
    });
    await moderator.expect('GET', '/api/admin/attendance', 200);
    expect((await linesOf('attendance.viewed'))[0]).toMatchObject({ actor: { id: moderator.id } });
    await moderator.expect('GET', '/api/admin/verifications/4711', 404);
    expect(await linesOf('verification.viewed')).toEqual([]);
  });
});

describe('the audit log of list pages in the console', () => {
  it('has one line per page with the number of users on it', async () => {
    const before = (await lines()).length;
    await list({ range: [0, 0] });
    await list({ range: [1, 1], sort: ['lastName', 'ASC'] });
    const written = (await lines()).slice(0, (await lines()).length - before);
    expect(written.map(({ actor }) => actor!.id)).toEqual([moderator.id, moderator.id]);
    expect(written.map(({ details }) => details)).toEqual([
      { fields: '', from: 1, rows: 1 },
      { fields: '', from: 0, rows: 1 },
    ]);
  });

  it('contains the names of filter fields and not their values', async () => {
    await list({ filter: { q: 'Quartz', role: 'moderator', standing: 'good' } });
    await list({ filter: { id: [moderator.id] } });
    await list({ filter: { q: 'nobody-of-that-name@example.org' } });
    const [third, second, first] = await lines();
    expect(first!.details).toEqual({ fields: 'q,role,standing', from: 0, rows: 1 });
    expect(second!.details).toEqual({ fields: 'id', from: 0, rows: 1 });
    expect(third!.details).toEqual({ fields: 'q', from: 0, rows: 0 });
    expect(JSON.stringify(await lines())).not.toMatch(/nobody-of-that-name|"q":/);
  });

  it('has no line for an empty page', async () => {
    const before = (await lines()).length;
    expect((await list({ filter: { password: 'x' } })).status).toBe(400);
    expect((await product.person().get('/api/admin/users')).status).toBe(401);
    expect((await moderator.send('HEAD', '/api/admin/users')).status).toBe(405);
    expect(await lines()).toHaveLength(before);
  });
});

describe('the export of a list', () => {
  const exported = (by: APerson, list: string, filter: object = {}) =>
    by.send('GET', `/api/admin/exports/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  it('is for admins, and has one line, with the list and the number of rows', async () => {
    for (const list of ['users', 'reports', 'audit-log'])
      expect((await exported(moderator, list)).status).toBe(403);
    expect(await linesOf('list.exported')).toEqual([]);
    const pages = ['user', 'match', 'report', 'verification'].map((kind) => `${kind}.listed`);
    const pageLines = async () => (await Promise.all(pages.map(linesOf))).flat().length;
    const before = await pageLines();
    const statuses = { matches: 'archived', reports: 'upheld', verifications: 'rejected' };
    for (const [list, status] of Object.entries(statuses))
      expect((await exported(admin, list, { status })).status).toBe(200);
    expect((await exported(admin, 'users', { id: [moderator.id] })).status).toBe(200);
    expect(await pageLines()).toBe(before);
    expect((await admin.send('HEAD', '/api/admin/exports/users')).status).toBe(405);
    expect(await linesOf('list.exported')).toMatchObject([
      { actor: { id: admin.id }, details: { list: 'users', fields: 'id', rows: 1 } },
      ...['verifications', 'reports', 'matches'].map((list) => ({
        details: { list, fields: 'status', rows: 0 },
      })),
    ]);
  });

  it('disarms a name that a spreadsheet would run as a formula', async () => {
    const sly = await product.person().signUp({ firstName: '=Ada', lastName: '+"x",Byron' });
    const { body, headers } = await exported(admin, 'users', { id: [sly.id] });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=users.csv');
    expect(headers.get('content-range')).toBe('users 0-0/1');
    const [head, row] = String(body.text).split('\r\n');
    expect(head).toContain('id,firstName,lastName,username,email');
    expect(row).toContain(`${sly.id},'=Ada,"'+""x"",Byron",${sly.username},`);
  });
});
