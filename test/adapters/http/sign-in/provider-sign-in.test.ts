import { apiDocument } from '../../../support/http/api-document.js';
import type { APerson } from '../../../support/http/a-person.js';
import { bornYearsAgo } from '../../../support/http/born-years-ago.js';
import { VALUES } from '../../../support/http/hostile-values.js';
import { Samples } from '../../../support/http/openapi-sample.js';
import { OpenIdIssuer } from '../../../support/http/openid-issuer.js';
import {
  answerOfIssuer,
  claimsOf,
  follow,
  GRACE,
  locationOf,
  settingsOf,
  signInWithProvider,
} from '../../../support/http/provider-sign-in.js';
import { refused } from '../../../support/http/refused.js';
import { aProduct } from '../../../support/http/test-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const JOIN = '/api/auth/provider/join';
const LINK = '/api/auth/provider/link';

let issuer: OpenIdIssuer;
let hospital: OpenIdIssuer;
const product = aProduct(async () => {
  [issuer, hospital] = [await OpenIdIssuer.start(), await OpenIdIssuer.start()];
  const names = { OIDC_NAME: 'Example University', OIDC_NAME_2: 'Example Hospital' };
  return { env: { ...settingsOf(issuer), ...settingsOf(hospital, '_2'), ...names } };
});
afterAll(() => Promise.all([issuer?.close(), hospital?.close()]));

let grace: APerson;
beforeEach(() => {
  issuer.instead.clear();
  grace = product.person();
  issuer.claims = claimsOf(grace);
});

async function join(form: object = GRACE) {
  await signInWithProvider(grace);
  return grace.post(JOIN, form);
}
const accountsOf = async ({ email }: APerson) =>
  (await product.query('select from users where email = $1', [email])).rowCount;

it('after a log-out the next sign-in lets one choose the account, and the one after that does not ask', async () => {
  const prompt = async () =>
    new URL(locationOf(await grace.get('/api/auth/provider'))).searchParams.get('prompt');
  expect(await prompt()).toBeNull();
  await join();
  await grace.post('/api/logout');
  expect(await prompt()).toBe('select_account');
  await signInWithProvider(grace);
  await grace.does('GET /api/user 200');
  expect(await prompt()).toBeNull();
});

describe('a new person', () => {
  it('completes the sign-up with what the provider does not state, and has a verified email', async () => {
    expect(await signInWithProvider(grace, '/matches')).toBe('/auth?provider=sign-up&returnTo=%2Fmatches');
    const { email, username } = grace;
    const { body: identity } = await grace.expect('GET', '/api/auth/provider/identity', 200);
    expect(identity).toEqual({ next: 'sign-up', email, firstName: 'Grace', lastName: 'Hopper' });
    const { body } = await grace.expect('POST', JOIN, 200, { ...GRACE, username });
    expect(body).toMatchObject({ username, email, isEmailVerified: true, authProvider: 'oidc' });
    const { body: mine } = await grace.expect('GET', '/api/user', 200);
    expect(mine).toMatchObject({ trustScore: 40 });
    expect(JSON.stringify(mine)).not.toContain('subject of');
    await waitForJobs(product);
    expect(await product.mailsTo(email)).toEqual([]);
  });

  it('gets a username from the email, must be 18 and say so, and nothing is stored before', async () => {
    expect((await join({ ...GRACE, dateOfBirth: bornYearsAgo(17) })).status).toBe(400);
    expect((await grace.post(JOIN, { ...GRACE, isAdult: false })).status).toBe(400);
    expect(await accountsOf(grace)).toBe(0);
    const { body } = await grace.expect('POST', JOIN, 200, GRACE);
    expect(body).toMatchObject({ username: grace.username });
  });

  it('is refused every hostile value of the form, and nothing is stored', async () => {
    const samples = new Samples(apiDocument());
    const fields = Object.entries(samples.fieldsOf(apiDocument().paths[JOIN]!.post!));
    const valid = Object.entries({ ...GRACE, username: grace.username, invitation: 'k3v9' });
    await signInWithProvider(grace);
    let tried = 0;
    for (const [what, value] of Object.entries(VALUES)) {
      const invalid = fields.filter(([, schema]) => !samples.allows(schema, JSON.parse(value)));
      if (invalid.length === 0) continue;
      const names = invalid.map(([name]) => name);
      const body = valid.map(
        ([name, own]) => `"${name}":${names.includes(name) ? value : JSON.stringify(own)}`,
      );
      const { status } = await grace.post(JOIN, `{${body.join()}}`);
      expect([what, [400, 413].includes(status)]).toEqual([what, true]);
      tried += names.length;
    }
    expect(tried).toBeGreaterThan(50);
    expect(await accountsOf(grace)).toBe(0);
  });

  it('is signed in from then on, at the page that they wanted, under whatever email the provider states', async () => {
    await join();
    await grace.post('/api/logout');
    issuer.claims = { ...claimsOf(grace), email: 'elsewhere@example.org' };
    const { pathname, search } = await answerOfIssuer(grace, '/chat/7?tab=1');
    const signedIn = await grace.get(pathname + search);
    expect(locationOf(signedIn)).toBe('/chat/7?tab=1');
    const cookies = signedIn.headers.getSetCookie().join();
    expect(cookies).toContain('tablemates.hint=1');
    expect(cookies).toMatch(/tablemates\.provider-attempt=;/);
    expect(await grace.get('/api/user')).toMatchObject({ body: { email: grace.email } });
  });
});

describe('a person with an account of the same email', () => {
  it('links it with the password of that account, whatever the case of the email', async () => {
    const ada = await product.person().signUp();
    issuer.claims = { ...claimsOf(ada), email: ada.email.toUpperCase() };
    expect(await signInWithProvider(grace)).toBe('/auth?provider=link');
    const { body } = await grace.expect('POST', LINK, 200, { password: ada.password });
    expect(body).toMatchObject({ id: ada.id, authProvider: 'local' });
    const other = product.person();
    expect(await signInWithProvider(other)).toBe('/');
    expect((await other.expect('GET', '/api/user', 200)).body).toMatchObject({ id: ada.id });
  });

  it('is shown the suspension, as after a sign-in with the password', async () => {
    const { id, username, email, password } = await product.person().signUp();
    issuer.claims = claimsOf({ username, email });
    await signInWithProvider(grace);
    await grace.expect('POST', LINK, 200, { password });
    await product.query(
      `insert into suspensions (user_id, kind, status, reason, asked_at) values ($1, 'suspension', 'in_force', 'x', now())`,
      [id],
    );
    const browser = product.person();
    expect(await signInWithProvider(browser)).toBe('/');
    await refused(browser.get('/api/user'), 403, 'suspended');
    issuer.claims = claimsOf({ username, email }, 'another subject');
    await signInWithProvider(browser);
    await refused(browser.post(LINK, { password }), 403, 'suspended');
  });
});

describe('the provider', () => {
  it('that states no verified email opens nothing', async () => {
    for (const email_verified of [false, undefined, 'true']) {
      issuer.claims = { ...claimsOf(grace), email_verified };
      expect(await signInWithProvider(grace)).toBe('/auth?problem=provider_email_not_verified');
    }
    await grace.does('GET /api/auth/provider/identity 400');
  });

  it('at which the user cancels sends them back to the sign-in page', async () => {
    const { origin, pathname, searchParams } = await answerOfIssuer(grace);
    const state = searchParams.get('state')!;
    const query = new URLSearchParams({ error: 'access_denied', state, iss: issuer.url });
    const end = await follow(grace, new URL(`${origin}${pathname}?${query}`));
    expect(end).toBe('/auth?problem=provider_sign_in_cancelled');
  });

  it('that fails or hangs up while the code is exchanged is named as the cause', async () => {
    issuer.instead.set('/token', (_request, response) => void response.writeHead(502).end('<p>oops'));
    expect(await signInWithProvider(grace)).toBe('/auth?problem=provider_unavailable');
    issuer.instead.set('/token', (request) => void request.socket.destroy());
    expect(await signInWithProvider(grace)).toBe('/auth?problem=provider_unavailable');
  });
});

describe('of two providers', () => {
  it('each has its own address to come back to, and one subject of both is two people', async () => {
    const ben = product.person();
    issuer.claims = claimsOf(grace, 'one subject');
    hospital.claims = claimsOf(ben, 'one subject');
    expect((await answerOfIssuer(product.person(), '/')).pathname).toBe('/api/auth/provider/callback');
    expect((await answerOfIssuer(product.person(), '/', '2')).pathname).toBe('/api/auth/provider/callback/2');
    for (const [person, provider] of [
      [grace, '1'],
      [ben, '2'],
    ] as const) {
      expect(await signInWithProvider(person, '/', provider)).toBe('/auth?provider=sign-up');
      const { body } = await person.expect('POST', JOIN, 200, GRACE);
      expect(body.email).toBe(person.email);
    }
    const again = product.person();
    expect(await signInWithProvider(again, '/matches', '2')).toBe('/matches');
    expect((await again.get('/api/user')).body).toMatchObject({ email: ben.email });
  });

  it('with which one person joins at the same time, one opens the account', async () => {
    const other = product.person();
    hospital.claims = claimsOf(grace, 'grace of the hospital');
    await signInWithProvider(grace);
    await signInWithProvider(other, '/', '2');
    const answers = await Promise.all([grace, other].map((browser) => browser.post(JOIN, GRACE)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await accountsOf(grace)).toBe(1);
  });

  it('none gives the answer of the other, and a third one is 404', async () => {
    const answer = await answerOfIssuer(grace, '/');
    const atTheOther = new URL(answer.href.replace('/callback?', '/callback/2?'));
    expect(await follow(grace, atTheOther)).toContain('problem=provider_sign_in_failed');
    await grace.does('GET /api/auth/provider?provider=3 404', 'GET /api/auth/provider?provider=nobody 404');
  });
});
