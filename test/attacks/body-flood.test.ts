import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { aProduct } from '../support/http/test-product.js';
import { useUp } from '../support/http/use-up.js';

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
    const sends = async () => (await ada.send('PUT', '/api/profile', '{"broken')).status;
    expect(await sends()).toBe(400);
    await useUp(product, 'picture-bodies-per-person', 58);
    expect(await sends()).toBe(400);
    const { name, value } = ada.sessionCookie;
    expect(await statusWithoutBody('/api/profile', 'PUT', `${name}=${value}`)).toBe(429);
    await grace.expect('PUT', '/api/profile', 200, { bio: 'Hello' });
  });
});

describe('a flood of bodies from one address', () => {
  it('is rejected before the bodies are read, on every public route', async () => {
    const sends = async () => (await product.person().send('POST', '/api/auth/login', '{"broken')).status;
    expect(await sends()).toBe(400);
    await useUp(product, 'public-bodies-per-origin', 598);
    // From here the limit allows one request per five seconds.
    expect([await sends(), await sends()]).toEqual([400, 429]);
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
