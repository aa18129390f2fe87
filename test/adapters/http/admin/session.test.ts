import { setRole, aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const SESSION = '/api/admin/session';

const product = theSharedProduct();

describe('the console', () => {
  it('signs staff in and out', async () => {
    const moderator = await aStaffMember(product, 'moderator', { firstName: 'Mo', lastName: 'Desk' });
    expect((await moderator.get(SESSION)).body).toEqual({
      id: moderator.id,
      name: 'Mo Desk',
      email: expect.any(String),
      role: 'moderator',
      hasSecondFactor: false,
      mustEnrol: false,
      recoveryCodesLeft: 0,
    });
    await moderator.expect('DELETE', SESSION, 200);
    await moderator.expect('GET', SESSION, 401);
    await moderator.expect('DELETE', SESSION, 200);
  });

  it('responds equally to a member, a wrong password and an unknown user', async () => {
    const member = await product.person().signUp();
    const moderator = await product.person().signUp();
    await setRole(product, moderator.id, 'moderator');
    const answers = await Promise.all(
      [
        { email: member.email, password: member.password },
        { email: moderator.email, password: 'wrong horse' },
        { email: 'nobody@example.org', password: 'correct horse' },
      ].map((form) => product.person().post(SESSION, form)),
    );
    const [first, ...others] = answers.map(({ status, body }) => ({ status, body }));
    expect(first).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    for (const other of others) expect(other).toEqual(first);
  });

  it('has a cookie of its own, with a new value at every sign-in', async () => {
    const moderator = await aStaffMember(product, 'moderator');
    const signIn = async () => {
      const { email } = (await moderator.get(SESSION)).body;
      const { headers } = await moderator.post(SESSION, { email, password: moderator.password });
      return headers.getSetCookie()[0]!;
    };
    const [first, second] = [await signIn(), await signIn()];
    expect(first).toMatch(/^tablemates\.staff=.+; Path=\/api\/admin; .*HttpOnly; SameSite=Strict/);
    expect(first.split(';')[0]).not.toBe(second.split(';')[0]);
  });

  it('is served at its lowercase path only, which is the path of its cookie', async () => {
    for (const [method, path] of [
      ['GET', '/api/Admin/users'],
      ['GET', '/api/ADMIN/session'],
      ['POST', '/API/admin/session'],
    ] as const) {
      const answer = await fetch(product.url + path, { method });
      expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 404, null]);
    }
  });
});

describe('a console session ends', () => {
  it('with the next request after the role is revoked by any means', async () => {
    const moderator = await aStaffMember(product, 'moderator');
    await setRole(product, moderator.id, 'member');
    await moderator.expect('GET', SESSION, 401);
  });

  it('when an admin revokes the role, and the app session stays', async () => {
    const person = await product.person().signUp();
    const moderator = await signInToConsole(product, person, 'moderator');
    const admin = await aStaffMember(product, 'admin');
    const role = `/api/admin/users/${person.id}/role`;
    await admin.expect('POST', role, 200, { role: 'member', password: admin.password });
    await admin.expect('POST', role, 200, { role: 'moderator', password: admin.password });
    await moderator.expect('GET', SESSION, 401);
    await person.expect('GET', '/api/user', 200);
  });

  it('when the password is reset', async () => {
    const person = await product.person().signUp();
    const moderator = await signInToConsole(product, person, 'moderator');
    await person.expect('POST', '/api/auth/forgot-password', 200, { email: person.email });
    const code = await product.codeFor(person.email);
    const reset = { email: person.email, code, newPassword: 'another horse' };
    await person.expect('POST', '/api/auth/reset-password', 200, reset);
    await moderator.expect('GET', SESSION, 401);
  });
});

it('the app tells only the user themselves about their role', async () => {
  const person = await product.person().signUp();
  expect((await person.get('/api/user')).body.isModerator).toBe(false);
  for (const role of ['moderator', 'admin'] as const) {
    await setRole(product, person.id, role);
    const { body } = await person.get('/api/user');
    expect([body.isModerator, 'role' in body]).toEqual([true, false]);
  }
});
