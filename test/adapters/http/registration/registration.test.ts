import type { Answer, APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { twoProducts } from '../../../support/http/test-product.js';

const POLICY = '/api/admin/registration';

const products = twoProducts({ env: { EMAIL_DOMAINS: 'example.org,example.edu' } });
let admin: APerson;
let moderator: APerson;

beforeAll(async () => {
  admin = await aStaffMember(products[0], 'admin', { firstName: 'Omar' });
  moderator = await aStaffMember(products[0], 'moderator');
});
beforeEach(async () => {
  await products[0].query('delete from registration_policy; delete from invitations');
});

async function choose(choice: object): Promise<Answer> {
  const { body } = await admin.expect('GET', POLICY, 200);
  const { policy, emailDomains, version } = body;
  return admin.send('PUT', POLICY, { policy, emailDomains, version, ...choice });
}
async function invite(uses: number): Promise<{ id: number; token: string }> {
  const { body } = await admin.expect('POST', '/api/admin/invitations', 200, {
    note: ' The chess club ',
    uses,
    days: 7,
  });
  const { id, url } = body as { id: number; url: string };
  expect(url).toMatch(/^http:\/\/[^/]+\/auth#invitation=[a-z0-9]{24}$/);
  return { id, token: url.split('=')[1]! };
}
const seen = async (invitation?: string) =>
  (await products[0].person().expect('POST', '/api/auth/registration', 200, { invitation })).body;

/** A browser at one of the two servers. */
const aBrowser = (at = 0): APerson => products[at % 2]!.person();
const begin = (person: APerson, fields: object = {}) =>
  person.post('/api/auth/register', { ...person.form(), ...fields });
const finish = async (person: APerson) => {
  const code = await products[0].codeFor(person.email);
  return person.post('/api/auth/verify-email', { email: person.email, code });
};
const join = async (person: APerson, fields: object = {}) => {
  expect(await begin(person, fields)).toMatchObject({ status: 201 });
  return finish(person);
};

describe('the policy', () => {
  it('is that of the settings until an admin chooses one', async () => {
    expect(await seen()).toEqual({
      policy: 'email_domains',
      emailDomains: ['example.org', 'example.edu'],
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
    const { rows: entries } = await products[0].query(
      `select details from audit_log where action = 'registration.policy_changed' order by position`,
    );
    expect(entries[0]).toEqual({ details: { policy: 'closed', emailDomains: 2 } });
  });

  it('is changed by admins who have seen the current one only, within its limits', async () => {
    expect(await choose({ version: 9 })).toMatchObject({ status: 409 });
    expect(await choose({ policy: 'email_domains', emailDomains: [] })).toMatchObject({ status: 400 });
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
        note: 'The chess club',
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
    const { rows: stored } = await products[0].query('select * from invitations');
    expect(JSON.stringify(stored)).not.toContain(token);
    await admin.expect('POST', `/api/admin/invitations/${id}/revoke`, 200);
    expect((await admin.post(`/api/admin/invitations/${id}/revoke`, {})).status).toBe(404);
    for (const invitation of [token, 'x'.repeat(24), undefined, null])
      expect(await begin(aBrowser(), { invitation })).toMatchObject({
        status: 403,
        body: { code: 'invitation_not_valid' },
      });
    expect((await begin(aBrowser(), { invitation: 'x'.repeat(101) })).status).toBe(400);
    expect((await moderator.post('/api/admin/invitations', { note: 'me', uses: 1, days: 1 })).status).toBe(
      403,
    );
  });

  it('says for whom it is, within its limits', async () => {
    for (const note of ['  ', 'x'.repeat(101)])
      expect(await admin.post('/api/admin/invitations', { note, uses: 1, days: 1 })).toMatchObject({
        status: 400,
        body: { code: 'text_not_allowed' },
      });
  });

  it('is in the export of who joined with it, and leaves nothing of a deleted account', async () => {
    const { token } = await invite(1);
    const ada = aBrowser();
    await join(ada, { invitation: token });
    const { rows: used } = await products[0].query('select user_id as id from invitation_uses');
    expect(used).toHaveLength(1);
    await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
    expect((await products[0].query('select from invitation_uses')).rowCount).toBe(0);
  });
});
