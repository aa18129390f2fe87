import type { APerson } from '../support/http/a-person.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { apiDocument } from '../support/http/api-document.js';
import { fetchConformingTo } from '../support/http/conforming-fetch.js';
import {
  type FoundOperation,
  nameOf,
  type OpenApiDocument,
  operationsOf,
} from '../support/http/openapi-operations.js';
import { Samples } from '../support/http/openapi-sample.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { type LocalServer, serveHttp } from '../support/local-server.js';

const product = theSharedProduct();
let document: OpenApiDocument;

beforeAll(async () => {
  document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
});

describe('the API document', () => {
  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
  });

  it('gives every operation a name of its own in camel case', () => {
    const ids = operationsOf(document).map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !/^[a-z][a-zA-Z0-9]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('groups the operations by tags that have a description', () => {
    const tags = new Map(document.tags.map(({ name, description }) => [name, description]));
    const used = new Set(operationsOf(document).flatMap(({ operation }) => operation.tags));
    expect([...tags.keys()].sort()).toEqual([...used].sort());
    expect(
      [...tags].filter(([name, text]) => !/^[A-Z][a-z-]+(: [a-z]| [a-z]|$)/.test(name) || !text),
    ).toEqual([]);
  });

  it('is equal to the generated one', () => {
    expect(apiDocument()).toEqual(document);
  });

  it('contains the error response of every operation', () => {
    for (const { template, operation } of operationsOf(document)) {
      for (const [status, answer] of Object.entries(operation.responses)) {
        if (status < '400') continue;
        const types = template.startsWith('/api/')
          ? [['application/json']]
          : [['application/json'], ['text/html']];
        expect(types).toContainEqual(Object.keys(answer.content ?? {}));
      }
    }
  });
});

describe('the reference page', () => {
  it('is open to visitors and loads its own files only', async () => {
    const page = await (await fetch(`${product.url}/api/docs`)).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !file.startsWith('/'))).toEqual([]);
    for (const file of files.filter((each) => /\.(css|js)$/.test(each))) {
      const type = (await fetch(product.url + file)).headers.get('content-type');
      expect([file, type]).toEqual([
        file,
        expect.stringMatching(file.endsWith('.css') ? /^text\/css/ : /javascript/),
      ]);
    }
    expect(page).not.toMatch(/<script>/);
    expect((await fetch(`${product.url}/api/docs/package.json`)).status).toBe(404);
  });
});

describe('a declared refusal is answered', () => {
  let member: APerson;
  let admin: APerson;
  let samples: Samples;

  beforeAll(async () => {
    member = await product.person().signUp();
    admin = await aStaffMember(product, 'admin');
    samples = new Samples(document);
  });

  const ask = ({ method, template, operation }: FoundOperation, headers?: Record<string, string>) => {
    const path = template
      .replace('{owner}/{file}', '999999/none.webp')
      .replace('sessions/{id}', 'sessions/7f2d8a1c-4a54-4c1d-9a52-0c8c3c2f4f10')
      .replace('{kind}', 'id')
      .replace('{z}/{x}/{y}', '0/5/5')
      .replace(/\{\w+\}/g, '999999');
    const isStaff = operation.security.some((scheme) => 'staff' in scheme);
    const sample = operation.requestBody ? samples.bodyOf(operation) : undefined;
    // A change of role asks for the password before it looks for the account.
    const body = sample && 'password' in sample ? { ...sample, password: admin.password } : sample;
    return (isStaff ? admin : member).send(method, path, body, headers);
  };

  it('with 404 to a record that does not exist', async () => {
    const ofRecords = operationsOf(document).filter(({ template }) => template.includes('{'));
    expect(ofRecords.length).toBeGreaterThan(50);
    const others: string[] = [];
    for (const found of ofRecords) {
      const { status } = await ask(found);
      if (status !== 404) others.push(`${nameOf(found)} ${status}`);
    }
    expect(others).toEqual([]);
  });

  it('with 403 to an unsafe request of another origin', async () => {
    // The link of a mail has no session, mail programs post to it, and its page sends no origin.
    const unsafe = operationsOf(document).filter(
      ({ method, template }) => method !== 'GET' && !/^\/[aehuw]\//.test(template),
    );
    for (const found of unsafe) {
      const { status } = await ask(found, { origin: 'https://evil.example' });
      expect([nameOf(found), status]).toEqual([nameOf(found), 403]);
    }
  });
});

describe('the validating fetch', () => {
  const answers: Record<string, [number, string, string, Record<string, string>?]> = {
    '/api/matches/1?as-described': [200, 'application/json', '{"id":1}', { etag: '"1"' }],
    '/api/matches/1?without-its-header': [200, 'application/json', '{"id":1}'],
    '/api/matches/1?other-header': [200, 'application/json', '{"id":1}', { etag: '"1"', link: '</2>' }],
    '/api/matches/1?other-type': [200, 'application/json', '{"id":"1"}', { etag: '"1"' }],
    '/api/matches/1?missing-field': [200, 'application/json', '{}', { etag: '"1"' }],
    '/api/matches/1?field-too-many': [
      200,
      'application/json',
      '{"id":1,"email":"ada@example.org"}',
      { etag: '"1"' },
    ],
    '/api/matches/1?other-media-type': [200, 'text/html', '<p>1</p>', { etag: '"1"' }],
    '/api/matches/1?other-status': [201, 'application/json', '{"id":1}', { etag: '"1"' }],
    '/api/matches/1?refused-otherwise': [409, 'application/json', '{"message":"No","code":"no"}'],
    '/api/matches/1?refused': [404, 'application/json', '{"message":"No","code":"no"}'],
    '/api/matches/1?refused-by-a-page': [404, 'text/html', '<h1>404</h1>'],
    '/api/matches/1?refused-without-code': [404, 'application/json', '{"message":"No"}'],
    '/api/matches/1?unchanged': [304, 'application/json', '', { etag: '"1"' }],
    '/api/elsewhere?unknown': [200, 'application/json', '{}'],
  };
  const served = {
    paths: {
      '/api/matches/{id}': {
        get: {
          responses: {
            200: {
              headers: { ETag: {} },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Match' } } },
            },
            304: { headers: { ETag: {} } },
            404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
            default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Match: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
        Error: {
          type: 'object',
          required: ['message', 'code'],
          properties: { message: { type: 'string' }, code: { type: 'string' } },
        },
      },
    },
  };
  let server: LocalServer;

  beforeAll(async () => {
    server = await serveHttp((request, response) => {
      const [status, type, text, headers] = answers[request.url!]!;
      response.writeHead(status, { 'content-type': type, ...headers }).end(text);
    });
  });
  afterAll(() => server?.close());

  it.each(Object.keys(answers))('reports %s', async (path) => {
    const asking = fetchConformingTo(() => Promise.resolve(served as never))(server.url + path);
    if (/as-described|refused$|unchanged/.test(path)) await asking;
    else await expect(asking).rejects.toThrow('is not as described');
  });
});
