import type { APerson } from '../support/http/a-person.js';
import { OpenIdIssuer } from '../support/http/openid-issuer.js';
import {
  answerOfIssuer,
  claimsOf,
  follow,
  GRACE,
  locationOf,
  settingsOf,
  signInWithProvider,
} from '../support/http/provider-sign-in.js';
import { refused } from '../support/http/refused.js';
import { aProduct } from '../support/http/test-product.js';

let issuer: OpenIdIssuer;
/** Linked to the issuer. */
let ada: APerson;
const product = aProduct(async () => {
  issuer = await OpenIdIssuer.start();
  return { env: settingsOf(issuer) };
});
beforeAll(async () => {
  ada = await product.person().signUp();
  issuer.claims = claimsOf(ada);
  const browser = product.person();
  await signInWithProvider(browser);
  await browser.expect('POST', '/api/auth/provider/link', 200, { password: ada.password });
});
afterAll(() => issuer?.close());

beforeEach(() => {
  issuer.isSignedByAnother = false;
  issuer.claims = claimsOf(ada);
});

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
  ['with the signature of an unknown key', {}],
])('an ID token %s is refused', async (what, claims) => {
  issuer.isSignedByAnother = what.includes('signature');
  issuer.claims = { ...claimsOf(ada), ...claims };
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
  for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', '/api/user/export'])
    expect(await signInWithProvider(product.person(), returnTo)).toBe('/');
  const asked = locationOf(await product.person().get('/api/auth/provider'));
  expect(new URL(asked).searchParams.get('redirect_uri')).toMatch(
    /^http:\/\/localhost:\d+\/api\/auth\/provider\/callback$/,
  );
});

it('an equal email opens no account without its password, and a session of the product is no help', async () => {
  const victim = await product.person().signUp();
  issuer.claims = claimsOf(victim, 'mallory');
  const mallory = product.person();
  expect(await signInWithProvider(mallory)).toBe('/auth?provider=link');
  const guess = mallory.post('/api/auth/provider/link', { password: 'a wild guess' });
  await refused(guess, 403, 'wrong_password');
  expect((await mallory.post('/api/auth/provider/join', GRACE)).status).toBe(400);
  expect(await isSignedIn(mallory)).toBe(false);
  expect(await signInWithProvider(product.person())).toBe('/auth?provider=link');
});

it('an identity cannot be forged or taken from another cookie', async () => {
  const browser = product.person();
  const begun = await browser.get('/api/auth/provider');
  const [, sealed] = /tablemates\.provider-attempt=([^;]+)/.exec(begun.headers.get('set-cookie')!)!;
  const forged = [sealed!, 'x', `${sealed!.slice(0, -4)}AAAA`, Buffer.from('{}').toString('base64url')];
  for (const value of forged) {
    browser.setCookie(`tablemates.provider-identity=${value}`);
    await refused(browser.get('/api/auth/provider/identity'), 400, 'provider_sign_in_expired');
  }
});
