import type { APerson } from '../../../support/http/a-person.js';
import { CLIENT, OpenIdIssuer } from '../../../support/http/openid-issuer.js';
import { answerOfIssuer, follow, signInWithProvider } from '../../../support/http/provider-sign-in.js';
import { aProduct } from '../../../support/http/test-product.js';

const FORM = { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1996-12-09', isAdult: true };

let campus: OpenIdIssuer;
let hospital: OpenIdIssuer;
const product = aProduct(async () => {
  [campus, hospital] = [await OpenIdIssuer.start(), await OpenIdIssuer.start()];
  return {
    env: {
      ...{ OIDC_ISSUER: campus.url, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
      ...{ OIDC_ISSUER_2: hospital.url, OIDC_CLIENT_ID_2: CLIENT.id, OIDC_CLIENT_SECRET_2: CLIENT.secret },
      ...{ OIDC_NAME: 'Example University', OIDC_NAME_2: 'Example Hospital' },
    },
  };
});
afterAll(() => Promise.all([campus?.close(), hospital?.close()]));

const states = (issuer: OpenIdIssuer, sub: string, email: string) =>
  (issuer.claims = { sub, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' });
const joins = (browser: APerson) => browser.post('/api/auth/provider/join', FORM);

it('each issuer has its own address to come back to, and one subject of two issuers is two people', async () => {
  const [ada, ben] = [product.person(), product.person()];
  states(campus, 'one subject', ada.email);
  states(hospital, 'one subject', ben.email);
  expect((await answerOfIssuer(product.person(), '/')).pathname).toBe('/api/auth/provider/callback');
  expect((await answerOfIssuer(product.person(), '/', '2')).pathname).toBe('/api/auth/provider/callback/2');
  expect(await signInWithProvider(ada)).toBe('/auth?provider=sign-up');
  expect(await signInWithProvider(ben, '/', '2')).toBe('/auth?provider=sign-up');
  const joined = [await joins(ada), await joins(ben)].map(({ status, body }) => [status, body.email]);
  expect(joined).toEqual([
    [200, ada.email],
    [200, ben.email],
  ]);
  const again = product.person();
  expect(await signInWithProvider(again, '/matches', '2')).toBe('/matches');
  expect((await again.get('/api/user')).body).toMatchObject({ email: ben.email });
});

it('one person who joins with two issuers at the same time has one account, and links the other', async () => {
  const [one, other] = [product.person(), product.person()];
  const { email } = one;
  states(campus, 'grace of the campus', email);
  states(hospital, 'grace of the hospital', email);
  await signInWithProvider(one);
  await signInWithProvider(other, '/', '2');
  const answers = await Promise.all([joins(one), joins(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { rows } = await product.query(`select 1 from users where email = $1`, [email]);
  expect(rows).toHaveLength(1);
});

it('an answer of one issuer is refused where another one was asked, and an issuer that is not there is 404', async () => {
  const eve = product.person();
  states(campus, 'eve', eve.email);
  const answer = await answerOfIssuer(eve, '/');
  const atTheOther = new URL(answer.href.replace('/callback?', '/callback/2?'));
  expect(await follow(eve, atTheOther)).toContain('problem=provider_sign_in_failed');
  expect((await eve.get('/api/auth/provider?provider=3')).status).toBe(404);
  expect((await eve.get('/api/auth/provider?provider=nobody')).status).toBe(404);
});
