import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { OpenIdIssuer } from '../../../support/http/openid-issuer.js';
import { claimsOf, GRACE, settingsOf, signInWithProvider } from '../../../support/http/provider-sign-in.js';
import { refused } from '../../../support/http/refused.js';
import { aProduct } from '../../../support/http/test-product.js';
import { MailServer } from '../../../support/mail/mail-server.js';

const STAFF = { email: 'dean@example.edu', password: 'a long pass phrase of staff' };
const JOIN = '/api/auth/provider/join';

const mailServer = new MailServer();
let issuer: OpenIdIssuer;
const product = aProduct(async () => {
  issuer = await OpenIdIssuer.start();
  return {
    env: {
      ...settingsOf(issuer),
      SIGN_IN_WITH: 'provider',
      EMAIL_DOMAINS: 'example.edu,*.example.edu',
      SMTP_URL: await mailServer.start(),
      BOOTSTRAP_ADMIN: `${STAFF.email}:${STAFF.password}`,
    },
  };
});
afterAll(async () => {
  await issuer?.close();
  await mailServer.stop();
});

async function provedBy(email: string) {
  const browser = product.person();
  issuer.claims = claimsOf({ username: email, email });
  return { browser, page: await signInWithProvider(browser) };
}

it.each([
  ['login', { usernameOrEmail: STAFF.email, password: STAFF.password }],
  ['register', { email: 'grace@example.edu' }],
  ['verify-email', { email: 'grace@example.edu', code: '123456' }],
  ['resend-verification', { email: 'grace@example.edu' }],
])('%s is refused, also with correct fields', async (path, body) => {
  const visitor = product.person();
  const form = path === 'register' ? visitor.form(body) : body;
  await refused(visitor.post(`/api/auth/${path}`, form), 403, 'password_sign_in_off');
});

it('staff sign in to the console with their password', async () => {
  await product.person().expect('POST', '/api/admin/session', 200, STAFF);
});

it('a person of the organization joins, and one of elsewhere reads why not', async () => {
  const grace = await provedBy('grace@cs.example.edu');
  expect(grace.page).toBe('/auth?provider=sign-up');
  await grace.browser.expect('POST', JOIN, 200, GRACE);
  const eve = await provedBy('eve@example.edu.evil.org');
  expect(eve.page).toBe('/auth?problem=email_domain_not_allowed');
  await refused(eve.browser.post(JOIN, GRACE), 400, 'provider_sign_in_expired');
});

describe('a person without a password', () => {
  /** The codes in the mails to the address, oldest first. */
  const codesTo = (address: string) =>
    mailServer.to(address).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);

  async function joined(email: string) {
    const { browser } = await provedBy(email);
    expect((await browser.expect('POST', JOIN, 200, GRACE)).body).toMatchObject({ hasPassword: false });
    return browser;
  }

  async function askFor(browser: APerson, email: string): Promise<string> {
    const before = codesTo(email).length;
    await browser.does('POST /api/user/confirmation-code 200');
    await eventually(async () => codesTo(email).length > before);
    return codesTo(email).at(-1)!;
  }

  it('changes the address and deletes the account by mailed codes, of which the newest works', async () => {
    const email = 'ida@example.edu';
    const ida = await joined(email);
    const goes = (password: string) => ida.send('DELETE', '/api/user', { password });
    await refused(goes('123456'), 403, 'password_not_set');
    const newEmail = 'ida@cs.example.edu';
    const change = { email: newEmail, password: await askFor(ida, email) };
    await ida.expect('POST', '/api/user/email', 200, change);
    await eventually(async () => codesTo(newEmail).length === 1);
    await ida.expect('POST', '/api/user/email/verify', 200, { code: codesTo(newEmail)[0] });

    const late = await askFor(ida, newEmail);
    const newest = await askFor(ida, newEmail);
    await refused(goes(late), 400, 'code_replaced');
    expect((await goes(newest)).status).toBe(200);
    await ida.does('GET /api/user 401');
  });

  it('sets one with a mailed code, and is asked for it from then on', async () => {
    const email = 'joan@example.edu';
    const joan = await joined(email);
    const password = await askFor(joan, email);
    await joan.expect('PUT', '/api/user/password', 200, { password, newPassword: 'correct horse' });
    expect(await joan.get('/api/user')).toMatchObject({ body: { hasPassword: true } });
    await refused(joan.post('/api/user/confirmation-code'), 409, 'password_is_set');
    await joan.expect('DELETE', '/api/user', 200, { password: 'correct horse' });
  });
});
