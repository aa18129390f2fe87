import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';
import { aPhoto } from '../support/http/an-upload.js';
import { useUp } from '../support/http/use-up.js';
import { aProduct } from '../support/http/test-product.js';

const PATH = '/api/profile';

let ada: APerson;
let grace: APerson;
let picture: string;
const product = aProduct({ env: { RATE_LIMITS: 'on' } });
beforeAll(async () => {
  [ada, grace] = [await product.person().signUp(), await product.person().signUp()];
  picture = `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`;
});

const sent: ClientRequest[] = [];
afterEach(() => {
  for (const each of sent.splice(0)) each.destroy();
});

/** Starts a request and sends only a part of its body. */
function begins(
  { sessionCookie: { name, value } }: APerson,
  headers: object,
  part: Uint8Array | string = '{',
) {
  const call = request(product.url + PATH, {
    method: 'PUT',
    headers: { cookie: `${name}=${value}`, 'content-type': 'application/json', ...headers },
  });
  call.on('error', () => undefined).write(part);
  sent.push(call);
  return call;
}

async function answerTo(call: ClientRequest) {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const { code } = (await json(answer)) as { code?: string };
  return [answer.statusCode, code, answer.headers.connection];
}

const LARGE = { 'content-length': '2000000' };
const REFUSED = [409, 'upload_under_way', 'close'];

describe('several large bodies of one user at the same time', () => {
  it.each<[string, object, (Uint8Array | string)?]>([
    ['of a large announced size', LARGE],
    ['of unknown size', { 'transfer-encoding': 'chunked' }],
    [
      'compressed to a few bytes',
      { 'content-length': '4000', 'content-encoding': 'gzip' },
      gzipSync(' '.repeat(2_000_000)).subarray(0, 100),
    ],
  ])('are rejected before they are read: %s', async (_what, headers, part) => {
    const both = [begins(ada, headers, part), begins(ada, headers, part)];
    expect(await Promise.race(both.map(answerTo))).toEqual(REFUSED);
    expect(await answerTo(begins(ada, headers, part))).toEqual(REFUSED);
    // Small bodies and other users are not affected.
    await ada.expect('PUT', PATH, 200, { bio: 'Hello' });
    const body = JSON.stringify({ profileImageUrl: picture, bio: 'Hi' });
    expect((await grace.send('PUT', PATH, body + ' '.repeat(102_000))).status).toBe(200);
    for (const each of both) each.destroy();
    const large = JSON.stringify({ bio: 'Hello again' }) + ' '.repeat(110_000);
    await eventually(async () => (await ada.send('PUT', PATH, large)).status !== 409);
  });
});

describe('successive pictures of one user', () => {
  it('are limited to twenty per hour, so that one user cannot keep the decoder busy', async () => {
    const eve = await product.person().signUp();
    await product.query(`delete from rate_limits where key like 'pictures:%'`);
    await eve.expect('PUT', PATH, 200, { profileImageUrl: picture });
    await useUp(product, 'pictures', 18);
    await eve.expect('PUT', PATH, 200, { profileImageUrl: picture });
    const refused = await eve.expect('PUT', PATH, 429, { profileImageUrl: picture });
    expect(refused.body.code).toBe('too_many_attempts');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    // Invalid pictures do not count, and the limit is per user.
    await eve.expect('PUT', PATH, 200, { bio: 'Still here' });
    await grace.expect('PUT', PATH, 200, { profileImageUrl: picture });
  });
});
