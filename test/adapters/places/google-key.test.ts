import { ensureGoogleTakes } from '../../../src/adapters/places/google-key.js';
import { outsideTime } from '../../../src/adapters/time/outside-time.js';
import { answerJson, serveHttp } from '../../support/local-server.js';

const invalid = (details: object[]) => ({ error: { status: 'INVALID_ARGUMENT', details } });

/** Answers as Google does, and keeps what it was sent. */
async function asked(
  status: number,
  body: object,
): Promise<{ result: unknown; headers: Record<string, unknown> }> {
  let headers = {};
  const { url, close } = await serveHttp((request, response) => {
    ({ headers } = request);
    answerJson(response, status, body);
  });
  const result = await ensureGoogleTakes('AIza', 'https://tables.example.org', url).catch(
    (error: unknown) => error,
  );
  await close();
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
  const { url, close } = await serveHttp((_, response) => {
    response.writeHead(404, { date: 'Fri, 27 Nov 2026 12:00:00 GMT' }).end();
  });
  expect(await outsideTime(url)).toEqual(new Date('2026-11-27T12:00:00Z'));
  await close();
  expect(await outsideTime(url)).toBeNull();
});
