import { SharedRateLimiter } from '../../src/adapters/rate-limiting/shared-rate-limiter.js';
import { CONSOLE_LOGINS, LOGINS } from '../../src/application/sign-in/login-attempts.js';
import { type LoginLimits, limitLoginAttempts } from '../../src/application/sign-in/login-attempts.js';
import { eventually } from '../support/eventually.js';
import { setRole } from '../support/http/a-staff-member.js';
import { aProduct } from '../support/http/test-product.js';
import { useUp } from '../support/http/use-up.js';
import { poolOf } from '../support/postgres/pool-of.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';

const product = aProduct({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' } });

let networks = 0;
/** An IPv4 address without earlier requests. */
const newAddress = () => `198.51.${100 + Math.floor(networks / 200)}.${(networks++ % 200) + 1}`;

type Browser = ReturnType<typeof browserAt>;

/** A client with its own public address. */
function browserAt(address: string) {
  const person = product.person();
  const post = (path: string, body: object) =>
    person.send('POST', path, body, { 'x-forwarded-for': address });
  return {
    person,
    post,
    logIn: (usernameOrEmail: string, password: string) =>
      post('/api/auth/login', { usernameOrEmail, password }),
    openConsole: (email: string, password: string) => post('/api/admin/session', { email, password }),
    forgot: (email: string) => post('/api/auth/forgot-password', { email }),
    register: (email: string, username = person.username) =>
      post('/api/auth/register', person.form({ username, email })),
  };
}

/** A member with one known device. */
async function aMember() {
  const browser = browserAt(newAddress());
  const { person } = browser;
  await browser.register(person.email);
  const code = await product.codeFor(person.email);
  expect((await browser.post('/api/auth/verify-email', { email: person.email, code })).status).toBe(200);
  person.id = (await person.get<{ id: number }>('/api/user')).body.id;
  return { browser, person };
}

/** Tries wrong passwords from one address until 429. @returns the number of password checks */
async function guessUntilRefused(guess: (browser: Browser) => Promise<{ status: number }>): Promise<number> {
  const stranger = browserAt(newAddress());
  for (let tries = 0; tries < 15; tries++) {
    const { status } = await guess(stranger);
    if (status === 429) return tries;
    expect(status).toBe(401);
  }
  throw new Error('never refused');
}

/** Consumes the rate limits of wrong passwords directly, because a hundred real checks take ten seconds. */
async function consumeGuesses(
  limits: LoginLimits,
  name: string,
  times: number,
  originOf: () => string = newAddress,
): Promise<void> {
  const limiter = SharedRateLimiter.onPostgres(poolOf(product.databaseUrl));
  for (let guess = 0; guess < times; guess++)
    await limitLoginAttempts(limits, { name, origin: originOf(), device: null }, limiter).catch(
      () => undefined,
    );
}

describe('wrong passwords by strangers from a dozen networks', () => {
  it('do not lock a member out, neither on a known device nor on a new one', async () => {
    const { browser, person } = await aMember();
    expect(await guessUntilRefused((stranger) => stranger.logIn(person.email, 'a guess'))).toBe(10);
    await consumeGuesses(LOGINS, person.email, 85);
    expect((await browser.logIn(person.email, person.password)).status).toBe(200);
    expect((await browserAt(newAddress()).logIn(person.username, person.password)).status).toBe(200);
  });

  it('are limited to a few per day and account over all networks, and a known device can still sign in', async () => {
    const { browser, person } = await aMember();
    await consumeGuesses(LOGINS, person.email, 101);
    const refused = await browserAt(newAddress()).logIn(person.email, 'a guess');
    expect([refused.status, Number(refused.headers.get('retry-after')) <= 600]).toEqual([429, true]);
    expect((await browser.logIn(person.email, person.password)).status).toBe(200);
  });

  it('do not lock the console, which has separate limits with known devices of its own', async () => {
    const { person } = await aMember();
    await setRole(product, person.id, 'admin');
    await consumeGuesses(LOGINS, person.email, 101);
    const console = browserAt(newAddress());
    expect((await console.openConsole(person.email, person.password)).status).toBe(200);
    await consumeGuesses(CONSOLE_LOGINS, person.email, 101);
    expect((await browserAt(newAddress()).openConsole(person.email, person.password)).status).toBe(429);
    expect((await console.openConsole(person.email, person.password)).status).toBe(200);
  });

  it('do not prevent a password reset, after which the device is known', async () => {
    const { person } = await aMember();
    const { email } = person;
    await consumeGuesses(LOGINS, email, 101);
    const fresh = browserAt(newAddress());
    const before = await product.codeFor(email);
    expect((await fresh.forgot(email)).status).toBe(200);
    const code = await product.codeFor(email, before);
    const reset = { email, code, newPassword: 'another horse' };
    expect((await fresh.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await fresh.logIn(email, 'another horse')).status).toBe(200);
  });
});

describe('a known-device cookie', () => {
  const deviceCookieOf = (headers: Headers) =>
    headers.getSetCookie().find((line) => line.startsWith('tablemates.device='));

  it('is set after sign-in, is HttpOnly and is valid for its own account only', async () => {
    const { person } = await aMember();
    const { headers } = await browserAt(newAddress()).logIn(person.email, person.password);
    expect(headers.getSetCookie()[0]).toMatch(/^tablemates\.sid=/);
    expect(deviceCookieOf(headers)).toMatch(/HttpOnly; SameSite=Lax/);

    const other = await aMember();
    await consumeGuesses(LOGINS, other.person.email, 101);
    const cookie = deviceCookieOf(headers)!.split(';')[0]!;
    const forged = cookie.replace(/=\d+/, `=${other.person.id}`);
    for (const claimed of [cookie, forged]) {
      const { person: thief, logIn } = browserAt(newAddress());
      thief.setCookie(claimed);
      expect((await logIn(other.person.email, other.person.password)).status).toBe(429);
    }
  });
});

describe("code requests by strangers for a member's address", () => {
  it('do not prevent the owner of the address from signing up', async () => {
    const victim = browserAt(newAddress());
    const { email } = victim.person;
    const address = newAddress();
    const answers = [];
    for (let times = 0; times < 7; times++)
      answers.push((await browserAt(address).register(email, `stranger${times}`)).status);
    expect(answers).toEqual(Array(7).fill(201));
    await waitForJobs(product);
    expect(await product.mailsTo(email)).toHaveLength(5);

    expect((await victim.register(email)).status).toBe(201);
    const mine = await eventually(async () =>
      (await product.mailsTo(email)).find(({ text }) => text.includes(`as ${victim.person.username}:`)),
    );
    const code = /\b\d{6}\b/.exec(mine.text)![0];
    for (let places = 0; places < 16; places++)
      expect((await browserAt(newAddress()).register(email, `later${places}`)).status).toBe(201);
    expect((await victim.post('/api/auth/verify-email', { email, code })).status).toBe(200);
  });

  it('do not prevent the member from receiving a reset code', async () => {
    const { person, browser } = await aMember();
    const used = await product.codeFor(person.email);
    const stranger = browserAt(newAddress());
    expect((await stranger.forgot(person.email)).status).toBe(200);
    const strangers = await product.codeFor(person.email, used);
    for (let times = 0; times < 6; times++) expect((await stranger.forgot(person.email)).status).toBe(200);
    expect((await browser.forgot(person.email)).status).toBe(200);
    expect(await product.codeFor(person.email, strangers)).toMatch(/^\d{6}$/);
  });
});

describe('an attacker in the same campus network', () => {
  it('who exhausts the reset codes, or begins many sign-ups, does not block those of others', async () => {
    const campus = newAddress();
    const vandal = browserAt(campus);
    expect((await vandal.forgot('unknown@example.org')).status).toBe(200);
    await useUp(product, 'codes-per-origin', 18);
    const statuses = [];
    for (let times = 0; times < 3; times++)
      statuses.push((await vandal.forgot(`unknown${times}@example.org`)).status);
    expect(statuses).toContain(429);
    const student = browserAt(campus);
    expect((await student.register(student.person.email)).status).toBe(201);

    for (let times = 0; times < 21; times++)
      expect((await vandal.register(`vandal${times}@example.org`, `vandal${times}`)).status).toBe(201);
    const other = browserAt(campus);
    const { email } = other.person;
    expect((await other.register(email)).status).toBe(201);
    const code = await product.codeFor(email);
    expect((await other.post('/api/auth/verify-email', { email, code })).status).toBe(200);
  });

  it('who submits wrong codes does not block the right code of another user', async () => {
    const campus = newAddress();
    const student = browserAt(campus);
    const { email } = student.person;
    await student.register(email);
    const code = await product.codeFor(email);
    const vandal = browserAt(campus);
    const guesses = async () => {
      const guess = { email: 'unknown@example.org', code: '000000' };
      return (await vandal.post('/api/auth/verify-email', guess)).status;
    };
    expect(await guesses()).toBe(400);
    await useUp(product, 'tries-per-origin', 98);
    expect([await guesses(), await guesses()]).toEqual([400, 429]);
    expect((await student.post('/api/auth/verify-email', { email, code })).status).toBe(200);
  });

  it('who submits wrong passwords does not block other users, and successful sign-ins do not count', async () => {
    const campus = newAddress();
    const { person } = await aMember();
    for (let names = 0; names < 10; names++)
      await consumeGuesses(LOGINS, `unknown${names}`, 10, () => campus);
    for (let times = 0; times < 12; times++)
      expect((await browserAt(campus).logIn(person.email, person.password)).status).toBe(200);
  });
});
