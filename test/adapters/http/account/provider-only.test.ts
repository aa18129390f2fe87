import { afterAll, beforeAll, expect, it, test } from '@jest/globals';
import { CLIENT, OpenIdIssuer } from '../../../support/http/openid-issuer.js';
import { signInWithProvider } from '../../../support/http/provider-sign-in.js';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';

const STAFF = { email: 'dean@example.edu', password: 'a long pass phrase of staff' };
const FORM = { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1996-12-09', isAdult: true };

let issuer: OpenIdIssuer;
let product: TestProduct;

beforeAll(async () => {
  issuer = await OpenIdIssuer.start();
  product = await startProduct({
    env: {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      SIGN_IN_WITH: 'provider',
      EMAIL_DOMAINS: 'example.edu,*.example.edu',
      BOOTSTRAP_ADMIN: `${STAFF.email}:${STAFF.password}`,
    },
  });
});

afterAll(async () => {
  await product?.stop();
  await issuer?.close();
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
