import pg from 'pg';
import { BODY_LIMIT } from '../../src/adapters/http/json-body.js';
import { PICTURE_BODY_LIMIT } from '../../src/adapters/http/picture-field.js';
import type { APerson, Answer } from '../support/http/a-person.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { apiDocument } from '../support/http/api-document.js';
import { type FoundOperation, operationsOf } from '../support/http/openapi-operations.js';
import { deep, VALUES } from '../support/http/hostile-values.js';
import { Samples } from '../support/http/openapi-sample.js';
import { sharedProduct } from '../support/http/shared-product.js';
import type { ProductUnderTest } from '../support/http/test-product.js';
import { eventually } from '../support/eventually.js';

const document = apiDocument();
const samples = new Samples(document);

const named = operationsOf(document).map((each) => [`${each.method} ${each.template}`, each] as const);
const withBody = named.filter(([, { operation }]) => operation.requestBody?.content['application/json']);
/** Tested in `provider-sign-in.test.ts`, because the shared product has no provider. */
const NEEDS_A_PROVIDER = '/api/auth/provider/join';
const withParameters = (place: 'path' | 'query') =>
  named.filter(([, { operation }]) => operation.parameters.some((each) => each.in === place));
const hasPicture = ({ template }: FoundOperation) => template === '/api/profile';
/**
 * The body is read by the same code for every operation, with one difference for a picture, so the longer lists of
 * bodies and types are sent to these two.
 */
const ofEachReader = [
  withBody.find(([, found]) => !hasPicture(found))![1],
  withBody.find(([, found]) => hasPicture(found))![1],
];
const limitOf = (found: FoundOperation) => (hasPicture(found) ? PICTURE_BODY_LIMIT : BODY_LIMIT);
const isPrivate = ({ operation }: FoundOperation) => operation.security.length > 0;

/** For every operation. */
const UNREADABLE = ['{', '[]', 'null', '7'];
/** For an operation of each way to read a body. */
const ALSO_UNREADABLE: Array<string | Buffer> = [
  '{"a":1}}',
  "{'a':1}",
  'NaN',
  'undefined',
  '\u0000',
  '"text"',
  '[{}]',
  deep(40_000, '[', ']'),
  Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
];

/** A body that is valid but for one byte, in a text that would be ignored. */
const notUtf8 = (body: object): Buffer =>
  Buffer.concat([
    Buffer.from(JSON.stringify({ ...body, ignored: '' }).slice(0, -2)),
    Buffer.of(0xff),
    Buffer.from('"}'),
  ]);

const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'];
/** For an operation of each way to read a body. */
const ALSO_TYPES = [
  'multipart/form-data; boundary=x',
  'application/json; charset=klingon',
  'application/json; charset="iso-8859-1"',
  'application/jsonp',
  'nonsense',
  '*/*',
];

/** For every operation. */
const IN_A_PATH = ['%zz', '%00', '1.5', '2147483648', 'NaN'];
/** For one operation of each parameter, because the shape of a parameter is both its validation and its description. */
const ALSO_IN_A_PATH = [
  '%',
  '%ff',
  '%ed%a0%80',
  '0',
  '-1',
  '99999999999999999999',
  '1e999',
  'Infinity',
  'null',
  '__proto__',
  'constructor',
  '%2e%2e%2f',
  '1%2f2',
  '1;2',
  '%27%20or%201=1',
  'x'.repeat(5000),
  '%D9%A1',
  '[]',
  '%7B%7D',
  '0x',
  '1%00',
  '%20',
];

const IN_A_QUERY = [
  '%zz',
  '%00',
  '%ed%a0%80',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-1',
  '1.5',
  '[]',
  '{}',
  // A date in the year 0, its first digit escaped.
  '%30000-01-01',
  'x'.repeat(9000),
];

/** Characters of a value from which several of them may exceed the size limit of a body or a URL. */
const LARGE = 5000;

let product: ProductUnderTest;
let member: APerson;
let admin: APerson;
let database: pg.Client;
let selectStoredData: string;

beforeAll(async () => {
  product = await sharedProduct();
  member = await product.person().signUp();
  admin = await aStaffMember(product, 'admin');
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  selectStoredData = await makeSelectStoredData();
  await eventually(async () => (await mailsAndJobs()).jobs === '0');
});
afterAll(async () => {
  await database?.end();
});

/** Permitted callers, so that a rejection is caused by the input. */
const permittedCallerOf = ({ operation }: FoundOperation): APerson =>
  operation.security.some((scheme) => 'staff' in scheme) ? admin : member;

async function mailsAndJobs(): Promise<{ jobs: string }> {
  const { rows } = await database.query<{ jobs: string }>(
    'select count(*) as jobs from graphile_worker.jobs',
  );
  return rows[0]!;
}

/** One statement for all tables, because it runs before and after most tests. */
async function makeSelectStoredData(): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('sessions', 'staff_sessions', 'rate_limits') order by 1`,
  );
  return rows
    .map(
      ({ name }) =>
        `select ${pg.escapeLiteral(name)} as name, coalesce(string_agg(t::text, E'\\n' order by t::text), '') as content
         from ${pg.escapeIdentifier(name)} t`,
    )
    .join(' union all ');
}

/** All stored data, except timestamps that every request updates. */
async function storedData(): Promise<Record<string, string>> {
  // Prepared, because its plan for all tables costs more than its execution.
  const { rows } = await database.query<{ name: string; content: string }>({
    name: 'stored_data',
    text: selectStoredData,
  });
  expect(rows.length).toBeGreaterThan(8);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

const ANYWHERE: Record<string, string> = { id: '999999', messageId: '999999', owner: '1', file: 'x.webp' };
const pathOf = ({ template }: FoundOperation, ids: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? ANYWHERE[name] ?? '1');

function expectRefusal(answer: Answer, about: unknown): void {
  expect([about, answer.status, answer.body]).toEqual([
    about,
    expect.any(Number),
    expect.objectContaining({ message: expect.any(String), code: expect.any(String) }),
  ]);
  expect([about, answer.status < 500]).toEqual([about, true]);
}

/** The text of a valid body in which these fields have the value, which is a JSON text. */
const bodyWith = ({ operation }: FoundOperation, fields: readonly string[], value: string): string =>
  `{${Object.entries(samples.bodyOf(operation))
    .map(([name, valid]) => `"${name}":${fields.includes(name) ? value : JSON.stringify(valid)}`)
    .join()}}`;

/** Sends the value in all of the fields. @returns those that the response does not name */
async function unnamedFields(
  found: FoundOperation,
  fields: readonly string[],
  value: string,
): Promise<readonly string[]> {
  if (fields.length < 2) return fields;
  const text = bodyWith(found, fields, value);
  const answer = await permittedCallerOf(found).send(found.method, pathOf(found), text);
  expectRefusal(answer, [fields, value]);
  expect([fields, value, answer.status]).toEqual([fields, value, 400]);
  const named = answer.body.fields as Record<string, unknown>;
  return fields.filter((field) => typeof named[field] !== 'string');
}

describe('a request body', () => {
  it.each(withBody.filter(([, { template }]) => template !== NEEDS_A_PROVIDER))(
    'of %s with an invalid value is rejected for its field, and nothing is stored',
    async (_name, found) => {
      const before = await storedData();
      let tried = 0;
      // A body beyond the limit is tested below, because its fields are not read.
      const values = Object.entries(VALUES).filter(([, value]) => value.length <= limitOf(found));
      for (const [what, value] of values) {
        const invalid = Object.entries(samples.fieldsOf(found.operation)).filter(
          ([, schema]) => !samples.allows(schema, JSON.parse(value)),
        );
        const fields = invalid.map(([field]) => field);
        tried += fields.length;
        // A check of the whole body runs only for fields that are valid by themselves, so it needs a request of its own.
        const separate = value.length > LARGE ? fields : await unnamedFields(found, fields, value);
        for (const field of separate) {
          const text = bodyWith(found, [field], value);
          const answer = await permittedCallerOf(found).send(found.method, pathOf(found), text);
          expectRefusal(answer, [field, what]);
          const isTooLarge = value.length > BODY_LIMIT;
          expect([field, what, answer.status]).toEqual([field, what, isTooLarge ? expect.any(Number) : 400]);
          if (answer.status === 400 && !what.startsWith('deeply nested')) {
            expect([field, what, answer.body.fields]).toEqual([
              field,
              what,
              expect.objectContaining({ [field]: expect.any(String) }),
            ]);
          }
        }
      }
      expect(tried).toBeGreaterThan(10);
      expect(await storedData()).toEqual(before);
    },
    60_000,
  );

  it.each(withBody)('of %s with an unusual value never causes an internal error', async (_name, found) => {
    for (const [field, schema] of Object.entries(samples.fieldsOf(found.operation))) {
      for (const [what, value] of Object.entries(VALUES)) {
        if (value.length > limitOf(found) || !samples.allows(schema, JSON.parse(value))) continue;
        const text = bodyWith(found, [field], value);
        const { status } = await permittedCallerOf(found).send(found.method, pathOf(found), text);
        expect([field, what, status < 500]).toEqual([field, what, true]);
      }
    }
  });

  it.each(withBody)(
    'of %s that cannot be parsed, has another content type or is too large is rejected, and nothing is stored',
    async (_name, found) => {
      const before = await storedData();
      const isExample = ofEachReader.includes(found);
      const body = samples.bodyOf(found.operation);
      const send = (sent: unknown, type = 'application/json') =>
        permittedCallerOf(found).send(found.method, pathOf(found), sent, { 'content-type': type });
      for (const text of [...UNREADABLE, ...(isExample ? ALSO_UNREADABLE : []), notUtf8(body)]) {
        const answer = await send(text);
        expectRefusal(answer, String(text).slice(0, 20));
        expect([String(text).slice(0, 20), answer.status]).toEqual([String(text).slice(0, 20), 400]);
      }
      for (const type of [...TYPES, ...(isExample ? ALSO_TYPES : [])]) {
        const answer = await send(body, type);
        expectRefusal(answer, type);
        expect([type, answer.status]).toEqual([type, 415]);
      }
      const large = await send({ padding: 'x'.repeat(limitOf(found)) });
      expectRefusal(large, 'too large');
      expect(large.status).toBe(413);
      expect(await storedData()).toEqual(before);
    },
  );

  it.each(withBody)('of %s may contain unknown fields, which have no effect', async (_name, found) => {
    const extra = `"trustScore":100,"isIdVerified":true,"id":1,"userId":1,"role":"admin","status":"completed",
      "__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"well":${deep(20, '[', ']')}`;
    const text = JSON.stringify(samples.bodyOf(found.operation)).replace(/\}$/, `,${extra}}`);
    expect((await permittedCallerOf(found).send(found.method, pathOf(found), text)).status).toBeLessThan(500);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const { body } = await member.get('/api/user');
    expect(body).toMatchObject({ id: member.id, trustScore: 40, isIdVerified: false });
  });
});

/** Sends every parameter with all values. */
async function expectRejectedQuery(
  found: FoundOperation,
  names: readonly string[],
  values: readonly string[],
): Promise<void> {
  const query = names.flatMap((name) => values.map((value) => `${name}=${value}`)).join('&');
  const answer = await permittedCallerOf(found).send(found.method, `${pathOf(found)}?${query}`);
  expect([query, answer.status, answer.body.fields]).toEqual([
    query,
    400,
    expect.objectContaining(Object.fromEntries(names.map((name) => [name, expect.any(String)]))),
  ]);
}

/** The first operation with a parameter of this name and shape. */
const exampleOf = (parameter: object): FoundOperation =>
  withParameters('path').find(([, { operation }]) =>
    operation.parameters.some((each) => JSON.stringify(each) === JSON.stringify(parameter)),
  )![1];

describe('a path', () => {
  it.each(withParameters('path'))('of %s with an invalid parameter is rejected', async (_name, found) => {
    const before = await storedData();
    const body = found.operation.requestBody && samples.bodyOf(found.operation);
    for (const parameter of found.operation.parameters.filter((each) => each.in === 'path')) {
      const { name } = parameter;
      for (const part of [...IN_A_PATH, ...(exampleOf(parameter) === found ? ALSO_IN_A_PATH : [])]) {
        const answer = await permittedCallerOf(found).send(
          found.method,
          pathOf(found, { [name]: part }),
          body,
        );
        // A page answers with a page.
        if (found.template.startsWith('/api/')) expectRefusal(answer, [name, part.slice(0, 30)]);
        expect([part.slice(0, 30), [400, 404].includes(answer.status)]).toEqual([part.slice(0, 30), true]);
      }
    }
    expect(await storedData()).toEqual(before);
  });

  it.each(withParameters('query'))(
    'of %s with an unusual query never causes an internal error',
    async (_name, found) => {
      const parameters = found.operation.parameters.filter((each) => each.in === 'query');
      const names = parameters.map(({ name }) => name);
      for (const value of IN_A_QUERY) {
        const example: unknown = JSON.parse(/^-?\d/.test(value) ? value : '"x"');
        const invalid = parameters
          .filter(({ schema }) => schema.type !== 'string' && !samples.allows(schema, example))
          .map(({ name }) => name);
        for (const group of value.length > LARGE ? invalid.map((name) => [name]) : [invalid])
          if (group.length > 0) await expectRejectedQuery(found, group, [value]);
        for (const name of names.filter((each) => !invalid.includes(each))) {
          const { status } = await permittedCallerOf(found).send(
            found.method,
            `${pathOf(found)}?${name}=${value}`,
          );
          expect([name, value, status < 500]).toEqual([name, value, true]);
        }
      }
      await expectRejectedQuery(found, names, ['1', '2']);
      const odd = [
        '__proto__=1',
        '__proto__[x]=1',
        'constructor=1',
        'a[b]=c',
        '=&=&&',
        'x=1&'.repeat(1500),
        'unknown=1',
      ];
      for (const query of odd) {
        expect([
          query.slice(0, 20),
          (await permittedCallerOf(found).send(found.method, `${pathOf(found)}?${query}`)).status < 500,
        ]).toEqual([query.slice(0, 20), true]);
      }
    },
  );

  it('without a route returns 404 in JSON for any method', async () => {
    for (const [method, path] of [
      ['GET', '/api'],
      ['GET', '/api/'],
      ['POST', '/api/nothing'],
      ['PUT', '/api/user'],
      ['DELETE', '/api/user/matches'],
      ['PATCH', '/api/auth/login'],
      ['GET', '/api/auth/login'],
      ['GET', '/api/%00'],
      ['GET', '/api/user/..%2f'],
      ['PROPFIND', '/api/user'],
      ['GET', '/api//user'],
    ] as const) {
      const answer = await member.send(method, path);
      expectRefusal(answer, [method, path]);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

describe('without a session', () => {
  it.each(named.filter(([, found]) => isPrivate(found)))('%s reveals nothing', async (_name, found) => {
    const visitor = product.person();
    const attempts: Array<[string, unknown]> = [['999999', undefined]];
    if (found.operation.requestBody)
      attempts.push(['999999', '{'], ['x', { a: 1 }], ['999999', 'x'.repeat(limitOf(found) + 1)]);
    if (found.template.includes('{id}')) attempts.push(['%zz', undefined], ['x', undefined]);
    for (const [id, body] of attempts) {
      const answer = await visitor.send(found.method, pathOf(found, { id }), body);
      expectRefusal(answer, id);
      expect([id, answer.status]).toEqual([id, id === '%zz' ? 400 : 401]);
    }
  });
});

describe('other methods', () => {
  /** Routes whose views are audited. */
  const LOGGED = [
    '/api/admin/attendance',
    '/api/admin/matches',
    '/api/admin/matches/{id}',
    '/api/admin/meetups',
    '/api/admin/meetups/{id}',
    '/api/admin/invitations',
    '/api/admin/verifications',
    '/api/admin/verifications/{id}',
    '/api/admin/verifications/{id}/file',
    '/api/admin/reports',
    '/api/admin/reports/{id}',
    '/api/admin/users',
    '/api/admin/users/{id}',
    '/api/admin/work',
  ];
  const isLogged = ({ template }: FoundOperation): boolean =>
    LOGGED.includes(template) || template.startsWith('/api/admin/exports/');
  const read = named.filter(([, { method }]) => method === 'GET');

  it.each(read.filter(([, found]) => isLogged(found)))('%s rejects HEAD', async (_name, found) => {
    expect((await permittedCallerOf(found).send('HEAD', pathOf(found))).status).toBe(405);
    expect((await product.person().send('HEAD', pathOf(found))).status).toBe(401);
  });

  it.each(read.filter(([, found]) => !isLogged(found)))(
    '%s responds to HEAD without a body',
    async (_name, found) => {
      for (const person of [permittedCallerOf(found), product.person()]) {
        const get = await person.send('GET', pathOf(found));
        const head = await person.send('HEAD', pathOf(found));
        expect([head.status, head.headers.get('etag')]).toEqual([get.status, get.headers.get('etag')]);
        expect(head.body).toEqual({ text: '' });
      }
    },
  );

  it.each(named)('%s rejects preflight requests of other origins', async (_name, found) => {
    const answer = await product.person().send('OPTIONS', pathOf(found), undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': found.method,
    });
    if (found.template.startsWith('/api/')) expect(answer.status).toBe(404);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
