import type { APerson } from '../support/http/a-person.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

interface OwnSession {
  readonly id: string;
  readonly browser: string | null;
  readonly platform: string | null;
  readonly isCurrent: boolean;
  readonly lastSeenAt: string;
}

const product = theSharedProduct();

/** The same user in another browser. */
async function elsewhere(person: APerson, userAgent = CHROME_ON_ANDROID): Promise<APerson> {
  const browser = product.person();
  const { email: usernameOrEmail, password } = person;
  const body = { usernameOrEmail, password };
  const { status } = await browser.send('POST', '/api/auth/login', body, { 'user-agent': userAgent });
  expect(status).toBe(200);
  return browser;
}
const sessionsOf = async (person: APerson): Promise<OwnSession[]> => {
  const { status, body } = await person.get<OwnSession[]>('/api/user/sessions');
  expect(status).toBe(200);
  return body;
};
const isSignedIn = async (person: APerson) => (await person.get('/api/user')).status === 200;

describe('a user with an open session on another device', () => {
  it("sees its device in words, without an address and without the cookie's content", async () => {
    const ada = await product.person().signUp();
    const phone = await elsewhere(ada);
    const sessions = await sessionsOf(ada);
    expect(sessions).toMatchObject([
      { isCurrent: true },
      { browser: 'Chrome', platform: 'Android', isCurrent: false },
    ]);
    for (const { lastSeenAt } of sessions)
      expect(Math.abs(Date.now() - Date.parse(lastSeenAt))).toBeLessThan(3_600_000);
    const received = JSON.stringify(sessions);
    const secret = decodeURIComponent(phone.sessionCookie.value).slice(2).split('.')[0]!;
    expect(secret).toHaveLength(32);
    for (const hidden of ['127.0.0.1', secret]) expect(received).not.toContain(hidden);
  });

  it('can end only that session, with its WebSocket', async () => {
    const ada = await product.person().signUp();
    const [phone, laptop] = [await elsewhere(ada), await elsewhere(ada, 'Firefox/127.0')];
    const socket = await phone.connect();
    const { id } = (await sessionsOf(ada)).find(({ platform }) => platform === 'Android')!;
    expect((await ada.delete(`/api/user/sessions/${id}`)).status).toBe(200);
    expect(await socket.closed).toBe(4401);
    expect(await Promise.all([ada, phone, laptop].map(isSignedIn))).toEqual([true, false, true]);
    expect((await ada.delete(`/api/user/sessions/${id}`)).status).toBe(404);
  });

  it('can end all other sessions at once, with their WebSockets', async () => {
    const ada = await product.person().signUp();
    const others = [await elsewhere(ada), await elsewhere(ada)];
    const [own, ...sockets] = await Promise.all([ada, ...others].map((person) => person.connect()));
    expect((await ada.delete('/api/user/sessions')).status).toBe(200);
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
    expect(await Promise.all([ada, ...others].map(isSignedIn))).toEqual([true, false, false]);
    expect(await sessionsOf(ada)).toMatchObject([{ isCurrent: true }]);
    own!.close();
  });
});

describe('a user who tries to end the session of another user', () => {
  it('gets 404 for any id', async () => {
    const [ada, mallory] = [await product.person().signUp(), await product.person().signUp()];
    const [{ id }] = (await sessionsOf(ada)) as [OwnSession];
    for (const name of [id, ada.sessionCookie.value, '1', '%27', 'x'.repeat(3000)])
      expect([400, 404]).toContain((await mallory.delete(`/api/user/sessions/${name}`)).status);
    await mallory.delete('/api/user/sessions');
    expect(await isSignedIn(ada)).toBe(true);
  });
});

it('a forged user agent adds no text of its own to the list', async () => {
  const ada = await product.person().signUp();
  await elsewhere(ada, 'Win-a-prize-at-https://evil.example/1 (' + 'x'.repeat(6000) + ')');
  const [, stranger] = await sessionsOf(ada);
  expect(stranger).toMatchObject({ browser: null, platform: null });
});

it('the list is bounded for a user with many sessions', async () => {
  const ada = await product.person().signUp();
  await product.query(
    `insert into sessions (sid, sess, expire)
     select 'many-' || number, sess, expire + interval '1 hour' from sessions, generate_series(1, 2000) number
     where sess -> 'passport' ->> 'user' = $1`,
    [String(ada.id)],
  );
  const sessions = await sessionsOf(ada);
  expect(sessions).toHaveLength(50);
  expect(sessions[0]).toMatchObject({ isCurrent: true });
});
