import { APerson } from '../support/http/a-person.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';

const ACCOUNTS = 80;
const A_NETWORK_HAS = 20;
const SECONDS_PER_FURTHER_ONE = 20;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => product.stop());

const formOf = (username: string, email: string) => ({
  username,
  email,
  firstName: 'Ada',
  lastName: 'Byron',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  dateOfBirth: '2000-01-01',
  isAdult: true,
});

/** @returns whether the browser has another account afterwards; it keeps its cookies */
async function signsUp(browser: APerson, number: number): Promise<boolean> {
  const email = `sock${number}@example.org`;
  const { status } = await browser.post('/api/auth/register', formOf(`sock_${number}`, email));
  expect(status).toBe(201);
  const code = await product.codeFor(email);
  const verified = await browser.post('/api/auth/verify-email', { email, code });
  if (verified.status === 429) return false;
  expect(verified.status).toBe(200);
  return true;
}

it('fifty unfinished sign-ups of one address keep nobody else of its network out', async () => {
  for (let number = 0; number < 60; number++)
    expect(
      (
        await new APerson(product).post(
          '/api/auth/register',
          formOf(`half_${number}`, `half${number}@example.org`),
        )
      ).status,
    ).toBe(201);
  expect(await signsUp(new APerson(product), 2 * ACCOUNTS)).toBe(true);
});

it('one address does not get eighty accounts, whether it sends the device cookies of its accounts or none', async () => {
  const start = performance.now();
  let accounts = 0;
  let known = 0;
  const browser = new APerson(product);
  for (let number = 0; number < ACCOUNTS; number++) {
    // A device that is refused is given up for a fresh browser, as an attacker would.
    const isKnown = await signsUp(browser, number);
    if (isKnown) known++;
    if (isKnown || (await signsUp(new APerson(product), number + ACCOUNTS))) accounts++;
  }
  const elapsed = (performance.now() - start) / 1000;
  expect(accounts).toBeGreaterThanOrEqual(A_NETWORK_HAS / 2);
  expect(accounts).toBeLessThanOrEqual(A_NETWORK_HAS + 1 + elapsed / SECONDS_PER_FURTHER_ONE);
  // The first account makes the browser a known device, which has two more a day.
  expect(known).toBe(3);
});
