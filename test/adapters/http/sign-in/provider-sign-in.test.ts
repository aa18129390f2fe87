import type { APerson } from '../../../support/http/a-person.js';
import { bornYearsAgo } from '../../../support/http/born-years-ago.js';
import { VALUES } from '../../../support/http/hostile-values.js';
import { apiDocument } from '../../../support/http/api-document.js';
import { Samples } from '../../../support/http/openapi-sample.js';
import { CLIENT, OpenIdIssuer } from '../../../support/http/openid-issuer.js';
import {
  answerOfIssuer,
  follow,
  locationOf,
  signInWithProvider,
} from '../../../support/http/provider-sign-in.js';
import { sharedProduct } from '../../../support/http/shared-product.js';
import { aProduct } from '../../../support/http/test-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const document = apiDocument();
const samples = new Samples(document);

let issuer: OpenIdIssuer;
const product = aProduct(async () => {
  issuer = await OpenIdIssuer.start();
  return { env: { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret } };
});
afterAll(() => issuer?.close());

const claimsOf = ({ username, email }: APerson) => ({
  sub: `subject of ${username}`,
  email,
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
});

beforeEach(() => void issuer.instead.clear());

const FORM = { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1996-12-09', isAdult: true };

async function join(browser: APerson, form: object = FORM) {
  issuer.claims = claimsOf(browser);
  await signInWithProvider(browser);
  return browser.post('/api/auth/provider/join', form);
}

it('after a log-out the next sign-in lets one choose the account, and the one after that does not ask', async () => {
  const grace = product.person();
  const promptOf = async () =>
    new URL(locationOf(await grace.get('/api/auth/provider'))).searchParams.get('prompt');
  expect(await promptOf()).toBeNull();
  await join(grace);
  await grace.post('/api/logout');
  expect(await promptOf()).toBe('select_account');
  await signInWithProvider(grace);
  expect((await grace.get('/api/user')).status).toBe(200);
  expect(await promptOf()).toBeNull();
});

describe('a new person', () => {
  it('completes the sign-up with what the provider does not state, and has a verified email', async () => {
    const grace = product.person();
    issuer.claims = claimsOf(grace);
    expect(await signInWithProvider(grace, '/matches')).toBe('/auth?provider=sign-up&returnTo=%2Fmatches');
    expect(await grace.get('/api/auth/provider/identity')).toMatchObject({
      status: 200,
      body: { next: 'sign-up', email: grace.email, firstName: 'Grace', lastName: 'Hopper' },
    });
    expect(await grace.post('/api/auth/provider/join', { ...FORM, username: grace.username })).toMatchObject({
      status: 200,
      body: { username: grace.username, email: grace.email, isEmailVerified: true, authProvider: 'oidc' },
    });
    expect(await grace.get('/api/user')).toMatchObject({ status: 200, body: { trustScore: 40 } });
    expect(JSON.stringify((await grace.get('/api/user')).body)).not.toContain('subject of');
    await waitForJobs(product);
    expect(await product.mailsTo(grace.email)).toEqual([]);
  });

  it('gets a username from the email where they choose none', async () => {
    const grace = product.person();
    expect(await join(grace)).toMatchObject({ status: 200, body: { username: grace.username } });
  });

  it('must be 18 and say so, and nothing is stored before', async () => {
    const kid = product.person();
    expect(await join(kid, { ...FORM, dateOfBirth: bornYearsAgo(17) })).toMatchObject({ status: 400 });
    expect(await kid.post('/api/auth/provider/join', { ...FORM, isAdult: false })).toMatchObject({
      status: 400,
    });
    expect((await product.query(`select 1 from users where email = $1`, [kid.email])).rowCount).toBe(0);
  });

  it('is refused every hostile value of the form, and nothing is stored', async () => {
    const eve = product.person();
    issuer.claims = claimsOf(eve);
    await signInWithProvider(eve);
    const operation = document.paths['/api/auth/provider/join']!.post!;
    const accounts = async () => (await product.query('select count(*) from users')).rows;
    const before = await accounts();
    const fields = Object.entries(samples.fieldsOf(operation));
    const joinWith = (value: string, names: readonly string[]) => {
      const body = Object.entries({
        ...FORM,
        username: eve.username,
        invitation: 'k3v9',
      }).map(([name, valid]) => `"${name}":${names.includes(name) ? value : JSON.stringify(valid)}`);
      return eve.post('/api/auth/provider/join', `{${body.join()}}`);
    };
    let tried = 0;
    for (const [what, value] of Object.entries(VALUES)) {
      const invalid = fields.filter(([, schema]) => !samples.allows(schema, JSON.parse(value)));
      const names = invalid.map(([name]) => name);
      if (names.length === 0) continue;
      const { status } = await joinWith(value, names);
      expect([what, [400, 413].includes(status)]).toEqual([what, true]);
      tried += names.length;
    }
    expect(tried).toBeGreaterThan(50);
    expect(await accounts()).toEqual(before);
  });

  it('is signed in from then on, at the page that they wanted, under whatever email the provider states', async () => {
    const grace = product.person();
    await join(grace);
    await grace.post('/api/logout');
    issuer.claims = { ...claimsOf(grace), email: 'elsewhere@example.org' };
    const answer = await answerOfIssuer(grace, '/chat/7?tab=1');
    const signedIn = await grace.get(answer.pathname + answer.search);
    expect(locationOf(signedIn)).toBe('/chat/7?tab=1');
    expect(signedIn.headers.getSetCookie().join()).toContain('tablemates.hint=1');
    expect(signedIn.headers.getSetCookie().join()).toMatch(/tablemates\.provider-attempt=;/);
    expect(await grace.get('/api/user')).toMatchObject({ body: { email: grace.email } });
  });

  it('deletes the account with a mailed code, and the identity is then free again', async () => {
    const grace = product.person();
    await join(grace);
    await grace.expect('POST', '/api/user/confirmation-code', 200);
    await grace.expect('DELETE', '/api/user', 200, { password: await product.codeFor(grace.email) });
    expect(await signInWithProvider(grace)).toContain('provider=sign-up');
  });
});

describe('a person with an account of the same email', () => {
  it('links it with the password of that account, whatever the case of the email', async () => {
    const ada = await product.person().signUp();
    const browser = product.person();
    issuer.claims = { ...claimsOf(ada), email: ada.email.toUpperCase() };
    expect(await signInWithProvider(browser)).toBe('/auth?provider=link');
    expect(await browser.post('/api/auth/provider/link', { password: ada.password })).toMatchObject({
      status: 200,
      body: { id: ada.id, authProvider: 'local' },
    });
    const other = product.person();
    expect(await signInWithProvider(other)).toBe('/');
    expect(await other.get('/api/user')).toMatchObject({ status: 200, body: { id: ada.id } });
  });

  it('is shown the suspension, as after a sign-in with the password', async () => {
    const ada = await product.person().signUp();
    issuer.claims = claimsOf(ada);
    const linked = product.person();
    await signInWithProvider(linked);
    await linked.expect('POST', '/api/auth/provider/link', 200, { password: ada.password });
    await product.query(
      `insert into suspensions (user_id, kind, status, reason, asked_at) values ($1, 'suspension', 'in_force', 'x', now())`,
      [ada.id],
    );
    const browser = product.person();
    expect(await signInWithProvider(browser)).toBe('/');
    expect(await browser.get('/api/user')).toMatchObject({ status: 403, body: { code: 'suspended' } });
    issuer.claims = { ...claimsOf(ada), sub: 'another subject' };
    const linking = product.person();
    await signInWithProvider(linking);
    const answer = await linking.post('/api/auth/provider/link', { password: ada.password });
    expect(answer).toMatchObject({ status: 403, body: { code: 'suspended' } });
  });
});

describe('the provider', () => {
  it('that states no verified email opens nothing', async () => {
    const grace = product.person();
    for (const email_verified of [false, undefined, 'true']) {
      issuer.claims = { ...claimsOf(grace), email_verified };
      expect(await signInWithProvider(grace)).toBe('/auth?problem=provider_email_not_verified');
    }
    expect(await grace.get('/api/auth/provider/identity')).toMatchObject({ status: 400 });
  });

  it('at which the user cancels sends them back to the sign-in page', async () => {
    const grace = product.person();
    const answer = await answerOfIssuer(grace);
    const state = answer.searchParams.get('state')!;
    const query = new URLSearchParams({ error: 'access_denied', state, iss: issuer.url });
    expect(await follow(grace, new URL(`${answer.origin}${answer.pathname}?${query}`))).toBe(
      '/auth?problem=provider_sign_in_cancelled',
    );
  });

  it('that fails or hangs up while the code is exchanged is named as the cause', async () => {
    const grace = product.person();
    issuer.instead.set('/token', (_request, response) => void response.writeHead(502).end('<p>oops'));
    expect(await signInWithProvider(grace)).toBe('/auth?problem=provider_unavailable');
    issuer.instead.set('/token', (request) => void request.socket.destroy());
    expect(await signInWithProvider(grace)).toBe('/auth?problem=provider_unavailable');
  });

  it('that is not configured has no routes', async () => {
    const browser = (await sharedProduct()).person();
    for (const path of ['/api/auth/provider', '/api/auth/provider/callback?code=1'])
      expect(await browser.get(path)).toMatchObject({ status: 404 });
    expect(locationOf(await browser.get('/api/auth/provider'))).toBe('');
    expect(await browser.post('/api/auth/provider/join', FORM)).toMatchObject({ status: 404 });
  });
});
