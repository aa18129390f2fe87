import type { APerson } from '../support/http/a-person.js';
import { CLIENT, OpenIdIssuer } from '../support/http/openid-issuer.js';
import { answerOfIssuer, follow, locationOf, signInWithProvider } from '../support/http/provider-sign-in.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';

let issuer: OpenIdIssuer;
let product: TestProduct;
/** Linked to the issuer. */
let ada: APerson;

beforeAll(async () => {
  issuer = await OpenIdIssuer.start();
  product = await startProduct({
    env: { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
  });
  ada = await product.person().signUp();
  issuer.claims = claimsOfAda();
  const browser = product.person();
  await signInWithProvider(browser);
  await browser.expect('POST', '/api/auth/provider/link', 200, { password: ada.password });
});

afterAll(async () => {
  await product?.stop();
  await issuer?.close();
});

beforeEach(() => {
  issuer.isSignedByAnother = false;
  issuer.claims = claimsOfAda();
});

const claimsOfAda = () => ({ sub: 'ada', email: ada.email, email_verified: true });
const FAILED = '/auth?problem=provider_sign_in_failed';

const isSignedIn = async (browser: APerson): Promise<boolean> =>
  (await browser.get('/api/user')).status === 200;

it("a visitor is not signed in to the attacker's account by a link with the attacker's answer", async () => {
  const answer = await answerOfIssuer(product.person());
  const victim = product.person();
  expect(await follow(victim, answer)).toBe(FAILED);
  await answerOfIssuer(victim);
  expect(await follow(victim, answer)).toBe(FAILED);
  expect(await isSignedIn(victim)).toBe(false);
});

it('a forged or missing state is refused before the code is exchanged', async () => {
  for (const state of ['forged', null]) {
    const browser = product.person();
    const answer = await answerOfIssuer(browser);
    if (state) answer.searchParams.set('state', state);
    else answer.searchParams.delete('state');
    issuer.asked.length = 0;
    expect(await follow(browser, answer)).toBe(FAILED);
    expect(issuer.asked).not.toContain('/token');
  }
});

it('an answer is accepted once, also from a browser that kept its cookie', async () => {
  const browser = product.person();
  const begun = await browser.get('/api/auth/provider');
  const cookie = begun.headers.getSetCookie().find((line) => line.startsWith('tablemates.provider-attempt'))!;
  const granted = await fetch(locationOf(begun), { redirect: 'manual' });
  const answer = new URL(granted.headers.get('location')!);
  expect(await follow(browser, answer)).toBe('/');
  await browser.post('/api/logout');
  expect(await follow(browser, answer)).toBe(FAILED);
  browser.setCookie(cookie.split(';')[0]!);
  expect(await follow(browser, answer)).toBe(FAILED);
  expect(await isSignedIn(browser)).toBe(false);
});

it.each([
  ['with the nonce of another sign-in', { nonce: 'of another sign-in' }],
  ['without a nonce', { nonce: undefined }],
  ['of another issuer', { iss: 'https://issuer.example' }],
  ['for another client', { aud: 'another client' }],
  ['that has expired', { exp: 1_000_000_000 }],
  ['without a subject', { sub: '' }],
])('an ID token %s is refused', async (_what, claims) => {
  issuer.claims = { ...claimsOfAda(), ...claims };
  const browser = product.person();
  expect(await signInWithProvider(browser)).toBe(FAILED);
  expect(await isSignedIn(browser)).toBe(false);
});

it('an ID token with the signature of an unknown key is refused', async () => {
  issuer.isSignedByAnother = true;
  const browser = product.person();
  expect(await signInWithProvider(browser)).toBe(FAILED);
  expect(await isSignedIn(browser)).toBe(false);
});

it('an answer that names another issuer is refused (mix-up)', async () => {
  for (const iss of ['https://issuer.example', null]) {
    const browser = product.person();
    const answer = await answerOfIssuer(browser);
    if (iss) answer.searchParams.set('iss', iss);
    else answer.searchParams.delete('iss');
    expect(await follow(browser, answer)).toBe(FAILED);
  }
});

it('a sign-in returns to a page of the product only', async () => {
  for (const returnTo of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'x',
    '/api/user/export',
  ]) {
    const browser = product.person();
    expect(await signInWithProvider(browser, returnTo)).toBe('/');
  }
  const asked = locationOf(await product.person().get('/api/auth/provider'));
  expect(new URL(asked).searchParams.get('redirect_uri')).toMatch(
    /^http:\/\/localhost:\d+\/api\/auth\/provider\/callback$/,
  );
});

it('an equal email opens no account without its password, and a session of the product is no help', async () => {
  const victim = await product.person().signUp();
  issuer.claims = { sub: 'mallory', email: victim.email, email_verified: true };
  const mallory = product.person();
  expect(await signInWithProvider(mallory)).toBe('/auth?provider=link');
  const guess = await mallory.post('/api/auth/provider/link', { password: 'a wild guess' });
  expect(guess).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
  const form = { firstName: 'M', lastName: 'M', dateOfBirth: '1990-01-01', isAdult: true };
  expect(await mallory.post('/api/auth/provider/join', form)).toMatchObject({ status: 400 });
  expect(await isSignedIn(mallory)).toBe(false);
  expect(await signInWithProvider(product.person())).toBe('/auth?provider=link');
});

it('an identity cannot be forged or taken from another cookie', async () => {
  const browser = product.person();
  const begun = await browser.get('/api/auth/provider');
  const [, sealed] = /tablemates\.provider-attempt=([^;]+)/.exec(begun.headers.get('set-cookie')!)!;
  for (const value of [
    sealed!,
    'x',
    `${sealed!.slice(0, -4)}AAAA`,
    Buffer.from('{}').toString('base64url'),
  ]) {
    browser.setCookie(`tablemates.provider-identity=${value}`);
    expect(await browser.get('/api/auth/provider/identity')).toMatchObject({
      status: 400,
      body: { code: 'provider_sign_in_expired' },
    });
  }
});
