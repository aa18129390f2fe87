import { aDatabase } from '../../support/postgres/test-database.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';

const EMAIL = 'boss@example.org';
const PASSWORD = 'a first password';
const BOOTSTRAP_ADMIN = `Boss@example.org:${PASSWORD}`;
const SESSION = '/api/admin/session';

const products: TestProduct[] = [];
afterEach(() => Promise.all(products.splice(0).map((product) => product.stop())));
const database = aDatabase('test');
const lines: string[] = [];

async function start(env: Record<string, string> = { BOOTSTRAP_ADMIN }): Promise<TestProduct> {
  const product = await startProduct({ database, env, log: (line) => lines.push(line) });
  products.push(product);
  return product;
}

async function admins(): Promise<string[]> {
  const { rows } = await database.query<{ email: string }>(`select email from users where role = 'admin'`);
  return rows.map(({ email }) => email);
}

const attempts = (product: TestProduct) =>
  product.person().post(SESSION, { email: EMAIL, password: PASSWORD });

describe('BOOTSTRAP_ADMIN', () => {
  it('creates the first admin, who can use the app too', async () => {
    const product = await start();
    expect(await attempts(product)).toMatchObject({ status: 200, body: { role: 'admin' } });
    const app = product.person();
    await app.expect('POST', '/api/auth/login', 200, { usernameOrEmail: 'boss', password: PASSWORD });
    expect((await app.get('/api/user')).body).toMatchObject({
      email: EMAIL,
      isModerator: true,
      trustScore: 20,
    });
  });

  it('creates one admin when two processes start concurrently', async () => {
    await Promise.all([start(), start()]);
    expect(await admins()).toEqual([EMAIL]);
  });

  it('has no effect if any admin exists', async () => {
    await start({ BOOTSTRAP_ADMIN: 'first@example.org:password of the first' });
    const product = await start();
    expect(await admins()).toEqual(['first@example.org']);
    expect((await attempts(product)).status).toBe(401);
  });

  it('gives an existing account the role, and keeps its password', async () => {
    const person = await (await start({})).person().signUp();
    const product = await start({ BOOTSTRAP_ADMIN: `${person.email}:${PASSWORD}` });
    const trySignIn = (password: string) => product.person().post(SESSION, { email: person.email, password });
    expect((await trySignIn(PASSWORD)).status).toBe(401);
    expect((await trySignIn(person.password)).status).toBe(200);
  });

  it('is logged without a name, an address or a password', async () => {
    lines.length = 0;
    await start();
    const log = lines.join('');
    expect(log).toContain('the first admin was created');
    for (const word of [EMAIL, 'boss', 'Boss', PASSWORD]) expect(log).not.toContain(word);
  });
});
