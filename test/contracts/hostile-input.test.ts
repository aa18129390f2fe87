import { parse as parseQuery } from 'node:querystring';
import { declaredRoutes } from '../../scripts/unconnected-container.js';
import { HttpError } from '../../src/adapters/http/http-error.js';
import type { Route } from '../../src/adapters/http/route.js';
import { parse } from '../../src/adapters/http/validation.js';
import type { Answer } from '../support/http/a-person.js';
import {
  bodyWith,
  expectRefusal,
  HostileClient,
  operations,
  pathOf,
  samples,
  short,
  withJson,
} from '../support/http/hostile-client.js';
import { VALUES } from '../support/http/hostile-values.js';
import { type FoundOperation, nameOf } from '../support/http/openapi-operations.js';

/*
 * What an operation declares is tried on its declaration, in memory. Over HTTP each operation shows that it validates by
 * that declaration, and is sent what the declaration lets through. `body-readers.test.ts` has what cannot be read at all.
 */

const named = (found: readonly FoundOperation[]) => found.map((each) => [nameOf(each), each] as const);

/** Answers 404 before it validates, because the shared product has no provider: `provider-sign-in.test.ts`. */
const isWithoutProvider = ({ template }: FoundOperation) => template === '/api/auth/provider/join';
const parametersOf = ({ operation }: FoundOperation, place: 'path' | 'query') =>
  operation.parameters.filter((each) => each.in === place);
const withParameters = (place: 'path' | 'query') =>
  operations.filter((each) => parametersOf(each, place).length > 0);

/** The first operation with a parameter of this name and shape, which gets the longer list of values. */
const isExample = (found: FoundOperation, parameter: { in: 'path' | 'query' }): boolean =>
  withParameters(parameter.in).find((each) =>
    parametersOf(each, parameter.in).some((other) => JSON.stringify(other) === JSON.stringify(parameter)),
  ) === found;

/** Too many levels are refused before a field is read: `body-readers.test.ts`. */
const ONE_LEVEL = Object.entries(VALUES).filter(([what]) => !what.startsWith('deeply'));
/** Texts that a rule may stumble over; the others are sent in all fields of an operation together. */
const ODD_TEXTS = ['no text', 'blanks', 'a date in the year 0'];
const MERE_TEXTS = ONE_LEVEL.flatMap(([what, value]) =>
  value.startsWith('"') && !ODD_TEXTS.includes(what) ? [value] : [],
);

let client: HostileClient;
let routes: ReadonlyMap<string, Route>;
/** Values of single fields that the declaration of an operation accepts. */
const accepted = new Map<FoundOperation, Array<{ field: string; value: string; isDescribed: boolean }>>();

beforeAll(async () => {
  client = await HostileClient.open();
  const nameOfRoute = ({ method, path }: Route) =>
    `${method.toUpperCase()} ${path.replace(/[:*](\w+)/g, '{$1}')}`;
  routes = new Map((await declaredRoutes()).map((each) => [nameOfRoute(each), each]));
  for (const found of withJson) accepted.set(found, await acceptedBy(found));
});

const ask: HostileClient['ask'] = (...request) => client.ask(...request);

/** @returns what the shape says to the field; null if it says nothing */
async function complaintOf(shape: Route['body'], input: object, field: string): Promise<string | null> {
  const error: unknown = await parse(shape!, input).then(
    () => null,
    (each: unknown) => each,
  );
  if (error === null) return null;
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 400, code: 'invalid_fields' });
  return (error as HttpError).fields?.[field] ?? null;
}

async function acceptedBy(found: FoundOperation) {
  const { body } = routes.get(nameOf(found))!;
  const left = [];
  let invalid = 0;
  for (const [field, schema] of Object.entries(samples.fieldsOf(found.operation))) {
    for (const [, value] of ONE_LEVEL) {
      const input = JSON.parse(bodyWith(found, { [field]: value })) as Record<string, unknown>;
      const isDescribed = samples.allows(schema, input[field]);
      if (!isDescribed) invalid += 1;
      if ((await complaintOf(body, input, field)) === null) left.push({ field, value, isDescribed });
    }
  }
  expect([nameOf(found), invalid > 10]).toEqual([nameOf(found), true]);
  return left;
}

describe('the fields of a body', () => {
  it('are validated by their declaration in every operation, before anything is stored', () =>
    client.expectNothingStored(async () => {
      for (const found of withJson.filter((each) => !isWithoutProvider(each))) {
        const fields = Object.keys(samples.fieldsOf(found.operation));
        const invalid = Object.fromEntries(fields.map((field) => [field, '{"constructor":1}']));
        const answer = await ask(found, bodyWith(found, invalid));
        expectRefusal(answer, [400], nameOf(found));
        expect([nameOf(found), Object.keys(answer.body.fields ?? {}).sort()]).toEqual([
          nameOf(found),
          fields.sort(),
        ]);
      }
    }));

  it('may be absent exactly where they are not required', async () => {
    for (const found of withJson) {
      const { body } = routes.get(nameOf(found))!;
      const fields = Object.keys(samples.fieldsOf(found.operation));
      const missed: string[] = [];
      for (const field of fields) {
        const { [field]: _absent, ...others } = samples.bodyOf(found.operation);
        if ((await complaintOf(body, others, field)) !== null) missed.push(field);
      }
      expect([nameOf(found), missed.sort()]).toEqual([
        nameOf(found),
        [...samples.requiredOf(found.operation)].sort(),
      ]);
    }
  });

  it('are refused by name where only the rules behind it see that a value is invalid', () =>
    client.expectNothingStored(async () => {
      for (const [found, left] of accepted) {
        if (isWithoutProvider(found)) continue;
        for (const { field, value } of left.filter(({ isDescribed }) => !isDescribed)) {
          const answer = await ask(found, bodyWith(found, { [field]: value }));
          expectRefusal(answer, [400], [nameOf(found), field, short(value)]);
          expect(answer.body.fields).toMatchObject({ [field]: expect.any(String) });
        }
      }
    }));

  it('may be unusual, and others unknown', async () => {
    const unknown = `"trustScore":100,"isIdVerified":true,"id":1,"userId":1,"role":"admin","status":"completed",
      "__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}`;
    const seen = new Set<string>();
    for (const [found, all] of accepted) {
      const tried = all.filter(({ isDescribed }) => isDescribed);
      // A value is sent alone in the first operation with such a field, and in others with all that accept it.
      const schemas = samples.fieldsOf(found.operation);
      const kindOf = (field: string) => `${field} ${JSON.stringify(schemas[field])}`;
      const isAlone = ({ field, value }: { field: string; value: string }) =>
        !MERE_TEXTS.includes(value) && !seen.has(kindOf(field));
      const alone = tried.filter(isAlone).map((each) => [each]);
      const others = tried.filter((each) => !isAlone(each));
      for (const { field } of tried) seen.add(kindOf(field));
      const together = Object.values(Object.groupBy(others, ({ value }) => value)) as Array<typeof tried>;
      for (const fields of [[], ...alone, ...together]) {
        const values = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
        const { status } = await ask(found, bodyWith(found, values, unknown));
        expect([nameOf(found), values, status < 500]).toEqual([nameOf(found), values, true]);
      }
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const { body } = await client.member.get('/api/user');
    expect(body).toMatchObject({ id: client.member.id, trustScore: 40, isIdVerified: false });
  });
});

const query = (found: FoundOperation, text: string) =>
  client.callerOf(found).send(found.method, `${pathOf(found)}?${text}`);

describe('a query', () => {
  /** The last one is a date in the year 0, its first digit escaped. */
  const IN_ANY = ['-1', '1.5', '[]', '{}', '%30000-01-01'];
  const NUMBERS = ['NaN', 'Infinity', '-Infinity', '1e999'];
  const IN_A_QUERY = ['%zz', '%00', '%ed%a0%80', ...NUMBERS, ...IN_ANY, 'x'.repeat(9000)];
  const ODD = `__proto__=1&__proto__[x]=1&constructor=1&a[b]=c&=&=&&unknown=1&${'x=1&'.repeat(1500)}`;

  it.each(named(withParameters('query')))('of %s may be anything', async (name, found) => {
    const shape = routes.get(name)!.query!;
    const parameters = parametersOf(found, 'query');
    for (const parameter of parameters) {
      const { name: field, schema } = parameter;
      for (const value of isExample(found, parameter) ? IN_A_QUERY : IN_ANY) {
        const example: unknown = JSON.parse(/^-?\d/.test(value) ? value : '"x"');
        const isInvalid = schema.type !== 'string' && !samples.allows(schema, example);
        const complaint = await complaintOf(shape, { ...parseQuery(`${field}=${value}`) }, field);
        if (isInvalid) expect([field, value, complaint]).toEqual([field, value, expect.any(String)]);
        else if (complaint === null) {
          const { status } = await query(found, `${field}=${value}`);
          expect([field, short(value), status < 500]).toEqual([field, short(value), true]);
        }
      }
    }
    const names = parameters.map((each) => each.name);
    const twice = await query(found, names.map((each) => `${each}=1&${each}=2`).join('&'));
    expectRefusal(twice, [400], name);
    expect(Object.keys(twice.body.fields ?? {}).sort()).toEqual(names.sort());
    expect((await query(found, ODD)).status).toBeLessThan(500);
  });
});

describe('a path', () => {
  const NUMBERS = ['1.5', '2147483648', 'NaN', '0', '-1', '99999999999999999999', '1e999', 'Infinity', '0x'];
  const ESCAPES = ['%zz', '%00', '%', '%ff', '%ed%a0%80', '%2e%2e%2f', '1%2f2', '%D9%A1', '1%00', '%20'];
  const TEXTS = [
    'null',
    '__proto__',
    'constructor',
    '1;2',
    '%27%20or%201=1',
    '[]',
    '%7B%7D',
    'x'.repeat(5000),
  ];
  const IN_A_PATH = [...NUMBERS, ...ESCAPES, ...TEXTS];
  /** Beside one that no operation accepts: what a text may be that is looked up. */
  const IN_ANY = ['__proto__', '%2e%2e%2f', '%20', '2147483648'];
  const decoded = (part: string): string | null => {
    try {
      return decodeURIComponent(part);
    } catch {
      return null;
    }
  };

  it('with an invalid parameter is rejected by every operation, and nothing is stored', () =>
    client.expectNothingStored(async () => {
      for (const found of withParameters('path')) {
        const name = nameOf(found);
        const { params } = routes.get(name)!;
        const body = found.operation.requestBody && samples.bodyOf(found.operation);
        const sent = async (field: string, part: string) => {
          const answer = await client
            .callerOf(found)
            .send(found.method, pathOf(found, { [field]: part }), body);
          // A page answers with a page.
          if (found.template.startsWith('/api/'))
            expectRefusal(answer, [400, 404], [name, field, short(part)]);
          else
            expect([name, short(part), [400, 404].includes(answer.status)]).toEqual([
              name,
              short(part),
              true,
            ]);
        };
        for (const parameter of parametersOf(found, 'path')) {
          const field = parameter.name;
          const isFirst = isExample(found, parameter);
          for (const part of IN_A_PATH) {
            const text = decoded(part);
            const isAccepted =
              text !== null && (await complaintOf(params, { [field]: text }, field)) === null;
            if (isFirst || (isAccepted && IN_ANY.includes(part)) || part === '%00') await sent(field, part);
          }
        }
      }
    }));

  it('has parameters that are all declared', () => {
    const undeclared = operations.filter((found) => {
      const inTemplate = [...found.template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      const declared = parametersOf(found, 'path').map(({ name }) => name);
      return inTemplate.sort().join() !== declared.sort().join();
    });
    expect(undeclared.map(nameOf)).toEqual([]);
  });

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
    ] as const)
      expectRefusal(await client.member.send(method, path), [404], [method, path]);
  });

  it('with an invalid parameter reveals nothing without a session', async () => {
    const visitor = client.product.person();
    for (const [part, status] of Object.entries({ 999999: 401, x: 401, '%zz': 400 }))
      for (const found of ['/api/matches/{id}', '/api/admin/reports/{id}'])
        expectRefusal(await visitor.get(found.replace('{id}', part)), [status], part);
  });
});

describe('other methods', () => {
  /** Routes whose views are audited. */
  const LOGGED = [
    ...[
      'attendance',
      'matches',
      'matches/{id}',
      'meetups',
      'meetups/{id}',
      'invitations',
      'reports',
      'reports/{id}',
    ],
    ...['verifications', 'verifications/{id}', 'verifications/{id}/file', 'users', 'users/{id}', 'work'],
  ].map((each) => `/api/admin/${each}`);
  const isLogged = ({ template }: FoundOperation): boolean =>
    LOGGED.includes(template) || template.startsWith('/api/admin/exports/');
  const read = operations.filter(({ method }) => method === 'GET');

  it('HEAD is refused where a view is audited, to visitors as to staff', async () => {
    for (const found of read.filter(isLogged)) {
      const answers = [client.callerOf(found), client.product.person()].map((person) =>
        person.send('HEAD', pathOf(found)),
      );
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect([nameOf(found), ...statuses]).toEqual([nameOf(found), 405, 401]);
    }
  });

  it('HEAD elsewhere answers as GET does, without a body', async () => {
    for (const found of read.filter((each) => !isLogged(each))) {
      const get = await ask(found);
      const head = await client.callerOf(found).send('HEAD', pathOf(found));
      const of = ({ status, headers }: Answer) => [nameOf(found), status, headers.get('etag')];
      expect(of(head)).toEqual(of(get));
      expect(head.body).toEqual({ text: '' });
    }
  });

  it('preflight requests of other origins are refused', async () => {
    for (const path of ['/api/auth/login', '/api/user', '/api/admin/users', '/a/1']) {
      const { status, headers } = await client.product.person().send('OPTIONS', path, undefined, {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
      });
      if (path.startsWith('/api/')) expect([path, status]).toEqual([path, 404]);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
