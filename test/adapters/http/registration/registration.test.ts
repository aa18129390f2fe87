import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ADMIT_WAITING } from '../../../../src/application/registration/admit-waiting.js';
import { REGISTRATION } from '../../../../src/infrastructure/compose/contexts.js';
import { eventually } from '../../../support/eventually.js';
import type { Answer, APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';
import { type TestDatabase, testDatabase } from '../../../support/postgres/test-database.js';

const POLICY = '/api/admin/registration';

let database: TestDatabase;
let rows: pg.Pool;
let products: [TestProduct, TestProduct];
let admin: APerson;
let moderator: APerson;

beforeAll(async () => {
  database = await testDatabase();
  const env = { EMAIL_DOMAINS: 'example.org,example.edu' };
  products = await Promise.all([startProduct({ database, env }), startProduct({ database, env })]);
  rows = new pg.Pool({ connectionString: database.url });
  admin = await aStaffMember(products[0], 'admin', { firstName: 'Omar' });
  moderator = await aStaffMember(products[0], 'moderator');
});
afterAll(async () => {
  await rows?.end();
  await Promise.all((products ?? []).map((product) => product.stop()));
  await database?.drop();
});
beforeEach(async () => {
  await rows.query('delete from registration_policy; delete from applications; delete from invitations');
});

async function choose(choice: object): Promise<Answer> {
  const { body } = await admin.expect('GET', POLICY, 200);
  const { policy, emailDomains, memberCap, version } = body;
  return admin.send('PUT', POLICY, { policy, emailDomains, memberCap, version, ...choice });
}
async function invite(uses: number): Promise<{ id: number; token: string }> {
  const { body } = await admin.expect('POST', '/api/admin/invitations', 200, { uses, days: 7 });
  const { id, url } = body as { id: number; url: string };
  expect(url).toMatch(/^http:\/\/[^/]+\/auth#invitation=[a-z0-9]{24}$/);
  return { id, token: url.split('=')[1]! };
}
const seen = async (invitation?: string) =>
  (await products[0].person().expect('POST', '/api/auth/registration', 200, { invitation })).body;

/** A browser at one of the two servers. */
const aBrowser = (at = 0): APerson => products[at % 2]!.person();
const begin = (person: APerson, fields: object = {}) =>
  person.post('/api/auth/register', {
    ...{ username: person.username, email: person.email, firstName: 'Ada', lastName: 'Byron' },
    ...{
      password: person.password,
      confirmPassword: person.password,
      dateOfBirth: '2000-01-01',
      isAdult: true,
    },
    ...fields,
  });
const finish = async (person: APerson) => {
  const code = await products[0].codeFor(person.email);
  return person.post('/api/auth/verify-email', { email: person.email, code });
};
const join = async (person: APerson, fields: object = {}) => {
  expect(await begin(person, fields)).toMatchObject({ status: 201 });
  return finish(person);
};
const login = (person: APerson) =>
  person.post('/api/auth/login', { usernameOrEmail: person.email, password: person.password });
const admitWaiting = async () => {
  await Promise.all(
    products.map(({ server }) => {
      const { background } = server.container.get(REGISTRATION);
      return background.handlers[ADMIT_WAITING]!.execute({} as never);
    }),
  );
};

describe('the policy', () => {
  it('is that of the settings until an admin chooses one', async () => {
    expect(await seen()).toEqual({
      policy: 'email_domains',
      emailDomains: ['example.org', 'example.edu'],
      isFull: false,
      isInvited: false,
    });
    expect(await begin(aBrowser(), { email: 'ada@example.net' })).toMatchObject({
      status: 403,
      body: { code: 'email_domain_not_allowed' },
    });
    expect(await choose({ policy: 'closed' })).toMatchObject({
      status: 200,
      body: { policy: 'closed', version: 1 },
    });
    expect(await begin(aBrowser(1))).toMatchObject({ status: 403, body: { code: 'registration_closed' } });
    await choose({ policy: 'open' });
    expect((await join(aBrowser(1))).status).toBe(200);
    const { rows: entries } = await rows.query(
      `select details from audit_log where action = 'registration.policy_changed' order by position`,
    );
    expect(entries[0]).toEqual({ details: { policy: 'closed', emailDomains: 2, memberCap: null } });
  });

  it('is changed by admins who have seen the current one only, within its limits', async () => {
    expect(await choose({ version: 9 })).toMatchObject({ status: 409 });
    expect(await choose({ policy: 'email_domains', emailDomains: [] })).toMatchObject({ status: 400 });
    expect(await choose({ memberCap: 0 })).toMatchObject({
      status: 400,
      body: { code: 'member_cap_not_allowed' },
    });
    expect((await moderator.get(POLICY)).status).toBe(403);
  });

  it('refuses disposable addresses by their domain alone, the subdomains too', async () => {
    await choose({ policy: 'open' });
    for (const email of ['ada@mailinator.com', 'ada@mx.mailinator.com'])
      expect(await begin(aBrowser(), { email })).toMatchObject({
        status: 403,
        body: { code: 'disposable_email' },
      });
  });
});

describe('an invitation', () => {
  beforeEach(() => choose({ policy: 'invitation' }));

  it('gives its last use to exactly one of eight people who verify at once on two servers', async () => {
    const { id, token } = await invite(1);
    expect(await seen(token)).toMatchObject({ policy: 'invitation', isInvited: true });
    const people = Array.from({ length: 8 }, (_, at) => aBrowser(at));
    for (const person of people)
      expect(await begin(person, { invitation: token })).toMatchObject({ status: 201 });

    const answers = await Promise.all(people.map(finish));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(403)]);
    expect(answers.filter(({ body }) => body.code === 'invitation_not_valid')).toHaveLength(7);
    const { body } = await admin.get<object[]>('/api/admin/invitations');
    expect(body).toMatchObject([
      {
        id,
        uses: 1,
        usesLeft: 0,
        isUsable: false,
        createdBy: { name: 'Omar Byron' },
        joined: [{ name: 'Ada Byron' }],
      },
    ]);
    expect(await seen(token)).toMatchObject({ isInvited: false });
  });

  it('is stored as a digest, and one that is revoked, unknown or missing lets nobody in', async () => {
    const { id, token } = await invite(5);
    const { rows: stored } = await rows.query('select * from invitations');
    expect(JSON.stringify(stored)).not.toContain(token);
    await admin.expect('POST', `/api/admin/invitations/${id}/revoke`, 200);
    expect((await admin.post(`/api/admin/invitations/${id}/revoke`, {})).status).toBe(404);
    for (const invitation of [token, 'x'.repeat(24), undefined, null])
      expect(await begin(aBrowser(), { invitation })).toMatchObject({
        status: 403,
        body: { code: 'invitation_not_valid' },
      });
    expect((await begin(aBrowser(), { invitation: 'x'.repeat(101) })).status).toBe(400);
    expect((await moderator.post('/api/admin/invitations', { uses: 1, days: 1 })).status).toBe(403);
  });

  it('is in the export of who joined with it, and leaves nothing of a deleted account', async () => {
    const { token } = await invite(1);
    const ada = aBrowser();
    await join(ada, { invitation: token });
    const { rows: used } = await rows.query('select user_id as id from invitation_uses');
    expect(used).toHaveLength(1);
    await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
    expect((await rows.query('select from invitation_uses')).rowCount).toBe(0);
  });
});

describe('the waiting room', () => {
  const statement = 'I just moved here.';
  const decide = async (id: number, decision: string) => {
    await moderator.expect('POST', `/api/admin/applications/${id}/claim`, 200);
    return moderator.post(`/api/admin/applications/${id}/${decision}`, {});
  };
  const applicationOf = async ({ email }: APerson): Promise<number> =>
    (await rows.query<{ id: number }>('select id from applications where email = $1', [email])).rows[0]!.id;

  beforeEach(() => choose({ policy: 'approval' }));

  it('is decided in the queue by whoever has claimed the application, and the applicant is told', async () => {
    const ada = aBrowser();
    expect((await begin(ada)).status).toBe(400);
    expect(await join(ada, { statement })).toMatchObject({
      status: 403,
      body: { code: 'application_awaits_approval' },
    });
    expect(await login(ada)).toMatchObject({ status: 403, body: { code: 'application_awaits_approval' } });
    expect((await ada.get('/api/user')).status).toBe(401);

    const id = await applicationOf(ada);
    const queue = await moderator.get<object[]>('/api/admin/work');
    expect(queue.body).toMatchObject([
      { kind: 'application', targetId: id, applicant: 'Ada Byron', about: null },
    ]);
    expect((await moderator.post(`/api/admin/applications/${id}/approve`, {})).status).toBe(409);
    expect(await decide(id, 'approve')).toMatchObject({
      status: 200,
      body: { status: 'joined', statement, member: { name: 'Ada Byron' } },
    });
    expect((await decide(id, 'reject').catch((error: Error) => error)) instanceof Error).toBe(true);
    await eventually(async () =>
      (await products[0].mailsTo(ada.email)).some(({ subject }) => subject === "You're in"),
    );
    expect((await login(ada)).status).toBe(200);
    const { rows: entries } = await rows.query(
      `select action from audit_log where action like 'application.%' and target_id = $1 order by position`,
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['application.claimed', 'application.approved']);
  });

  it('lets nobody in who is refused, and keeps no password of theirs', async () => {
    const ada = aBrowser();
    await join(ada, { statement });
    expect(await decide(await applicationOf(ada), 'reject')).toMatchObject({ body: { status: 'rejected' } });
    expect((await login(ada)).status).toBe(401);
    const { rows: stored } = await rows.query('select password from applications');
    expect(stored).toEqual([{ password: null }]);
  });

  it('is left by a withdrawal, which only the browser of the applicant can make', async () => {
    const ada = aBrowser();
    await join(ada, { statement });
    const withdraw = (person: APerson) => person.send('DELETE', '/api/auth/application');
    expect((await withdraw(aBrowser())).status).toBe(404);
    expect((await withdraw(ada)).status).toBe(200);
    expect((await rows.query('select from applications')).rowCount).toBe(0);
    expect((await login(ada)).status).toBe(401);
  });
});

describe('a cap on members', () => {
  it('is not passed by people who verify at once, and lets in the first who wait as it rises or a member leaves', async () => {
    const { members } = (await admin.expect('GET', POLICY, 200)).body as { members: number };
    await choose({ policy: 'open', memberCap: members + 2 });
    const people = Array.from({ length: 6 }, (_, at) => aBrowser(at));
    for (const person of people) await begin(person);
    const answers = await Promise.all(people.map(finish));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403, 403]);
    expect(await seen()).toMatchObject({ isFull: true });

    const inOrder = async () =>
      (
        await rows.query<{ email: string }>(
          `select email from applications where status = 'approved' order by id`,
        )
      ).rows;
    const [first, second, third] = await inOrder();
    await choose({ memberCap: members + 3 });
    await eventually(async () => (await inOrder()).length === 3);
    expect((await inOrder())[0]).toEqual(second);
    await eventually(async () =>
      (await products[0].mailsTo(first!.email)).some(({ subject }) => subject === "You're in"),
    );

    const leaving = people[answers.findIndex(({ status }) => status === 200)]!;
    await leaving.expect('DELETE', '/api/user', 200, { password: leaving.password });
    await admitWaiting();
    expect((await inOrder())[0]).toEqual(third);
    expect((await admin.expect('GET', POLICY, 200)).body).toMatchObject({ members: members + 3, waiting: 2 });
  });
});
