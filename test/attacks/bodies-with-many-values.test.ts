import type { APerson } from '../support/http/a-person.js';
import { theSharedProduct } from '../support/http/shared-product.js';

/** Far above the time of a rejection, far below the half minute that such bodies once took. */
const MAX_MS = 3000;

const product = theSharedProduct();
let ada: APerson;

beforeAll(async () => {
  ada = await product.person().signUp();
});

const unknownFields = (count: number): string =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;

const NESTED = '['.repeat(400_000) + ']'.repeat(400_000);

const BODIES: ReadonlyArray<readonly [string, string]> = [
  ['160,000 unknown fields', unknownFields(160_000)],
  ['160,000 fields inside a known one', `{"bio":${unknownFields(160_000)}}`],
  ['a list of a million numbers', `{"interests":[${'1,'.repeat(999_999)}1]}`],
  ['a list of many empty objects', `{"interests":[${'{},'.repeat(600_000)}{}]}`],
  ['an unknown field of nested lists', `{"strange":${NESTED}}`],
  ['the same field over and over', `{${'"a":1,'.repeat(400_000)}"a":1}`],
  [
    'text full of escaped quotes before many fields',
    `{"a":"${'\\"'.repeat(200_000)}",${unknownFields(90_000).slice(1)}`,
  ],
];

describe('a body with many values', () => {
  it.each(BODIES)('is rejected before parsing: %s', async (_, body) => {
    const began = performance.now();
    const answer = await ada.send('PUT', '/api/profile', body);
    const ms = performance.now() - began;
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_body']);
    expect(ms).toBeLessThan(MAX_MS);
  });

  it('is rejected without a session too', async () => {
    const answer = await product.person().send('POST', '/api/auth/login', unknownFields(9000));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_body']);
  });

  it('is rejected in another encoding too', async () => {
    const body = Buffer.from(unknownFields(5000), 'utf16le');
    const answer = await ada.send('PUT', '/api/profile', body, {
      'content-type': 'application/json; charset=utf-16le',
    });
    expect(answer.status).toBe(415);
  });

  it('is distinguished from a long text with similar characters', async () => {
    const bio = '{"a":[1,2],"\\b":{}}'.repeat(10);
    await ada.expect('PUT', '/api/profile', 200, { bio });
    expect((await ada.get('/api/user')).body.bio).toBe(bio);
  });
});

describe('the larger body limit for pictures', () => {
  const LARGE = 'x'.repeat(2_700_000);

  it.each([
    ['a bio', { bio: LARGE }],
    ['an unknown field', { strange: LARGE }],
    ['many interests', { interests: Array.from({ length: 50 }, () => 'y'.repeat(50_000)) }],
    ['the name of a field', { [LARGE]: 1 }],
    ['a field inside another', { bio: { profileImageUrl: LARGE } }],
  ])('does not apply to %s', async (_, body) => {
    const answer = await ada.send('PUT', '/api/profile', body);
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });
});
