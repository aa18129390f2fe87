import { setRole, aStaffMember } from '../support/http/a-staff-member.js';
import type { APerson } from '../support/http/a-person.js';
import { theSharedProduct } from '../support/http/shared-product.js';

/** Without the lock of the user row, nine of ten rounds leave a session alive. */
const ROUNDS = 2;
const SIGN_INS = 6;
/** About the duration of a sign-in, so that the race covers every part of it. */
const MAX_DELAY_MS = 90;

const product = theSharedProduct();
let admin: APerson;

beforeAll(async () => {
  admin = await aStaffMember(product, 'admin');
  await run(
    `create function slowly() returns trigger language plpgsql as
       'begin perform pg_sleep(0.03); return new; end'`,
    `create trigger slowly before insert or update on sessions for each row execute function slowly()`,
    `create trigger slowly before insert or update on staff_sessions for each row execute function slowly()`,
  );
});
afterAll(() => run('drop function slowly cascade'));

/** Delays session writes, so that other statements run before and after them. */
async function run(...statements: string[]): Promise<void> {
  for (const statement of statements) await product.query(statement);
}

interface Door {
  signIn(browser: APerson, known: { email: string; password: string }): Promise<unknown>;
  readonly behind: string;
}

const APP: Door = {
  signIn: (browser, { email, password }) =>
    browser.post('/api/auth/login', { usernameOrEmail: email, password }),
  behind: '/api/user',
};
const CONSOLE: Door = {
  signIn: (browser, { email, password }) => browser.post('/api/admin/session', { email, password }),
  behind: '/api/admin/session',
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Signs in at several browsers during `end`. `undo` would reactivate a session that was only disabled.
 * @returns how many of them have a session afterwards
 */
async function aliveAfter(
  door: Door,
  known: { email: string; password: string },
  end: () => Promise<unknown>,
  undo: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const browsers = Array.from({ length: SIGN_INS }, () => product.person());
  await Promise.all([
    ...browsers.map(async (browser, index) => {
      await pause((index * MAX_DELAY_MS) / SIGN_INS);
      await door.signIn(browser, known);
    }),
    pause(Math.random() * MAX_DELAY_MS).then(end),
  ]);
  await undo();
  const answers = await Promise.all(browsers.map((browser) => browser.get(door.behind)));
  return answers.filter(({ status }) => status === 200).length;
}

/** Sessions that an account no longer answers for, because it is deleted, must not be stored either. */
async function storedSessionsOf({ id }: APerson): Promise<number> {
  const { rows } = await product.query<{ stored: number }>(
    `select (select count(*) from sessions where sess -> 'passport' ->> 'user' = $1)::int
          + (select count(*) from staff_sessions where sess ->> 'staffId' = $1)::int as stored`,
    [String(id)],
  );
  return rows[0]!.stored;
}

/** Sums several rounds of the same race. */
async function aliveAfterAll(round: (index: number) => Promise<number>): Promise<number> {
  let alive = 0;
  for (let index = 0; index < ROUNDS; index++) alive += await round(index);
  return alive;
}

describe.each([
  ['the app', APP],
  ['the console', CONSOLE],
])('no session of %s that starts concurrently survives', (_, door) => {
  const isConsole = door === CONSOLE;

  async function someone(): Promise<APerson> {
    const person = await product.person().signUp();
    if (isConsole) await setRole(product, person.id, 'moderator');
    return person;
  }

  it('a password reset', async () => {
    const { email, password: first, lastEmailCode } = await someone();
    let [password, newPassword] = [first, 'another password'];
    let lastCode = lastEmailCode;
    const alive = await aliveAfterAll(async () => {
      const visitor = product.person();
      await visitor.expect('POST', '/api/auth/forgot-password', 200, { email });
      const code = await product.codeFor(email, lastCode);
      lastCode = code;
      const count = await aliveAfter(door, { email, password }, () =>
        visitor.expect('POST', '/api/auth/reset-password', 200, { email, code, newPassword }),
      );
      [password, newPassword] = [newPassword, password];
      return count;
    });
    expect(alive).toBe(0);
  });

  it('a suspension', async () => {
    const person = await someone();
    const alive = await aliveAfterAll(() =>
      aliveAfter(
        door,
        person,
        () => admin.expect('POST', `/api/admin/users/${person.id}/suspend`, 200, { reason: 'Because' }),
        () => admin.expect('POST', `/api/admin/users/${person.id}/lift`, 200, {}),
      ),
    );
    expect(alive).toBe(0);
  });

  it('the deletion of the account', async () => {
    const people = await Promise.all(Array.from({ length: ROUNDS }, someone));
    const alive = await aliveAfterAll(async (index) => {
      const person = people[index]!;
      const answering = await aliveAfter(door, person, () =>
        person.expect('DELETE', '/api/user', 200, { password: person.password }),
      );
      return answering + (await storedSessionsOf(person));
    });
    expect(alive).toBe(0);
  });
});

describe('a console session', () => {
  it('that starts concurrently does not survive a change of role', async () => {
    const person = await product.person().signUp();
    const become = (role: string) => () =>
      admin.expect('POST', `/api/admin/users/${person.id}/role`, 200, { role, password: admin.password });
    await become('moderator')();
    const alive = await aliveAfterAll(() =>
      aliveAfter(CONSOLE, person, become('member'), become('moderator')),
    );
    expect(alive).toBe(0);
  });
});
