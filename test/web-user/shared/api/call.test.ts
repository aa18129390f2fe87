import { jest } from '@jest/globals';
import { call } from '../../../../web-user/src/shared/api/call.js';

it('sends the session cookie with every request', async () => {
  const fetched = jest.fn<typeof fetch>(async () => new Response('{}'));
  globalThis.fetch = fetched;
  await call('get', '/api/user');
  await call('post', '/api/logout');
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include']);
});
