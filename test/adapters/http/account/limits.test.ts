import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';

let product: TestProduct;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'on' } });
});

afterAll(() => product?.stop());

/** The answer that finally says "too often", and how many came before it. */
async function untilRefused(most: number, ask: () => Promise<{ status: number; headers: Headers }>) {
  for (let before = 0; before <= most; before++) {
    const { status, headers } = await ask();
    if (status === 429) return { before, retryAfter: Number(headers.get('retry-after')) };
  }
  throw new Error(`still answered after ${most}`);
}

describe('how often one may try', () => {
  it('a code is sent again after 60 seconds, to a known address and an unknown one alike', async () => {
    const ask = (email: string) => () => product.person().post('/api/auth/forgot-password', { email });
    const ada = await product.person().signUp();
    for (const email of [ada.email, 'nobody@example.org']) {
      const { before, retryAfter } = await untilRefused(3, ask(email));
      expect(before).toBe(1);
      expect(retryAfter).toBeGreaterThan(50);
      expect(retryAfter).toBeLessThanOrEqual(60);
    }
  });

  it('a resend must wait 60 seconds from the sign-up on', async () => {
    const ada = product.person();
    await ada.post('/api/auth/register', {
      username: ada.username,
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Byron',
      password: 'secret1',
      confirmPassword: 'secret1',
      dateOfBirth: '2000-01-01',
      isAdult: true,
    });
    expect((await ada.post('/api/auth/resend-verification', { email: ada.email })).status).toBe(429);
  });

  it('passwords for one name are guessed ten times in a quarter of an hour', async () => {
    const ada = await product.person().signUp();
    const guess = { usernameOrEmail: ada.username, password: 'a guess' };
    const { before, retryAfter } = await untilRefused(12, () =>
      product.person().post('/api/auth/login', guess),
    );
    expect(before).toBe(10);
    expect(retryAfter).toBeGreaterThan(800);
  });

  it('one place asks for twenty codes an hour', async () => {
    let asked = 0;
    const { before } = await untilRefused(20, () =>
      product.person().post('/api/auth/forgot-password', { email: `nobody${asked++}@example.org` }),
    );
    // The tests above have asked from here too.
    expect(before).toBeLessThan(20);
    expect(before).toBeGreaterThan(5);
  });
});
