import { DAY_MS } from '../../../src/domain/shared/durations.js';
import type { APerson } from '../../support/http/a-person.js';
import { aRequestBody } from '../../support/http/a-table.js';
import { theSharedProduct } from '../../support/http/shared-product.js';
import { withProduct } from '../../support/http/test-product.js';

const product = theSharedProduct();

interface SessionRow {
  sess: Record<string, unknown>;
  /** From now, in days. */
  expires: number;
}

async function sessionsOf({ id }: APerson): Promise<SessionRow[]> {
  const { rows } = await product.query<SessionRow>(
    `select sess, extract(epoch from expire - now()::timestamp)::float8 / 86400 as expires from sessions
      where sess -> 'passport' ->> 'user' = $1`,
    [String(id)],
  );
  return rows;
}

const change = ({ id }: APerson, what: string) =>
  product.query(`update sessions set ${what} where sess -> 'passport' ->> 'user' = $1`, [String(id)]);

const logIn = (person: APerson, known: APerson, headers: Record<string, string> = {}) =>
  person.send('POST', '/api/auth/login', { usernameOrEmail: known.email, password: known.password }, headers);

/** The value of the session cookie and its attributes in lowercase. */
function cookieIn(headers: Headers): { value: string; attributes: string[] } {
  const [first, ...attributes] = headers.getSetCookie()[0]!.split(/;\s*/);
  return { value: first!, attributes: attributes.map((each) => each.toLowerCase()) };
}

describe('the cookie', () => {
  it('is HttpOnly and SameSite, and expires seven days after the last request', async () => {
    const ada = await product.person().signUp();
    const { attributes } = cookieIn((await ada.get('/api/user')).headers);
    expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']));
    expect(attributes).not.toContain('secure');
    const expires = attributes.find((each) => each.startsWith('expires='))!.slice('expires='.length);
    expect((Date.parse(expires) - Date.now()) / DAY_MS).toBeCloseTo(7, 2);
  });

  it('is not set for visitors', async () => {
    const answer = await product.person().get('/api/login');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await product.person().get('/api/user')).headers.getSetCookie()).toEqual([]);
  });

  it('is Secure where the product is served over TLS', async () => {
    await withProduct({ env: { PUBLIC_URL: 'https://tables.example.org' } }, async (secure) => {
      const ada = secure.person();
      const overTls = { 'x-forwarded-proto': 'https', origin: 'https://tables.example.org' };
      await ada.send('POST', '/api/auth/register', ada.form(), overTls);
      const code = await secure.codeFor(ada.email);
      const verified = await ada.send('POST', '/api/auth/verify-email', { email: ada.email, code }, overTls);
      expect(verified.status).toBe(200);
      expect(cookieIn(verified.headers).attributes).toEqual(
        expect.arrayContaining(['secure', 'httponly', 'samesite=lax']),
      );
      const inTheClear = await logIn(secure.person(), ada, { origin: 'https://tables.example.org' });
      expect(inTheClear.headers.getSetCookie()).toEqual([]);
    });
  });
});

/** The status that a browser with this cookie gets. */
const statusWith = async (cookie: string) =>
  (await product.person().send('GET', '/api/user', undefined, { cookie })).status;

describe('a session', () => {
  let ada: APerson;
  beforeEach(async () => {
    ada = await product.person().signUp();
  });

  it('has a new id after each sign-in, none of the client’s choice, and the earlier one is invalid', async () => {
    const browser = product.person();
    const seen = ['tablemates.sid=s%3Achosen-by-someone.signature'];
    browser.setCookie(seen[0]!);
    for (let times = 0; times < 3; times++) {
      const { value } = cookieIn((await logIn(browser, ada)).headers);
      for (const cookie of seen) expect(await statusWith(cookie)).toBe(401);
      expect(seen).not.toContain(value);
      seen.push(value);
    }
  });

  it('stores only the user id and the start', async () => {
    const [{ sess }] = (await sessionsOf(ada)) as [SessionRow];
    expect(sess).toEqual({
      cookie: expect.any(Object),
      passport: { user: ada.id },
      startedAt: expect.any(Number),
    });
  });

  it('is deleted on logout, and no other session', async () => {
    const laptop = product.person();
    await logIn(laptop, ada);
    expect(await sessionsOf(ada)).toHaveLength(2);
    const { value: cookie } = cookieIn((await laptop.get('/api/user')).headers);
    const answer = await laptop.post('/api/logout');
    expect(await statusWith(cookie)).toBe(401);
    expect(cookieIn(answer.headers).attributes).toContain('expires=thu, 01 jan 1970 00:00:00 gmt');
    expect(await sessionsOf(ada)).toHaveLength(1);
    expect((await ada.get('/api/user')).status).toBe(200);
  });

  it('expires seven days after the last request', async () => {
    const browser = product.person();
    await logIn(browser, ada);
    await change(ada, `expire = now()::timestamp + interval '1 day'`);
    expect((await browser.get('/api/user')).status).toBe(200);
    const renewed = (await sessionsOf(ada)).map(({ expires }) => Math.round(expires * 100) / 100);
    expect(renewed.sort()).toEqual([1, 7]);
    await change(ada, `expire = now()::timestamp - interval '1 second'`);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('expires after thirty days in any case', async () => {
    const startedAgo = (days: number) =>
      change(ada, `sess = jsonb_set(sess::jsonb, '{startedAt}', '${Date.now() - days * DAY_MS}')::json`);
    await startedAgo(29.9);
    await ada.does('GET /api/user 200');
    await startedAgo(30.1);
    await ada.does('GET /api/user 401', 'GET /api/user 401');
  });

  it('of a deleted account is invalid', async () => {
    await product.query('delete from users where id = $1', [ada.id]);
    for (const path of ['/api/user', '/api/user/matches', '/api/user/active-request', '/api/config']) {
      expect((await ada.get(path)).status).toBeLessThan(500);
    }
    expect((await ada.get('/api/user')).status).toBe(401);
    expect((await ada.post('/api/matching-request', aRequestBody())).status).toBe(401);
  });
});
