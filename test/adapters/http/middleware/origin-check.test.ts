import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { PRODUCTION, startProduct, type TestProduct } from '../../../support/http/test-product.js';

const product = theSharedProduct();

const OTHER_PORT = 'http://127.0.0.1:1';

/** Origin (`own` is the product's), Sec-Fetch-Site, and whether the request is allowed. */
const CASES: Array<[string | null, string | null, boolean]> = [
  ['own', 'same-origin', true],
  ['own', null, true],
  ['own', 'cross-site', true],
  ['own by name', null, true],
  ['https://evil.example', 'cross-site', false],
  ['https://evil.example', 'same-origin', false],
  ['https://evil.example', null, false],
  ['own as a host’s beginning', null, false],
  ['own with another scheme', null, false],
  [OTHER_PORT, 'same-site', false],
  ['null', 'cross-site', false],
  ['null', null, false],
  ['', null, false],
  [null, 'same-origin', true],
  [null, 'none', true],
  [null, 'same-site', false],
  [null, 'cross-site', false],
  [null, 'anything else', false],
  [null, null, true],
];

function headersFor(origin: string | null, site: string | null): Record<string, string> {
  const named: Record<string, string> = {
    own: product.url,
    'own by name': product.url.replace('127.0.0.1', 'localhost'),
    'own as a host’s beginning': `${product.url}.evil.example`,
    'own with another scheme': product.url.replace('http:', 'https:'),
  };
  return {
    ...(origin !== null && { origin: named[origin] ?? origin }),
    ...(site !== null && { 'sec-fetch-site': site }),
  };
}

describe('an unsafe request', () => {
  it.each(CASES)(
    'from the origin %s with Sec-Fetch-Site %s: allowed is %s',
    async (origin, site, isAllowed) => {
      const headers = headersFor(origin, site);
      const answer = product.person().send('PUT', '/api/profile', undefined, headers);
      await (isAllowed ? refused(answer, 401, 'not_signed_in') : refused(answer, 403, 'foreign_origin'));
    },
  );
});

it('a safe request is allowed from any origin, without CORS headers', async () => {
  const ada = await product.person().signUp();
  for (const [origin, site] of CASES) {
    const answer = await ada.send('GET', '/api/user', undefined, headersFor(origin, site));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

describe.each([
  [
    'production',
    { ...PRODUCTION, TRUST_PROXY: '1' },
    { 'https://tables.example.org': 401, 'http://127.0.0.1': 403, 'http://localhost': 403 },
  ],
  [
    'development',
    { NODE_ENV: 'development' },
    { 'https://tables.example.org': 401, 'http://127.0.0.1': 401, 'http://localhost': 401 },
  ],
])('where the product has an address of its own, in %s', (_environment, settings, statuses) => {
  let elsewhere: TestProduct;
  beforeAll(async () => {
    elsewhere = await startProduct({ env: { PUBLIC_URL: 'https://tables.example.org', ...settings } });
  });
  afterAll(() => elsewhere?.stop());

  it.each(Object.entries(statuses))('its pages at %s receive %i', async (origin, status) => {
    const { port } = new URL(elsewhere.url);
    const from = origin.startsWith('https:') ? origin : `${origin}:${port}`;
    const answer = await elsewhere.person().send('POST', '/api/survey', {}, { origin: from });
    expect(answer.status).toBe(status);
  });
});
