import { OPENED } from '../../../../src/infrastructure/compose/tokens.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { SESSION_LIFETIME_MS } from '../../../../src/adapters/http/session.js';
import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { startInterruptibleProxy } from '../../../support/interruptible-proxy.js';
import { startProduct, type TestProduct, twoProducts } from '../../../support/http/test-product.js';

const MATCHES = '/api/user/matches';

const [one, other] = twoProducts();
let admin: APerson;
beforeAll(async () => {
  admin = await aStaffMember(one, 'admin');
});

/** The same session on another process. */
function sameOn(product: TestProduct, person: APerson): APerson {
  const same = product.person();
  same.setCookie(`${person.sessionCookie.name}=${person.sessionCookie.value}`);
  return same;
}

/** Only the session middleware sets the session cookie; a cached session is answered without it. */
const isCached = async (person: APerson): Promise<boolean> => {
  const { status, headers } = await person.get(MATCHES);
  return status === 200 && headers.getSetCookie().length === 0;
};

/** A user whose session is cached on both processes. @returns the client of each */
async function aCachedUser(): Promise<[APerson, APerson]> {
  const person = await one.person().signUp();
  const same = sameOn(other, person);
  for (const each of [person, same]) await eventually(() => isCached(each));
  return [person, same];
}

const suspend = ({ id }: APerson) =>
  admin.expect('POST', `/api/admin/users/${id}/suspend`, 200, { reason: 'You insulted people.' });
/** The same user on one more device. */
async function onPhone({ email: usernameOrEmail, password }: APerson): Promise<APerson> {
  const phone = one.person();
  await phone.expect('POST', '/api/auth/login', 200, { usernameOrEmail, password });
  return phone;
}

/** How the session of the first client ends, by a request to the first process. */
const ENDS: ReadonlyArray<readonly [string, (person: APerson) => Promise<unknown>]> = [
  ['a logout', (person) => person.expect('POST', '/api/logout', 200)],
  [
    'the end of all other sessions, from another device',
    async (person) => (await onPhone(person)).expect('DELETE', '/api/user/sessions', 200),
  ],
  [
    'its end in the list of devices',
    async (person) => {
      const phone = await onPhone(person);
      const { body } = await phone.get<Array<{ id: string; isCurrent: boolean }>>('/api/user/sessions');
      const { id } = body.find(({ isCurrent }) => !isCurrent)!;
      await phone.expect('DELETE', `/api/user/sessions/${id}`, 200);
    },
  ],
  [
    'a reset of the password',
    async ({ email, lastEmailCode }) => {
      const browser = one.person();
      await browser.expect('POST', '/api/auth/forgot-password', 200, { email });
      const code = await one.codeFor(email, lastEmailCode);
      const reset = { email, code, newPassword: 'wrong donkey', confirmPassword: 'wrong donkey' };
      await browser.expect('POST', '/api/auth/reset-password', 200, reset);
    },
  ],
  ['a suspension', (person) => suspend(person)],
  [
    'the deletion of the account',
    (person) => person.send('DELETE', '/api/user', { password: person.password }),
  ],
  ['the deletion of its row', ({ id }) => ended(id, 'delete from sessions')],
  ['the end of its time', ({ id }) => ended(id, `update sessions set expire = now() - interval '1 second'`)],
];

const ended = (id: number, statement: string) =>
  one.query(`${statement} where sess -> 'passport' ->> 'user' = $1`, [String(id)]);

describe('a session that is cached on two processes', () => {
  it.each(ENDS)('is refused on both at once after %s', async (_name, end) => {
    const [person, same] = await aCachedUser();
    await end(person);
    expect((await same.get(MATCHES)).status).toBe(401);
    expect((await person.get(MATCHES)).status).toBe(401);
  });

  it('is refused on both while changes are not received', async () => {
    const people = await Promise.all(ENDS.map(() => aCachedUser()));
    let isAway = true;
    const disconnect = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tablemates-signals' and datname = current_database()`;
    const disconnecting = (async () => {
      while (isAway) await one.query(disconnect);
    })();
    try {
      const feeds = [one, other].map(({ server }) => server.container.get(OPENED).changes!);
      await eventually(async () => feeds.every(({ isLive }) => !isLive));
      for (const [index, [name, end]] of ENDS.entries()) {
        const [person, same] = people[index]!;
        await end(person);
        expect([name, (await same.get(MATCHES)).status]).toEqual([name, 401]);
      }
    } finally {
      isAway = false;
      await disconnecting;
    }
    const [person] = await aCachedUser();
    expect((await person.get(MATCHES)).status).toBe(200);
  });

  it('is refused within a second by a process whose connection for changes is half-open', async () => {
    const { hostname, port } = new URL(one.databaseUrl);
    const line = await startInterruptibleProxy({ host: hostname, port: Number(port) });
    const through = new URL(one.databaseUrl);
    through.host = `127.0.0.1:${line.port}`;
    const cutOff = await startProduct({
      database: { url: one.databaseUrl },
      directUrl: through.href,
      env: { ROLES: 'web' },
    });
    try {
      const person = await one.person().signUp();
      const same = sameOn(cutOff, person);
      await eventually(() => isCached(same));
      line.stopForwarding();
      await person.expect('POST', '/api/logout', 200);
      const since = performance.now();
      expect((await same.get(MATCHES)).status).toBe(401);
      expect(performance.now() - since).toBeLessThan(1_000);
    } finally {
      await line.close();
      await cutOff.stop();
    }
  });

  it('is not cached beyond its own end, nor beyond its absolute limit', async () => {
    const people = [(await aCachedUser())[0], (await aCachedUser())[0]];
    const until = Date.now() + 2_500;
    const changes = [
      `expire = to_timestamp(${until / 1000})`,
      `sess = jsonb_set(sess::jsonb, '{startedAt}', to_jsonb(${until - SESSION_LIFETIME_MS}::bigint))`,
    ];
    for (const [index, { id }] of people.entries()) await ended(id, `update sessions set ${changes[index]}`);
    for (const person of people) await eventually(() => isCached(person));
    await sleep(until - Date.now());
    for (const person of people) expect((await person.get(MATCHES)).status).toBe(401);
  });

  it('stays valid when something else of its user changes, and when it is extended', async () => {
    const [person, same] = await aCachedUser();
    await person.expect('PUT', '/api/profile', 200, { bio: 'Soup above all' });
    await ended(person.id, `update sessions set expire = expire + interval '1 day'`);
    for (const each of [person, same]) expect((await each.get(MATCHES)).status).toBe(200);
    for (const each of [person, same]) expect(await isCached(each)).toBe(true);
  });

  it('is never cached while it is restricted', async () => {
    const person = await one.person().signUp();
    await suspend(person);
    const { email: usernameOrEmail, password } = person;
    expect((await person.post('/api/auth/login', { usernameOrEmail, password })).status).toBe(403);
    for (let n = 0; n < 3; n++) {
      const { status, headers } = await person.get(MATCHES);
      expect([status, headers.getSetCookie().length]).toEqual([403, 1]);
    }
  });
});
