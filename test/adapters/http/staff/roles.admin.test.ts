import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { whileRowLocked } from '../../../support/http/while-row-locked.js';

const product = theSharedProduct();
let admin: APerson;

beforeEach(async () => {
  await product.query(`update users set role = 'member'`);
  admin = await aStaffMember(product, 'admin');
});

const roleOf = (id: number) => `/api/admin/users/${id}/role`;
const admins = async (): Promise<number> =>
  (await product.query(`select 1 from users where role = 'admin'`)).rowCount!;

describe('an admin', () => {
  it('grants and revokes roles, which is audited', async () => {
    const member = await product.person().signUp();
    for (const role of ['moderator', 'admin', 'member'] as const) {
      const { body } = await admin.expect('POST', roleOf(member.id), 200, { role, password: admin.password });
      expect(body).toMatchObject({ id: member.id, role });
    }
    const filter = JSON.stringify({ targetKind: 'user', targetId: member.id });
    const { body } = await admin.get<object[]>(`/api/admin/audit-log?filter=${filter}&sort=["at","ASC"]`);
    expect(body).toMatchObject([
      { action: 'staff.role_changed', actor: { id: admin.id }, details: { from: 'member', to: 'moderator' } },
      { details: { from: 'moderator', to: 'admin' } },
      { details: { from: 'admin', to: 'member' } },
    ]);
  });
});

it('when two admins revoke each other’s role concurrently, one remains', async () => {
  for (let round = 0; round < 3; round++) {
    const other = await aStaffMember(product, 'admin');
    const answers = await Promise.all([
      admin.post(roleOf(other.id), { role: 'member', password: admin.password }),
      other.post(roleOf(admin.id), { role: 'member', password: other.password }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200]));
    expect(await admins()).toBe(1);
    if ((await admin.get('/api/admin/session')).status === 401) admin = other;
  }
});

/** An app session of a user who is an admin. */
async function anAdmin(): Promise<{ person: APerson; atTheConsole: APerson }> {
  const person = await product.person().signUp();
  return { person, atTheConsole: await signInToConsole(product, person, 'admin') };
}
const goes = (person: APerson) => person.send('DELETE', '/api/user', { password: person.password });
const suspends = (one: APerson, other: APerson) =>
  one.post(`/api/admin/users/${other.id}/suspend`, { reason: 'Insults' });
const inGoodStanding = async (): Promise<number> =>
  (
    await product.query(
      `select 1 from users where role = 'admin' and deleted_at is null
         and not exists (select 1 from suspensions where user_id = users.id and status = 'in_force')`,
    )
  ).rowCount!;

describe('the last admin in good standing', () => {
  it('cannot be deleted until there is another one', async () => {
    const { person, atTheConsole } = await anAdmin();
    await suspends(atTheConsole, admin);
    await refused(goes(person), 409, 'last_admin');
    await person.expect('GET', '/api/user', 200);
    await aStaffMember(product, 'admin');
    expect((await goes(person)).status).toBe(200);
  });

  it('can revoke the role of a suspended admin', async () => {
    const other = await aStaffMember(product, 'admin');
    await suspends(admin, other);
    await admin.expect('POST', roleOf(other.id), 200, { role: 'member', password: admin.password });
  });

  it('cannot be suspended or ended', async () => {
    const moderator = await aStaffMember(product, 'moderator');
    for (const verb of ['suspend', 'terminate']) {
      const path = `/api/admin/users/${admin.id}/${verb}`;
      await moderator.expect('POST', path, 403, { reason: 'Insults' });
      await admin.expect('POST', path, 403, { reason: 'Insults' });
    }
    expect(await inGoodStanding()).toBe(1);
  });

  it.each([1, 2])('remains when all of them delete, suspend and demote concurrently (%i)', async () => {
    const { person: ada, atTheConsole: adasConsole } = await anAdmin();
    const { person: ben, atTheConsole: bensConsole } = await anAdmin();
    const answers = await Promise.all([
      goes(ada),
      goes(ben),
      suspends(adasConsole, admin),
      bensConsole.post(roleOf(ada.id), { role: 'member', password: bensConsole.password }),
      admin.post(roleOf(ben.id), { role: 'moderator', password: admin.password }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await inGoodStanding()).toBeGreaterThan(0);
  });
});

it.each([
  [
    'suspended',
    401,
    `insert into suspensions (user_id, kind, status, reason, asked_at)
     values ($1, 'suspension', 'in_force', 'Insults', now())`,
  ],
  ['a moderator', 403, `update users set role = 'moderator' where id = $1`],
  ['gone', 401, `update users set deleted_at = now() where id = $1`],
])('an admin who is %s before the lock is acquired grants no role', async (_now, status, change) => {
  const other = await aStaffMember(product, 'admin');
  const answer = await whileRowLocked(product, admin, [change], () =>
    admin.post(roleOf(other.id), { role: 'member', password: admin.password }),
  );
  expect(answer.status).toBe(status);
  await other.expect('GET', '/api/admin/session', 200);
});

it('when two admins suspend each other concurrently, one remains active', async () => {
  for (let round = 0; round < 2; round++) {
    const other = await aStaffMember(product, 'admin');
    const statuses = (await Promise.all([suspends(admin, other), suspends(other, admin)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 401]);
    if (statuses[1] === 200) admin = other;
    await admin.expect('GET', '/api/admin/session', 200);
  }
});
