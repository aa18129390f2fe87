import { jest } from '@jest/globals';
import { call } from '../../../../web-user/src/shared/api/call.js';
import { clearResponses } from '../../../../web-user/src/shared/api/etag-cache.js';

let asked: Array<string | null>;
let etag: string;

/** A server that supports conditional requests. */
beforeEach(() => {
  clearResponses();
  asked = [];
  etag = 'W/"1"';
  globalThis.fetch = jest.fn(async (_input: unknown, init?: RequestInit) => {
    const condition = new Headers(init?.headers).get('if-none-match');
    asked.push(condition);
    if (condition === etag) return new Response(null, { status: 304 });
    return new Response(JSON.stringify([{ id: Number(etag[3]) }]), {
      headers: { ETag: etag, 'Content-Type': 'application/json' },
    });
  }) as typeof fetch;
});

it('a poll that receives 304 Not Modified returns the cached response', async () => {
  const answers = [await call('get', '/api/user/matches'), await call('get', '/api/user/matches')];
  expect(asked).toEqual([null, etag]);
  expect(answers[1]).toEqual(answers[0]);
  etag = 'W/"2"';
  expect(await call('get', '/api/user/matches')).toEqual([{ id: 2 }]);
});

it('the cache is empty for another user', async () => {
  await call('get', '/api/user/matches');
  clearResponses();
  await call('get', '/api/user/matches');
  expect(asked).toEqual([null, null]);
});

it('only the latest few responses are cached', async () => {
  for (let id = 1; id <= 8; id++) await call('get', '/api/matches/{id}', { params: { id } });
  await call('get', '/api/matches/{id}', { params: { id: 1 } });
  await call('get', '/api/matches/{id}', { params: { id: 8 } });
  expect(asked.slice(-2)).toEqual([null, etag]);
});

it('a response evicted from the cache during its conditional request is still returned', async () => {
  await call('get', '/api/user/matches');
  const { fetch: answer } = globalThis;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = (async (...given) => {
    if (given[0] === '/api/user/matches') await released;
    return answer(...given);
  }) as typeof fetch;
  const poll = call('get', '/api/user/matches');
  for (let id = 1; id <= 8; id++) await call('get', '/api/matches/{id}', { params: { id } });
  release();
  expect(await poll).toEqual([{ id: 1 }]);
});
