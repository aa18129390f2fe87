import type { APerson } from '../support/http/a-person.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const NEW_PASSWORD = 'another horse';

const product = theSharedProduct();

const forgot = (browser: APerson, email: string) => browser.post('/api/auth/forgot-password', { email });
const reset = async (browser: APerson, email: string, code: string) =>
  (await browser.post('/api/auth/reset-password', { email, code, newPassword: NEW_PASSWORD })).status;
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** A member who requested a reset code in a browser without a session. */
async function whoForgot() {
  const owner = await product.person().signUp();
  const browser = product.person();
  const { email } = owner;
  await forgot(browser, email);
  const code = await product.codeFor(email, owner.lastEmailCode);
  return { browser, email, code };
}

describe('a stranger with the email address of a member who requested a reset code', () => {
  it("can submit wrong codes without effect on the right code in the member's browser", async () => {
    const { browser, email, code } = await whoForgot();
    const stranger = product.person();
    for (let tries = 0; tries < 6; tries++) expect(await reset(stranger, email, otherThan(code))).toBe(400);
    expect(await reset(stranger, email, code)).toBe(400);
    expect(await reset(browser, email, code)).toBe(200);
  });

  it("can request more codes, and the member's code stays valid", async () => {
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
});

describe('a client without cookies', () => {
  it('can use the newest code only', async () => {
    const { email, code } = await whoForgot();
    await forgot(product.person(), email);
    const newest = await product.codeFor(email, code);
    expect(await reset(product.person(), email, code)).toBe(400);
    expect(await reset(product.person(), email, newest)).toBe(200);
  });
});

describe('the reset cookie', () => {
  const cookiesOf = async (browser: APerson, email: string) =>
    (await forgot(browser, email)).headers
      .getSetCookie()
      .map((line) => line.replace(/=[a-z0-9]{24};/, '=KEY;'));

  it('is equal with and without an account, and HttpOnly', async () => {
    const { email } = await product.person().signUp();
    const [known, unknown] = [
      await cookiesOf(product.person(), email),
      await cookiesOf(product.person(), 'nobody@example.org'),
    ];
    const withoutDate = (lines: string[]) => lines.map((line) => line.replace(/Expires=[^;]+/, ''));
    expect(withoutDate(known)).toEqual(withoutDate(unknown));
    expect(known[0]).toMatch(/^tablemates\.reset=KEY; .*Path=\/api\/auth; .*HttpOnly; SameSite=Lax/);
  });

  it('stays the same when its browser requests another code, which replaces the first one', async () => {
    const { browser, email, code } = await whoForgot();
    await forgot(browser, email);
    const newer = await product.codeFor(email, code);
    expect(await reset(browser, email, code)).toBe(400);
    expect(await reset(browser, email, newer)).toBe(200);
  });
});
