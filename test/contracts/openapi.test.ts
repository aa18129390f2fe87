import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { runFullJourney } from '../support/http/full-journey.js';
import { CLIENT, OpenIdIssuer } from '../support/http/openid-issuer.js';
import { signInWithProvider } from '../support/http/provider-sign-in.js';
import { conformingFetch } from '../support/http/conforming-fetch.js';
import { type OpenApiDocument, operationFor, operationsOf } from '../support/http/openapi-operations.js';
import { type TileStub, startTileStub } from '../support/tile-stub.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';

const ROOT = join(import.meta.dirname, '..', '..');

let product: TestProduct;
let document: OpenApiDocument;
let tiles: TileStub;
let issuer: OpenIdIssuer;

beforeAll(async () => {
  tiles = await startTileStub();
  issuer = await OpenIdIssuer.start();
  const oidc = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
  product = await startProduct({ env: { TILE_PROXY: 'on', TILE_URL: tiles.template, ...oidc } });
  document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(async () => {
  await product?.stop();
  await tiles?.close();
  await issuer?.close();
});

/** Operations that clients depend on, by method and path. */
const PROMISED = `
  GET /api/user
  POST /api/logout
  POST /api/auth/login
  POST /api/auth/register
  POST /api/auth/verify-email
  POST /api/auth/resend-verification
  POST /api/auth/forgot-password
  POST /api/auth/reset-password
  POST /api/survey
  PUT /api/profile
  PATCH /api/user/location
  POST /api/user/verification/phone/send
  POST /api/user/verification/phone/verify
  POST /api/user/verification/id
  POST /api/user/verification/profile-picture
  POST /api/matching-request
  GET /api/user/active-request
  POST /api/matching-request/{id}/cancel
  GET /api/user/matches
  GET /api/matches/{id}
  GET /api/matches/{id}/messages
  DELETE /api/matches/{id}/leave
  DELETE /api/matches/{id}
  GET /api/config
  GET /api/login
  GET /api/user/profile/{id}
  GET /api/geocode/search
  GET /api/geocode/reverse
  POST /api/matches/{id}/confirm
  POST /api/matches/{id}/feedback
  DELETE /api/user
  GET /api/user/export
  DELETE /api/matches/{id}/messages/{messageId}
  GET /api/meetups/browse
  GET /api/meetups
  POST /api/meetups
  GET /api/meetups/{id}
  PATCH /api/meetups/{id}
  POST /api/meetups/{id}/join
  DELETE /api/meetups/{id}/join
  POST /api/meetups/{id}/waitlist
`
  .trim()
  .split(/\s*\n\s*/);

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'operation-operationId': 'off', 'info-license': 'off' },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const serious = problems.filter(({ severity }) => severity === 'error');
    expect(serious.map(({ message, location }) => `${location[0]?.pointer} ${message}`)).toEqual([]);
  });

  it('is equal to the committed one', async () => {
    expect(JSON.parse(await readFile(join(ROOT, 'docs', 'openapi.json'), 'utf8'))).toEqual(document);
  });

  it.each(PROMISED)('contains %s', (promised) => {
    const named = operationsOf(document).map(({ method, template }) => `${method} ${template}`);
    expect(named).toContain(promised);
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

it('every operation succeeds at least once in the full journey, and every response conforms to the document', async () => {
  const { members, staff } = await runFullJourney(product);
  const succeeded = new Set(
    [...[...members, ...staff].flatMap(({ answers }) => answers), ...(await answersToProvider())]
      .filter(({ status }) => status < 400)
      .map(({ method, path }) => operationFor(document, method, path)?.operation),
  );
  const missing = operationsOf(document).filter(({ operation }) => !succeeded.has(operation));
  expect(missing.map(({ method, template }) => `${method} ${template}`)).toEqual([]);
});

/** Signs in with the provider as a new user and as one with an account; each answer is validated. */
async function answersToProvider() {
  const succeeded = ['GET ', 'GET /callback', 'GET /identity', 'POST /join', 'POST /link'];
  const ada = await product.person().signUp();
  for (const [next, body] of [
    ['join', { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1996-12-09', isAdult: true }],
    ['link', { password: ada.password }],
  ] as const) {
    const browser = product.person();
    const email = next === 'link' ? ada.email : browser.email;
    issuer.claims = { sub: next, email, email_verified: true };
    await signInWithProvider(browser);
    await browser.expect('GET', '/api/auth/provider/identity', 200);
    await browser.expect('POST', `/api/auth/provider/${next}`, 200, body);
  }
  return succeeded.map((operation) => {
    const [method, path] = operation.split(' ') as [string, string];
    return { method, path: `/api/auth/provider${path}`, status: 200 };
  });
}

describe('the validating fetch', () => {
  const answers: Record<string, [number, string, string]> = {
    '/api/matches/1?as-described': [200, 'application/json', '{"id":1}'],
    '/api/matches/1?other-type': [200, 'application/json', '{"id":"1"}'],
    '/api/matches/1?missing-field': [200, 'application/json', '{}'],
    '/api/matches/1?field-too-many': [200, 'application/json', '{"id":1,"email":"ada@example.org"}'],
    '/api/matches/1?other-media-type': [200, 'text/html', '<p>1</p>'],
    '/api/matches/1?other-status': [201, 'application/json', '{"id":1}'],
    '/api/matches/1?refused': [404, 'application/json', '{"message":"No","code":"no"}'],
    '/api/matches/1?refused-by-a-page': [404, 'text/html', '<h1>404</h1>'],
    '/api/matches/1?refused-without-code': [404, 'application/json', '{"message":"No"}'],
    '/api/matches/1?unchanged': [304, 'application/json', ''],
    '/api/elsewhere?unknown': [200, 'application/json', '{}'],
  };
  const served = {
    paths: {
      '/api/matches/{id}': {
        get: {
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Match' } } } },
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
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const [status, type, text] = answers[request.url!] ?? [200, 'application/json', JSON.stringify(served)];
      response.writeHead(status, { 'content-type': type }).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it.each(Object.keys(answers))('reports %s', async (path) => {
    const asking = conformingFetch(url)(url + path);
    if (/as-described|refused$|unchanged/.test(path)) await asking;
    else await expect(asking).rejects.toThrow('is not as described');
  });
});
