import type { APerson } from '../support/http/a-person.js';
import { aProduct } from '../support/http/test-product.js';

/** More than a network has, with what one device adds. */
const ACCOUNTS = 24;
const A_NETWORK_HAS = 20;
const SECONDS_PER_FURTHER_ONE = 20;

const product = aProduct({ env: { RATE_LIMITS: 'on' } });

/** @returns whether the browser has another account afterwards; it keeps its cookies */
async function signsUp(browser: APerson, number: number): Promise<boolean> {
  const email = `sock${number}@example.org`;
  const { status } = await browser.post(
    '/api/auth/register',
    browser.form({ username: `sock_${number}`, email }),
  );
  expect(status).toBe(201);
  const code = await product.codeFor(email);
  const verified = await browser.post('/api/auth/verify-email', { email, code });
  if (verified.status === 429) return false;
  expect(verified.status).toBe(200);
  return true;
}

it('more unfinished sign-ups than a network has keep nobody else of it out', async () => {
  for (let number = 0; number < A_NETWORK_HAS + 5; number++) {
    const half = product.person();
    await half.expect('POST', '/api/auth/register', 201, half.form());
  }
  expect(await signsUp(product.person(), 2 * ACCOUNTS)).toBe(true);
});

it('one address does not get as many accounts as it likes, whether it sends the device cookies of its accounts or none', async () => {
  const start = performance.now();
  let accounts = 0;
  let known = 0;
  const browser = product.person();
  for (let number = 0; number < ACCOUNTS; number++) {
    // A device that is refused is given up for a fresh browser, as an attacker would.
    const isKnown = known === number && (await signsUp(browser, number));
    if (isKnown) known++;
    if (isKnown || (await signsUp(product.person(), number + ACCOUNTS))) accounts++;
  }
  const elapsed = (performance.now() - start) / 1000;
  expect(accounts).toBeGreaterThanOrEqual(A_NETWORK_HAS / 2);
  expect(accounts).toBeLessThanOrEqual(A_NETWORK_HAS + 1 + elapsed / SECONDS_PER_FURTHER_ONE);
  // The first account makes the browser a known device, which has two more a day.
  expect(known).toBe(3);
});
