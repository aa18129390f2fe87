import { CONTEXTS } from '../../src/infrastructure/compose/tokens.js';
import { setRole } from '../support/http/a-staff-member.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { aProduct, PRODUCTION } from '../support/http/test-product.js';

const TOO_SHORT = 'elevenchars';
const LONG_ENOUGH = 'twelve chars';
const SESSION = '/api/admin/session';

describe('in production', () => {
  const product = aProduct({ env: { ...PRODUCTION, PUBLIC_URL: 'http://127.0.0.1:1' } });

  const hired = async (name: string, password: string) => {
    const email = `${name}@example.org`;
    const person = { email, password, firstName: 'Mo', lastName: 'Derator', role: 'moderator' } as const;
    await product.server.container.get(CONTEXTS).staff.assignRoles.createAccount(person);
    return { email, password };
  };

  it('a new staff member with a short password gets instructions to change it', async () => {
    const known = await hired('short', TOO_SHORT);
    const console = product.person();
    const answer = await console.post(SESSION, known);
    expect(answer).toMatchObject({ status: 403, body: { code: 'staff_password_too_short' } });
    expect(String(answer.body.message)).toContain('Forgot password?');
    expect((await console.get(SESSION)).status).toBe(401);
    expect((await console.post(SESSION, { ...known, password: 'short too' })).status).toBe(401);
  });

  it('twelve characters open the console', async () => {
    expect((await product.person().post(SESSION, await hired('long', LONG_ENOUGH))).status).toBe(200);
  });
});

describe('in every environment', () => {
  const product = theSharedProduct();

  it('staff cannot choose a short password, by reset or in a session, and the code stays valid', async () => {
    const ada = await product.person().signUp();
    await setRole(product, ada.id, 'moderator');
    await ada.expect('POST', '/api/auth/forgot-password', 200, { email: ada.email });
    const code = await product.codeFor(ada.email, ada.lastEmailCode);
    const resets = (newPassword: string) =>
      ada.post('/api/auth/reset-password', { email: ada.email, code, newPassword });
    const refused = { status: 400, body: { fields: { newPassword: expect.stringContaining('12') } } };
    expect(await resets(TOO_SHORT)).toMatchObject(refused);
    expect((await resets(LONG_ENOUGH)).status).toBe(200);

    const { email: usernameOrEmail } = ada;
    await ada.expect('POST', '/api/auth/login', 200, { usernameOrEmail, password: LONG_ENOUGH });
    const changes = (newPassword: string) =>
      ada.send('PUT', '/api/user/password', { password: LONG_ENOUGH, newPassword });
    expect(await changes(TOO_SHORT)).toMatchObject(refused);
    expect((await changes('thirteen char')).status).toBe(200);
  });

  it('a wrong code does not reveal that an account is staff', async () => {
    const ada = await product.person().signUp();
    await setRole(product, ada.id, 'admin');
    const reset = { email: ada.email, code: '000000', newPassword: TOO_SHORT };
    expect((await ada.post('/api/auth/reset-password', reset)).body.code).toBe('code_not_accepted');
  });

  it('a first admin with a short password can sign in outside production', async () => {
    const ada = await product.person().signUp({ password: 'secret1', confirmPassword: 'secret1' });
    await setRole(product, ada.id, 'admin');
    await product.person().expect('POST', SESSION, 200, { email: ada.email, password: 'secret1' });
  });
});
