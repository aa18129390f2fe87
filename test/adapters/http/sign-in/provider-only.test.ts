import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { CLIENT, OpenIdIssuer } from '../../../support/http/openid-issuer.js';
import { signInWithProvider } from '../../../support/http/provider-sign-in.js';
import { MailServer } from '../../../support/mail/mail-server.js';
import { aProduct } from '../../../support/http/test-product.js';

const STAFF = { email: 'dean@example.edu', password: 'a long pass phrase of staff' };
const FORM = { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1996-12-09', isAdult: true };

const mailServer = new MailServer();
let issuer: OpenIdIssuer;
const product = aProduct(async () => {
  issuer = await OpenIdIssuer.start();
  return {
    env: {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
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

const provedBy = async (email: string) => {
  const browser = product.person();
  issuer.claims = { sub: email, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' };
  return { browser, page: await signInWithProvider(browser) };
};

test.each([
  ['/api/auth/login', { usernameOrEmail: STAFF.email, password: STAFF.password }],
  [
    '/api/auth/register',
    {
      ...FORM,
      username: 'grace',
      email: 'grace@example.edu',
      password: 'rear admiral',
      confirmPassword: 'rear admiral',
    },
  ],
  ['/api/auth/verify-email', { email: 'grace@example.edu', code: '123456' }],
  ['/api/auth/resend-verification', { email: 'grace@example.edu' }],
])('%s is refused, also with correct fields', async (path, body) => {
  expect(await product.person().post(path, body)).toMatchObject({
    status: 403,
    body: { code: 'password_sign_in_off' },
  });
});

it('staff sign in to the console with their password', async () => {
  const { email, password } = STAFF;
  expect(await product.person().post('/api/admin/session', { email, password })).toMatchObject({
    status: 200,
  });
});

it('a person of the organization joins, and one of elsewhere reads why not', async () => {
  const grace = await provedBy('grace@cs.example.edu');
  expect(grace.page).toBe('/auth?provider=sign-up');
  expect(await grace.browser.post('/api/auth/provider/join', FORM)).toMatchObject({ status: 200 });
  const eve = await provedBy('eve@example.edu.evil.org');
  expect(eve.page).toBe('/auth?problem=email_domain_not_allowed');
  expect(await eve.browser.post('/api/auth/provider/join', FORM)).toMatchObject({
    status: 400,
    body: { code: 'provider_sign_in_expired' },
  });
});

describe('a person without a password', () => {
  /** The codes in the mails to the address, oldest first. */
  const codesTo = (address: string) =>
    mailServer.to(address).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);

  async function joined(email: string) {
    const { browser } = await provedBy(email);
    expect(await browser.post('/api/auth/provider/join', FORM)).toMatchObject({
      status: 200,
      body: { hasPassword: false },
    });
    return browser;
  }

  const askFor = async (browser: APerson, email: string): Promise<string> => {
    const before = codesTo(email).length;
    await browser.expect('POST', '/api/user/confirmation-code', 200);
    await eventually(async () => codesTo(email).length > before);
    return codesTo(email).at(-1)!;
  };

  it('changes the address and deletes the account by mailed codes, of which the newest works', async () => {
    const email = 'ida@example.edu';
    const ida = await joined(email);
    expect(await ida.send('DELETE', '/api/user', { password: '123456' })).toMatchObject({
      status: 403,
      body: { code: 'password_not_set' },
    });
    const newEmail = 'ida@cs.example.edu';
    const change = { email: newEmail, password: await askFor(ida, email) };
    await ida.expect('POST', '/api/user/email', 200, change);
    await eventually(async () => codesTo(newEmail).length === 1);
    await ida.expect('POST', '/api/user/email/verify', 200, { code: codesTo(newEmail)[0] });

    const late = await askFor(ida, newEmail);
    const newest = await askFor(ida, newEmail);
    expect(await ida.send('DELETE', '/api/user', { password: late })).toMatchObject({
      status: 400,
      body: { code: 'code_replaced' },
    });
    await ida.expect('DELETE', '/api/user', 200, { password: newest });
    await ida.expect('GET', '/api/user', 401);
  });

  it('sets one with a mailed code, and is asked for it from then on', async () => {
    const email = 'joan@example.edu';
    const joan = await joined(email);
    const code = await askFor(joan, email);
    await joan.expect('PUT', '/api/user/password', 200, { password: code, newPassword: 'correct horse' });
    expect(await joan.get('/api/user')).toMatchObject({ body: { hasPassword: true } });
    expect(await joan.post('/api/user/confirmation-code')).toMatchObject({
      status: 409,
      body: { code: 'password_is_set' },
    });
    await joan.expect('DELETE', '/api/user', 200, { password: 'correct horse' });
  });
});
