import { theSharedProduct } from '../support/http/shared-product.js';

const product = theSharedProduct();

/** Some of the most common leaked passwords, in any case. */
const TRIED_FIRST = ['123456', 'Password1', 'QWERTY123', 'letmein', 'microlab'];
/** Short or simple, but not among the 3,000 most common. */
const FINE = ['secret1', 'Passw0rd!', 'correct horse'];
const MESSAGE = 'This password is too common. Please choose another one.';

const signUp = (password: string) => {
  const person = product.person();
  return person.post('/api/auth/register', person.form({ password, confirmPassword: password }));
};

describe('a common password', () => {
  it.each(TRIED_FIRST)('is rejected at registration: %s', async (password) => {
    const { status, body } = await signUp(password);
    expect([status, body]).toEqual([
      400,
      { message: MESSAGE, code: 'password_too_common', fields: { password: MESSAGE } },
    ]);
  });

  it.each(FINE)('does not include %s', async (password) => {
    expect((await signUp(password)).status).toBe(201);
  });

  it('is rejected at a password reset, which does not use up the code', async () => {
    const ada = await product.person().signUp();
    await ada.expect('POST', '/api/auth/forgot-password', 200, { email: ada.email });
    const code = await product.codeFor(ada.email, ada.lastEmailCode);
    const reset = (newPassword: string) =>
      product.person().post('/api/auth/reset-password', { email: ada.email, code, newPassword });
    const { status, body } = await reset('Dragon');
    expect([status, body.fields]).toEqual([400, { newPassword: MESSAGE }]);
    expect((await reset('a better one')).status).toBe(200);
  });
});
