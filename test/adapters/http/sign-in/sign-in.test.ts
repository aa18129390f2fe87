import { theSharedProduct } from '../../../support/http/shared-product.js';
import type { APerson } from '../../../support/http/a-person.js';
import { whileRowLocked } from '../../../support/http/while-row-locked.js';

const product = theSharedProduct();

const logIn = (person: APerson, usernameOrEmail: string, password: string) =>
  person.post('/api/auth/login', { usernameOrEmail, password });

describe('signing in', () => {
  it('works with username or email in any case, creates a new session id, and ends with the logout', async () => {
    const ada = await product.person().signUp();
    for (const name of [ada.username.toUpperCase(), ` ${ada.email.toUpperCase()} `]) {
      const browser = product.person();
      const answer = await logIn(browser, name, ada.password);
      expect(answer).toMatchObject({ status: 200, body: { id: ada.id, username: ada.username } });
      const before = answer.headers.get('set-cookie');
      const again = await logIn(browser, name, ada.password);
      expect(again.headers.get('set-cookie')!.split(';')[0]).not.toBe(before!.split(';')[0]);

      expect((await browser.get('/api/user')).status).toBe(200);
      expect((await browser.post('/api/logout')).status).toBe(200);
      expect((await browser.get('/api/user')).status).toBe(401);
    }
    expect((await ada.get('/api/user')).status).toBe(200);
  });

  it('twenty concurrent sign-ins each get their own account, and wrong passwords get none', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => product.person().signUp()));
    const answers = await Promise.all(
      people.map(async (person, index) => {
        const browser = product.person();
        const password = index % 4 === 3 ? 'mistyped' : person.password;
        const { status } = await logIn(browser, person.username, password);
        return [status, (await browser.get('/api/user')).body.id];
      }),
    );
    expect(answers).toEqual(people.map(({ id }, index) => (index % 4 === 3 ? [401, undefined] : [200, id])));
  });

  it('logging out closes the sockets of that session only', async () => {
    const ada = await product.person().signUp();
    const laptop = product.person();
    await logIn(laptop, ada.username, ada.password);
    const [here, there] = [await ada.connect(), await laptop.connect()];
    await laptop.post('/api/logout');
    expect(await there.closed).toBe(4401);
    here.send({ type: 'join_room', matchId: 1 });
    await here.waitFor('error');
    here.close();
  });

  it('responds equally to a wrong password, an unknown name and an invalid name', async () => {
    const ada = await product.person().signUp();
    const wrong = await logIn(product.person(), ada.username, 'wrong password');
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials', message: 'Wrong username, email or password' },
    });
    for (const name of [
      'nobody',
      'nobody@example.org',
      "' or 1=1 --",
      '💥',
      'system',
      'system@tablemates.invalid',
    ]) {
      expect(await logIn(product.person(), name, 'wrong password')).toMatchObject({
        status: 401,
        body: wrong.body,
      });
    }
  });

  it('requires verification of an address, and names it to someone with the username and the password', async () => {
    const ada = product.person();
    await ada.post('/api/auth/register', ada.form());
    for (const name of [ada.email, ada.username]) {
      expect(await logIn(ada, name, ada.password)).toMatchObject({
        status: 403,
        body: { message: 'Please verify your e-mail', code: 'email_not_verified', email: ada.email },
      });
      expect(await logIn(ada, name, 'secret2')).toMatchObject({
        status: 401,
        body: { code: 'wrong_credentials', message: expect.any(String) },
      });
    }
  });

  it.each([
    ['a new password', `update users set password = 'another hash' where id = $1`],
    ['a deletion', `update users set deleted_at = now() where id = $1`],
  ])('that races with %s creates no session', async (_change, statement) => {
    const ada = await product.person().signUp();
    const browser = product.person();
    const answer = await whileRowLocked(product, ada, [statement], () =>
      logIn(browser, ada.username, ada.password),
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect((await browser.get('/api/user')).status).toBe(401);
    const { rows } = await product.query(
      `select 1 from sessions where sess -> 'passport' ->> 'user' = $1::text`,
      [ada.id],
    );
    expect(rows).toEqual([]);
  });

  it('names the missing fields', async () => {
    const { status, body } = await product
      .person()
      .post('/api/auth/login', { usernameOrEmail: ' ', password: '12345' });
    expect([status, body.fields]).toEqual([
      400,
      {
        usernameOrEmail: 'Username or email is required',
        password: 'Password must be at least 6 characters',
      },
    ]);
  });
});

describe('signed out', () => {
  it('logging out changes nothing', async () => {
    expect((await product.person().post('/api/logout')).status).toBe(200);
  });

  it('GET /api/login redirects to the sign-in page, and back only to pages of the app', async () => {
    const target = async (query: string) =>
      (await product.person().get(`/api/login${query}`)).headers.get('location');
    expect((await product.person().get('/api/login')).status).toBe(302);
    expect(await target('')).toBe('/auth');
    expect(await target('?returnTo=/chat/7%3Fa%3Db')).toBe('/auth?returnTo=%2Fchat%2F7%3Fa%3Db');
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/%09/evil.example',
      'chat',
      '/api/user/export',
    ]) {
      expect(await target(`?returnTo=${encodeURIComponent(decodeURIComponent(foreign))}`)).toBe('/auth');
    }
  });
});

describe('a forgotten password', () => {
  it('is requested with the same response for every address', async () => {
    const ada = await product.person().signUp();
    const known = await product.person().post('/api/auth/forgot-password', { email: ada.email });
    const unknown = await product.person().post('/api/auth/forgot-password', { email: 'nobody@example.org' });
    expect(known.status).toBe(200);
    expect(unknown).toMatchObject({ status: 200, body: known.body });
    expect((await product.person().post('/api/auth/forgot-password', { email: 'x' })).body).toMatchObject({
      fields: { email: 'Valid email is required' },
    });
  });

  it('is reset with the code: every session and socket ends, the owner is notified, and no session starts', async () => {
    const ada = await product.person().signUp();
    const laptop = product.person();
    await logIn(laptop, ada.username, ada.password);
    const socket = await laptop.connect();

    const visitor = product.person();
    await visitor.post('/api/auth/forgot-password', { email: ada.email });
    const code = /\d{6}/.exec((await product.mailTo(ada, 'Your reset code')).text)![0];
    const reset = (newPassword: string) =>
      visitor.post('/api/auth/reset-password', { email: ada.email, code, newPassword });

    expect((await reset('brand new')).status).toBe(200);
    expect(await socket.closed).toBe(4401);
    for (const person of [ada, laptop, visitor]) expect((await person.get('/api/user')).status).toBe(401);
    expect((await logIn(visitor, ada.username, ada.password)).status).toBe(401);
    expect((await logIn(visitor, ada.username, 'brand new')).status).toBe(200);
    expect((await reset('once more')).status).toBe(400);
    await product.mailTo(ada, 'Your password was changed');
  });

  it('is not reset with invalid fields, which are named', async () => {
    const body = { email: 'ada@example.org', code: '12', newPassword: '12345' };
    const answer = await product.person().post('/api/auth/reset-password', body);
    expect(answer.body.fields).toEqual({
      code: 'Reset code must be 6 digits',
      newPassword: 'Password must be at least 6 characters',
    });
  });
});
