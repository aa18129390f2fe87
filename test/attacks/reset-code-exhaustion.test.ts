import { beforeAll, expect, describe, it } from '@jest/globals';
import type { APerson } from '../support/http/a-person.js';
import { sharedProduct } from '../support/http/shared-product.js';
import type { ProductUnderTest } from '../support/http/test-product.js';

const NEW_PASSWORD = 'another horse';

let product: ProductUnderTest;
beforeAll(async () => {
  product = await sharedProduct();
});

const forgot = (browser: APerson, email: string) => browser.post('/api/auth/forgot-password', { email });
const reset = async (browser: APerson, email: string, code: string) =>
  (await browser.post('/api/auth/reset-password', { email, code, newPassword: NEW_PASSWORD })).status;
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** A member who asked for a reset code in a browser that is not signed in. */
async function whoForgot() {
  const owner = await product.person().signUp();
  const browser = product.person();
  const { email } = owner;
  await forgot(browser, email);
  const code = await product.codeFor(email, owner.lastEmailCode);
  return { browser, email, code };
}

describe('a stranger who knows the address of a person with a reset code', () => {
  it('types wrong codes, and the right one still works in the browser that asked for it', async () => {
    const { browser, email, code } = await whoForgot();
    const stranger = product.person();
    for (let tries = 0; tries < 6; tries++) expect(await reset(stranger, email, otherThan(code))).toBe(400);
    expect(await reset(stranger, email, code)).toBe(400);
    expect(await reset(browser, email, code)).toBe(200);
  });

  it('asks for a code too, again and again, and the one of the person stays valid', async () => {
    const { browser, email, code } = await whoForgot();
    const stranger = product.person();
    let last = code;
    for (let times = 0; times < 3; times++) {
      await forgot(stranger, email);
      last = await product.codeFor(email, last);
    }
    for (let tries = 0; tries < 6; tries++) expect(await reset(stranger, email, otherThan(last))).toBe(400);
    expect(await reset(browser, email, code)).toBe(200);
    expect(await reset(stranger, email, last)).toBe(400);
  });

  it('has five tries with a code of their own, and five without the cookie of its browser', async () => {
    const { browser, email, code } = await whoForgot();
    for (let tries = 0; tries < 5; tries++) expect(await reset(browser, email, otherThan(code))).toBe(400);
    expect(await reset(browser, email, code)).toBe(400);
  });
});

describe('a client that keeps no cookies', () => {
  it('uses the newest code, and no older one', async () => {
    const { email, code } = await whoForgot();
    await forgot(product.person(), email);
    const newest = await product.codeFor(email, code);
    expect(await reset(product.person(), email, code)).toBe(400);
    expect(await reset(product.person(), email, newest)).toBe(200);
  });
});

describe('the cookie of a reset', () => {
  const cookiesOf = async (browser: APerson, email: string) =>
    (await forgot(browser, email)).headers
      .getSetCookie()
      .map((line) => line.replace(/=[a-z0-9]{24};/, '=KEY;'));

  it('looks the same whether or not there is an account, and scripts do not see it', async () => {
    const { email } = await product.person().signUp();
    const [known, unknown] = [
      await cookiesOf(product.person(), email),
      await cookiesOf(product.person(), 'nobody@example.org'),
    ];
    const withoutDate = (lines: string[]) => lines.map((line) => line.replace(/Expires=[^;]+/, ''));
    expect(withoutDate(known)).toEqual(withoutDate(unknown));
    expect(known[0]).toMatch(/^tablemates\.reset=KEY; .*Path=\/api\/auth; .*HttpOnly; SameSite=Lax/);
  });

  it('stays the same while its browser asks again, whose newer code then counts alone', async () => {
    const { browser, email, code } = await whoForgot();
    await forgot(browser, email);
    const newer = await product.codeFor(email, code);
    expect(await reset(browser, email, code)).toBe(400);
    expect(await reset(browser, email, newer)).toBe(200);
  });
});
