import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../support/http/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => product?.stop());

/** Announces a body and never sends it. */
async function statusWithoutBody(path: string): Promise<number> {
  const call = request(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '90000' },
  });
  call.flushHeaders();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  call.on('error', () => undefined).destroy();
  return answer.statusCode!;
}

describe('a flood of bodies from one address', () => {
  it('is refused before the bodies are read, on every route that is open to the signed out', async () => {
    const flood = async () => {
      for (let sent = 0; sent < 75; sent++) {
        const answer = await product.person().send('POST', '/api/auth/login', '{"broken');
        expect(answer.status).toBe(400);
      }
    };
    await Promise.all(Array.from({ length: 8 }, flood));
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
