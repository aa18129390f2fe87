import { glob, readFile } from 'node:fs/promises';
import { BODY_LIMIT } from '../../src/adapters/http/json-body.js';
import { PICTURE_BODY_LIMIT } from '../../src/adapters/http/picture-field.js';
import {
  bodyWith,
  expectRefusal,
  HostileClient,
  operations,
  pathOf,
  short,
  withJson,
} from '../support/http/hostile-client.js';
import { setProfilePicture } from '../support/http/an-upload.js';
import { deep } from '../support/http/hostile-values.js';
import { type FoundOperation, nameOf } from '../support/http/openapi-operations.js';

/*
 * How a body is read does not depend on the operation, so unreadable ones are sent to one operation of each way, and each operation
 * shows which way it is. `evidence-uploads.test.ts` has the uploads.
 */

let client: HostileClient;
beforeAll(async () => {
  client = await HostileClient.open();
  // An upload of a photo is refused without one before it is read.
  await setProfilePicture(client.member);
});

const ask: HostileClient['ask'] = (...request) => client.ask(...request);
const isUpload = ({ operation }: FoundOperation) =>
  operation.requestBody !== undefined && !operation.requestBody.content['application/json'];

const exampleOf = (name: string) => operations.find((each) => nameOf(each) === name)!;
const JSON_BODY = exampleOf('POST /api/matching-request');
const PICTURE_BODY = exampleOf('PUT /api/profile');
const FORM = exampleOf('POST /a/{token}');
const ONE_CLICK = exampleOf('POST /u/{token}');
const LIMITS = [
  [JSON_BODY, BODY_LIMIT],
  [PICTURE_BODY, PICTURE_BODY_LIMIT],
] as const;

const UNREADABLE: Array<string | Buffer> = [
  ...['{', '[]', 'null', '7', '{"a":1}}', "{'a':1}", 'NaN', 'undefined', '\u0000', '"text"', '[{}]'],
  deep(40_000, '[', ']'),
  Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'application/json; charset=klingon',
  'application/json; charset="iso-8859-1"',
  'application/jsonp',
  'nonsense',
  '*/*',
];
/** A body that is valid but for one byte, in a text that would be ignored. */
const notUtf8 = (found: FoundOperation): Buffer =>
  Buffer.concat([
    Buffer.from(`${bodyWith(found, {}).slice(0, -1)},"ignored":"`),
    Buffer.of(0xff),
    Buffer.from('"}'),
  ]);

it('only these modules read a body', async () => {
  const READER =
    /express\.(?:json|raw|text|urlencoded)\b|from '(?:busboy|multer|raw-body|body-parser|formidable)'/;
  const STREAM =
    /\brequest\.(?:pipe|read|resume|setEncoding|body)\b|\brequest\.(?:on|once|addListener)\('(?:data|readable)'|of request\)/;
  const readers: string[] = [];
  for await (const file of glob('src/{adapters/http,infrastructure/http}/**/*.ts')) {
    const text = await readFile(file, 'utf8');
    if (READER.test(text) || STREAM.test(text)) readers.push(file);
  }
  expect(readers.sort()).toEqual([
    'src/adapters/http/form-text.ts',
    'src/adapters/http/json-body.ts',
    'src/adapters/http/mount-routes.ts',
    'src/adapters/http/notifications/unsubscribe.routes.ts',
    'src/adapters/http/upload.ts',
  ]);
});

it('every operation reads a body as it declares', async () => {
  const elevenLevels = `{"a":${deep(10, '[', ']')}}`;
  const half = '{"a":';
  for (const found of operations) {
    const name = nameOf(found);
    if (withJson.includes(found)) {
      const { status, body } = await ask(found, elevenLevels);
      expect([name, status, body.message]).toEqual([name, 400, 'Please send fewer fields.']);
    } else if (isUpload(found)) {
      const named = found.operation.parameters.map((each) => `${each.name}=0`).join('&');
      const path = `${pathOf(found)}?${named}`;
      const { status } = await client.callerOf(found).send(found.method, path, half);
      expect([name, status]).toEqual([name, 415]);
    } else if (found.method !== 'GET' && !endsASession(found)) {
      const [none, broken] = [await ask(found), await ask(found, half)];
      expect([name, broken.status, broken.body.code]).toEqual([name, none.status, none.body.code]);
    }
  }
});
const endsASession = ({ template }: FoundOperation) => /\/(logout|session|sessions)$/.test(template);

it.each(LIMITS)('JSON that cannot be parsed, has another type or is too large is refused', (found, limit) =>
  client.expectNothingStored(async () => {
    for (const text of UNREADABLE) expectRefusal(await ask(found, text), [400], short(text));
    expect((await ask(found, notUtf8(found))).body.code).toBe('malformed');
    for (const type of TYPES)
      expectRefusal(await ask(found, bodyWith(found, {}), { 'content-type': type }), [415], type);
    const packed = { 'content-encoding': 'gzip' };
    expectRefusal(await ask(found, 'this is not packed', packed), [400], 'packed');
    // It would be 400, if it was read to its end.
    expectRefusal(await ask(found, 'x'.repeat(limit + 1)), [413], 'too large');
    const beside = { padding: 'x'.repeat(BODY_LIMIT) };
    expectRefusal(await ask(found, beside), [413], 'too large beside a picture');
  }),
);

it('JSON without a session is not read', async () => {
  for (const [found, limit] of LIMITS) {
    for (const body of ['{', '[]', 'x'.repeat(limit + 1)]) {
      const answer = await client.product.person().send(found.method, pathOf(found), body);
      expectRefusal(answer, [401], short(body));
    }
  }
});

it.each([FORM, ONE_CLICK])(
  'a form of any content is a page that says no more than the link',
  async (found) => {
    const type = 'application/x-www-form-urlencoded';
    const without = await ask(found);
    for (const body of [
      'reply',
      '%zz=%zz',
      'reply=%00',
      '='.repeat(99),
      `reply=${'x'.repeat(BODY_LIMIT)}`,
      '{',
      '\u0000',
    ]) {
      for (const sent of [type, 'text/plain', 'multipart/form-data', 'nonsense']) {
        const { status } = await ask(found, body, { 'content-type': sent });
        expect([short(body), sent, status]).toEqual([short(body), sent, without.status]);
      }
    }
  },
);
