import type { APerson } from '../../../support/http/a-person.js';
import { sharedProduct } from '../../../support/http/shared-product.js';
import { aProduct } from '../../../support/http/test-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const product = aProduct({ env: { RATE_LIMITS: 'on' } });

/** The first response with status 429, and the number of requests before it. */
async function untilRefused(most: number, ask: () => Promise<{ status: number; headers: Headers }>) {
  for (let before = 0; before <= most; before++) {
    const { status, headers } = await ask();
    if (status === 429) return { before, retryAfter: Number(headers.get('retry-after')) };
  }
  throw new Error(`still answered after ${most}`);
}

const register = (person: APerson) => person.post('/api/auth/register', person.form());

describe('how often one may try', () => {
  it.each([
    ['a way back in', '/api/auth/forgot-password', (person: APerson) => person.register(), 2],
    ['another code', '/api/auth/resend-verification', register, 1],
  ])(
    'asking for %s too soon returns the same response and sends nothing',
    async (_what, path, begin, mails) => {
      const ada = product.person();
      await begin(ada);
      const answers = [];
      for (const email of [ada.email, ada.email, ada.email, 'nobody@example.org', 'nobody@example.org']) {
        const { status, body, headers } = await product.person().post(path, { email });
        answers.push([status, body, headers.has('retry-after'), headers.get('content-length')]);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toEqual([200, { message: expect.any(String) }, false, expect.any(String)]);
      await waitForJobs(product);
      expect(await product.mailsTo(ada.email)).toHaveLength(mails);
    },
  );

  it('a code allows five attempts, also with rate limits disabled', async () => {
    const unlimited = await sharedProduct();
    const ada = unlimited.person();
    await register(ada);
    const code = await unlimited.codeFor(ada.email);
    const verify = (guess: string) => ada.post('/api/auth/verify-email', { email: ada.email, code: guess });
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries++) expect((await verify(wrong)).status).toBe(400);
    expect((await verify(code)).status).toBe(400);
  });

  it('ten passwords per account are checked in 15 minutes, and then one a minute', async () => {
    const ada = await product.person().signUp();
    const guess = { usernameOrEmail: ada.username, password: 'a guess' };
    const { before, retryAfter } = await untilRefused(12, () =>
      product.person().post('/api/auth/login', guess),
    );
    expect(before).toBe(10);
    expect([retryAfter > 0, retryAfter <= 60]).toEqual([true, true]);
  });

  it('one network may request twenty codes an hour, then one every twenty seconds; registrations are counted separately', async () => {
    let asked = 0;
    const { before, retryAfter } = await untilRefused(20, () =>
      product.person().post('/api/auth/forgot-password', { email: `nobody${asked++}@example.org` }),
    );
    expect([retryAfter > 0, retryAfter <= 20]).toEqual([true, true]);
    expect((await register(product.person())).status).toBe(201);
    // The tests above have sent requests from this address too.
    expect(before).toBeLessThan(20);
    expect(before).toBeGreaterThan(5);
  });
});
