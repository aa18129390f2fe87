import type { Answer, APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { refused } from '../../../support/http/refused.js';
import { twoProducts } from '../../../support/http/test-product.js';

const POLICY = '/api/admin/registration';
const INVITATIONS = '/api/admin/invitations';

const [product, other] = twoProducts({ env: { EMAIL_DOMAINS: 'example.org,example.edu' } });
let admin: APerson;
beforeAll(async () => {
  admin = await aStaffMember(product, 'admin', { firstName: 'Omar' });
});
beforeEach(async () => {
  await product.query('delete from registration_policy; delete from invitations');
});

async function choose(choice: object): Promise<Answer> {
  const { policy, emailDomains, version } = (await admin.get(POLICY)).body;
  return admin.send('PUT', POLICY, { policy, emailDomains, version, ...choice });
}
async function invite(uses: number): Promise<{ id: number; token: string }> {
  const asked = { note: ' The chess club ', uses, days: 7 };
  const { id, url } = (await admin.expect('POST', INVITATIONS, 200, asked)).body as {
    id: number;
    url: string;
  };
  expect(url).toMatch(/^http:\/\/[^/]+\/auth#invitation=[a-z0-9]{24}$/);
  return { id, token: url.split('=')[1]! };
}
const seen = async (invitation?: string) =>
  (await product.person().expect('POST', '/api/auth/registration', 200, { invitation })).body;

const begin = (person: APerson, fields: object = {}) =>
  person.post('/api/auth/register', { ...person.form(), ...fields });
const finish = async (person: APerson) => {
  const code = await product.codeFor(person.email);
  return person.post('/api/auth/verify-email', { email: person.email, code });
};
const join = async (person: APerson, fields: object = {}) => {
  expect((await begin(person, fields)).status).toBe(201);
  expect((await finish(person)).status).toBe(200);
};

describe('the policy', () => {
  it('is that of the settings until an admin chooses one', async () => {
    const emailDomains = ['example.org', 'example.edu'];
    expect(await seen()).toEqual({ policy: 'email_domains', emailDomains, isInvited: false });
    const elsewhere = begin(product.person(), { email: 'ada@example.net' });
    await refused(elsewhere, 403, 'email_domain_not_allowed');
    expect((await choose({ policy: 'closed' })).body).toMatchObject({ policy: 'closed', version: 1 });
    await refused(begin(other.person()), 403, 'registration_closed');
    await choose({ policy: 'open' });
    await join(other.person());
    for (const email of ['ada@mailinator.com', 'ada@mx.mailinator.com'])
      await refused(begin(product.person(), { email }), 403, 'disposable_email');
    const { rows } = await product.query(
      `select details from audit_log where action = 'registration.policy_changed' order by position limit 1`,
    );
    expect(rows).toEqual([{ details: { policy: 'closed', emailDomains: 2 } }]);
  });

  it('is changed by admins who have seen the current one only, within its limits', async () => {
    expect((await choose({ version: 9 })).status).toBe(409);
    expect((await choose({ policy: 'email_domains', emailDomains: [] })).status).toBe(400);
  });
});

describe('an invitation', () => {
  beforeEach(() => choose({ policy: 'invitation' }));

  it('gives its last use to exactly one of eight people who verify at once on two servers', async () => {
    const { id, token } = await invite(1);
    expect(await seen(token)).toMatchObject({ policy: 'invitation', isInvited: true });
    const people = Array.from({ length: 8 }, (_, at) => [product, other][at % 2]!.person());
    for (const person of people) expect((await begin(person, { invitation: token })).status).toBe(201);

    const answers = await Promise.all(people.map(finish));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(403)]);
    expect(answers.filter(({ body }) => body.code === 'invitation_not_valid')).toHaveLength(7);
    expect((await admin.get(INVITATIONS)).body).toMatchObject([
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
    const { rows: stored } = await product.query('select * from invitations');
    expect(JSON.stringify(stored)).not.toContain(token);
    await admin.does(`POST ${INVITATIONS}/${id}/revoke 200`, `POST ${INVITATIONS}/${id}/revoke 404`);
    for (const invitation of [token, 'x'.repeat(24), undefined, null])
      await refused(begin(product.person(), { invitation }), 403, 'invitation_not_valid');
  });

  it('says for whom it is, within its limits', async () => {
    for (const note of ['  ', 'x'.repeat(101)])
      await refused(admin.post(INVITATIONS, { note, uses: 1, days: 1 }), 400, 'text_not_allowed');
  });

  it('is in the export of who joined with it, and leaves nothing of a deleted account', async () => {
    const ada = product.person();
    await join(ada, { invitation: (await invite(1)).token });
    const uses = async () => (await product.query('select from invitation_uses')).rowCount;
    expect(await uses()).toBe(1);
    await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
    expect(await uses()).toBe(0);
  });
});
