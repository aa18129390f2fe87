import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ensureGoogleTakes } from '../../../src/adapters/places/google-key.js';
import { outsideTime } from '../../../src/adapters/time/outside-time.js';

const invalid = (details: object[]) => ({ error: { status: 'INVALID_ARGUMENT', details } });

/** Answers as Google does, and keeps what it was sent. */
async function asked(
  status: number,
  body: object,
): Promise<{ result: unknown; headers: Record<string, unknown> }> {
  let headers = {};
  const server = createServer((request, response) => {
    ({ headers } = request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const result = await ensureGoogleTakes('AIza', 'https://tables.example.org', url).catch(
    (error: unknown) => error,
  );
  server.closeAllConnections();
  server.close();
  return { result, headers };
}

it('a request without a place is refused as such, not the key, which is sent from the site', async () => {
  const { result, headers } = await asked(400, invalid([{ '@type': 'BadRequest' }]));
  expect(result).toBeUndefined();
  expect(headers).toMatchObject({ 'x-goog-api-key': 'AIza', referer: 'https://tables.example.org/' });
});

it.each([
  [400, invalid([{ reason: 'API_KEY_INVALID' }]), 'API_KEY_INVALID'],
  [
    403,
    { error: { status: 'PERMISSION_DENIED', details: [{ reason: 'API_KEY_HTTP_REFERRER_BLOCKED' }] } },
    'API_KEY_HTTP_REFERRER_BLOCKED',
  ],
  [403, { error: { status: 'PERMISSION_DENIED' } }, 'PERMISSION_DENIED'],
])('a key that is refused with %i says why', async (status, body, code) => {
  expect((await asked(status, body)).result).toMatchObject({ name: 'GoogleRefused', code });
});

it('the time by another server is in the header of its answer, and unknown without one', async () => {
  const server = createServer((_, response) => {
    response.writeHead(404, { date: 'Fri, 27 Nov 2026 12:00:00 GMT' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await outsideTime(url)).toEqual(new Date('2026-11-27T12:00:00Z'));
  server.closeAllConnections();
  server.close();
  expect(await outsideTime(url)).toBeNull();
});
