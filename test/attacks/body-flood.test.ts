import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { aProduct } from '../support/http/test-product.js';

const product = aProduct({ env: { RATE_LIMITS: 'on' } });

/** Sends headers with a content length and no body. */
async function statusWithoutBody(path: string, method = 'POST', cookie = ''): Promise<number> {
  const call = request(product.url + path, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'content-length': '90000' },
  });
  call.flushHeaders();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  call.on('error', () => undefined).destroy();
  return answer.statusCode!;
}

describe('a flood of large bodies on a picture route', () => {
  it('is rejected before the bodies are read, without effect on other users', async () => {
    const [ada, grace] = [await product.person().signUp(), await product.person().signUp()];
    for (let sent = 0; sent < 60; sent++)
      expect((await ada.send('PUT', '/api/profile', '{"broken')).status).toBe(400);
    const { name, value } = ada.sessionCookie;
    expect(await statusWithoutBody('/api/profile', 'PUT', `${name}=${value}`)).toBe(429);
    await grace.expect('PUT', '/api/profile', 200, { bio: 'Hello' });
  });
});

describe('a flood of bodies from one address', () => {
  it('is rejected before the bodies are read, on every public route', async () => {
    const flood = async () => {
      for (let sent = 0; sent < 75; sent++) {
        const answer = await product.person().send('POST', '/api/auth/login', '{"broken');
        expect([400, 429]).toContain(answer.status);
      }
    };
    await Promise.all(Array.from({ length: 8 }, flood));
    // From here the limit allows one request per five seconds.
    while ((await product.person().send('POST', '/api/auth/login', '{"broken')).status === 429)
      await new Promise((resolve) => setTimeout(resolve, 50));
    for (const path of [
      '/api/auth/login',
      '/api/auth/register',
      '/api/auth/verify-email',
      '/api/auth/resend-verification',
      '/api/auth/forgot-password',
      '/api/auth/reset-password',
      '/api/admin/session',
    ]) {
      expect([path, await statusWithoutBody(path)]).toEqual([path, 429]);
    }
  });
});
