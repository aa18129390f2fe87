import type { APerson } from '../../../support/http/a-person.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { whileRowLocked } from '../../../support/http/while-row-locked.js';

const product = theSharedProduct();

let ada: APerson;
beforeEach(async () => {
  ada = await product.person().signUp();
});

const logIn = (person: APerson, usernameOrEmail = ada.username, password = ada.password) =>
  person.post('/api/auth/login', { usernameOrEmail, password });
const asVisitor = (path: string, body?: object) => product.person().post(`/api/${path}`, body);

describe('signing in', () => {
  it('works with username or email in any case, creates a new session id, and ends with the logout', async () => {
    const sessionOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')!.split(';')[0];
    for (const name of [ada.username.toUpperCase(), ` ${ada.email.toUpperCase()} `]) {
      const browser = product.person();
      const answer = await logIn(browser, name);
      expect(answer).toMatchObject({ status: 200, body: { id: ada.id, username: ada.username } });
      expect(sessionOf(await logIn(browser, name))).not.toBe(sessionOf(answer));
      await browser.does('GET /api/user 200', 'POST /api/logout 200', 'GET /api/user 401');
    }
    await ada.does('GET /api/user 200');
  });

  it('concurrently gives each their own account, and none for a wrong password', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => product.person().signUp()));
    const isWrong = (index: number) => index % 4 === 3;
    const answers = await Promise.all(
      people.map(async ({ username, password }, index) => {
        const browser = product.person();
        const { status } = await logIn(browser, username, isWrong(index) ? 'mistyped' : password);
        return [status, (await browser.get('/api/user')).body.id];
      }),
    );
    expect(answers).toEqual(people.map(({ id }, index) => (isWrong(index) ? [401, undefined] : [200, id])));
  });

  it('responds equally to a wrong password, an unknown name and an invalid name', async () => {
    const wrong = await refused(
      logIn(product.person(), undefined, 'wrong password'),
      401,
      'wrong_credentials',
    );
    for (const name of ['nobody', "' or 1=1 --", '💥', 'system', 'system@tablemates.invalid'])
      expect(await logIn(product.person(), name)).toMatchObject({ status: 401, body: wrong });
  });

  it('names the unverified address to who knows the password, and missing fields to anyone', async () => {
    const ben = product.person();
    await ben.post('/api/auth/register', ben.form());
    const { email, username, password } = ben;
    for (const name of [email, username])
      expect(await refused(logIn(ben, name, password), 403, 'email_not_verified')).toMatchObject({ email });
    await refused(logIn(ben, username, 'secret2'), 401, 'wrong_credentials');
    expect((await logIn(ben, ' ', '12345')).body.fields).toEqual({
      usernameOrEmail: 'Username or email is required',
      password: 'Password must be at least 6 characters',
    });
  });

  it.each([
    ['a new password', `update users set password = 'another hash' where id = $1`],
    ['a deletion', `update users set deleted_at = now() where id = $1`],
  ])('that races with %s creates no session', async (_change, statement) => {
    const browser = product.person();
    const answer = whileRowLocked(product, ada, [statement], () => logIn(browser));
    await refused(answer, 401, 'wrong_credentials');
    await browser.does('GET /api/user 401');
    const { rowCount } = await product.query(
      `select from sessions where sess -> 'passport' ->> 'user' = $1::text`,
      [ada.id],
    );
    expect(rowCount).toBe(0);
  });
});

describe('signing out', () => {
  it('closes the sockets of that session only, and changes nothing without one', async () => {
    const laptop = product.person();
    await logIn(laptop);
    const [here, there] = [await ada.connect(), await laptop.connect()];
    await laptop.does('POST /api/logout 200', 'POST /api/logout 200');
    expect(await there.closed).toBe(4401);
    here.send({ type: 'join_room', matchId: 1 });
    await here.waitFor('error');
    here.close();
  });

  it('leads to the sign-in page, and back only to pages of the app', async () => {
    const target = async (query: string) =>
      (await product.person().expect('GET', `/api/login${query}`, 302)).headers.get('location');
    expect(await target('')).toBe('/auth');
    expect(await target('?returnTo=/chat/7%3Fa%3Db')).toBe('/auth?returnTo=%2Fchat%2F7%3Fa%3Db');
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'])
      expect(await target(`?returnTo=${encodeURIComponent(foreign)}`)).toBe('/auth');
    for (const page of ['chat', '/api/user/export'])
      expect(await target(`?returnTo=${encodeURIComponent(page)}`)).toBe('/auth');
  });
});

describe('a forgotten password', () => {
  it('is reset with the code: every session and socket ends, the owner is notified, and no session starts', async () => {
    const { email } = ada;
    const socket = await ada.connect();
    const visitor = product.person();
    const known = await visitor.post('/api/auth/forgot-password', { email });
    const unknown = await asVisitor('auth/forgot-password', { email: 'nobody@example.org' });
    expect([known.status, unknown.status, unknown.body]).toEqual([200, 200, known.body]);
    const code = /\d{6}/.exec((await product.mailTo(ada, 'Your reset code')).text)![0];
    const reset = (newPassword: string) =>
      visitor.post('/api/auth/reset-password', { email, code, newPassword });

    expect((await reset('brand new')).status).toBe(200);
    expect(await socket.closed).toBe(4401);
    for (const person of [ada, visitor]) await person.does('GET /api/user 401');
    expect((await logIn(visitor)).status).toBe(401);
    expect((await logIn(visitor, email, 'brand new')).status).toBe(200);
    expect((await reset('once more')).status).toBe(400);
    await product.mailTo(ada, 'Your password was changed');
  });

  it('is not reset with invalid fields, which are named', async () => {
    const body = { email: 'ada@example.org', code: '12', newPassword: '12345' };
    expect((await asVisitor('auth/reset-password', body)).body.fields).toEqual({
      code: 'Reset code must be 6 digits',
      newPassword: 'Password must be at least 6 characters',
    });
  });
});
