import { refused } from '../support/http/refused.js';
import { sharedProduct } from '../support/http/shared-product.js';
import type { ProductUnderTest } from '../support/http/test-product.js';
import type { APerson } from '../support/http/a-person.js';

const register = (person: APerson, fields: { username: string; email: string; password: string }) =>
  person.expect(
    'POST',
    '/api/auth/register',
    201,
    person.form({ ...fields, confirmPassword: fields.password }),
  );

const verify = (person: APerson, email: string, code: string) =>
  person.post<{ code: string; username: string }>('/api/auth/verify-email', { email, code });

const logIn = (person: APerson, usernameOrEmail: string, password: string) =>
  person.post('/api/auth/login', { usernameOrEmail, password });

/** The attacker registers with the victim's address after the victim and before the victim's verification. */
async function twoSignUps(product: ProductUnderTest) {
  const [victim, attacker] = [product.person(), product.person()];
  const { email } = victim;
  const own = { username: victim.username, email, password: 'the password of the victim' };
  const foreign = { username: attacker.username, email, password: 'known to the attacker' };
  await register(victim, own);
  const ownCode = await product.codeFor(email);
  await register(attacker, foreign);
  const foreignCode = await product.codeFor(email, ownCode);
  return { victim, attacker, email, own, foreign, ownCode, foreignCode };
}

describe('when an attacker registers with an address that has a pending registration', () => {
  it("the victim's code completes the victim's registration, and the attacker's password opens no session", async () => {
    const product = await sharedProduct();
    const { victim, attacker, email, own, foreign, ownCode } = await twoSignUps(product);
    expect(await verify(victim, email, ownCode)).toMatchObject({
      status: 200,
      body: { username: own.username },
    });
    expect((await logIn(product.person(), email, own.password)).status).toBe(200);
    expect((await logIn(product.person(), email, foreign.password)).status).toBe(401);
    expect((await verify(attacker, email, ownCode)).status).toBe(400);
  });

  it("the code of the attacker's registration does not work in the victim's browser", async () => {
    const product = await sharedProduct();
    const { victim, email, own, foreign, foreignCode } = await twoSignUps(product);
    await refused(verify(victim, email, foreignCode), 400, 'code_not_accepted');
    expect((await logIn(product.person(), email, foreign.password)).status).not.toBe(200);
    const [newest] = await product.mailsTo(email);
    expect(newest!.text).toContain(foreign.username);
    expect(newest!.text).not.toContain(own.username);
  });

  it("wrong codes by the attacker do not use up the victim's attempts", async () => {
    const product = await sharedProduct();
    const { victim, email, own, ownCode } = await twoSignUps(product);
    const stranger = product.person();
    const wrong = ownCode === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 6; tries++) expect((await verify(stranger, email, wrong)).status).toBe(400);
    expect((await verify(stranger, email, ownCode)).status).toBe(400);
    expect(await verify(victim, email, ownCode)).toMatchObject({
      status: 200,
      body: { username: own.username },
    });
  });
});

it('a client without cookies verifies with the code of its own registration', async () => {
  const product = await sharedProduct();
  const { email, own, ownCode } = await twoSignUps(product);
  expect(await verify(product.person(), email, ownCode)).toMatchObject({
    status: 200,
    body: { username: own.username },
  });
});

it('a new code belongs to the registration of the browser that requests it', async () => {
  const product = await sharedProduct();
  const { victim, email, own, foreignCode } = await twoSignUps(product);
  await victim.expect('POST', '/api/auth/resend-verification', 200, { email });
  const renewed = await product.codeFor(email, foreignCode);
  expect(await verify(victim, email, renewed)).toMatchObject({
    status: 200,
    body: { username: own.username },
  });
});
