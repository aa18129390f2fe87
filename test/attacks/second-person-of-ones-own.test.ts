import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';
import { aStaffMember, setRole } from '../support/http/a-staff-member.js';
import { refused } from '../support/http/refused.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const product = theSharedProduct();
let admin: APerson;
let target: APerson;
beforeAll(async () => {
  admin = await aStaffMember(product, 'admin');
  target = await product.person().signUp();
});

const ends = (staff: APerson) =>
  staff.post<{ code: string }>(`/api/admin/users/${target.id}/terminate`, { reason: 'Because I can' });

/** An account of the same person, whom the admin makes an admin. */
async function aPuppet(): Promise<APerson> {
  const { id, email, password } = await product.person().signUp();
  await admin.expect('POST', `/api/admin/users/${id}/role`, 200, { role: 'admin', password: admin.password });
  const puppet = product.person();
  await puppet.expect('POST', '/api/admin/session', 200, { email, password });
  return Object.assign(puppet, { id });
}

describe('an admin who acts alone', () => {
  it('ends no account with an admin of their own making, whoever of the two begins', async () => {
    const puppet = await aPuppet();
    expect((await ends(admin)).status).toBe(200);
    await refused(ends(puppet), 409, 'two_people_needed');
    await admin.expect('POST', `/api/admin/users/${target.id}/terminate/decline`, 200);
    expect((await ends(puppet)).status).toBe(200);
    await refused(ends(admin), 409, 'two_people_needed');
    await target.expect('GET', '/api/user', 200);
  });

  it('is noticed by all other admins', async () => {
    const colleague = await product.person().signUp();
    await setRole(product, colleague.id, 'admin');
    await aPuppet();
    const subjects = await eventually(async () => {
      const mails = await product.mailsTo(colleague.email);
      return mails.length > 0 && mails.map(({ subject }) => subject);
    });
    expect(subjects).toContainEqual(expect.stringContaining('has a new role'));
  });

  it('gives no role with an open console alone', async () => {
    const { id } = await product.person().signUp();
    const give = (fields: object) => admin.post(`/api/admin/users/${id}/role`, { role: 'admin', ...fields });
    expect((await give({})).status).toBe(400);
    expect((await give({ password: 'a wrong guess' })).status).toBe(403);
  });
});
