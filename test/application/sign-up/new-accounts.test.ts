import type { SignUpQueued } from '../../../src/application/sign-up/sign-up-line.js';
import type { SignUpRequester } from '../../../src/application/sign-up/sign-up-line.js';
import {
  adasDesk,
  anAccountDesk,
  codeOf,
  notThe,
  person,
  timesBeforeTooMany,
} from '../account/account-desk.js';
import { limitedTo, refused } from '../../support/refused.js';

let desk: ReturnType<typeof anAccountDesk>;
beforeEach(() => {
  desk = anAccountDesk();
});

/** Signs up and enters the code. */
const finish = async (
  desk: ReturnType<typeof anAccountDesk>,
  turn: number,
  requester: Partial<SignUpRequester> = {},
) => {
  await desk.register({ ...person(turn), signUpKey: null });
  return desk.verify(desk.lastCode(), person(turn).email, null, requester);
};

describe('a right code', () => {
  it('creates an account that can log in by username or email address', async () => {
    expect(await desk.register({ email: ' ADA@Example.org ' })).toEqual({ email: 'ada@example.org' });
    expect(desk.lastMail().to).toBe('ada@example.org');

    const ada = await desk.verify(desk.lastCode());

    expect(ada).toMatchObject({
      username: 'ada',
      email: 'ada@example.org',
      firstName: 'Ada',
      trustScore: 40,
    });
    expect(await desk.logIn('ADA')).toBe(ada.id);
    expect(await desk.logIn('Ada@Example.org')).toBe(ada.id);
  });

  it('gives a username to the first of two registrations that is verified', async () => {
    await desk.register();
    const adasCode = desk.lastCode();
    await desk.register({ email: 'other@example.org', signUpKey: null });
    const othersCode = desk.lastCode();

    await desk.verify(othersCode, 'other@example.org', null);
    await refused(desk.verify(adasCode), 'username_taken');

    await desk.register({ username: 'ada2' });
    expect(await desk.verify(adasCode)).toMatchObject({ username: 'ada2' });
  });

  it('marks the first account of a network within a day, and counts no attempt without an account', async () => {
    const join = async (username: string) => {
      const email = `${username}@example.org`;
      await desk.register({ username, email, signUpKey: null });
      await refused(desk.verify(notThe(desk.lastCode()), email), 'code_not_accepted');
      return (await desk.verify(desk.lastCode(), email)).isFirstOfNetwork;
    };
    expect([await join('ada'), await join('ben')]).toEqual([true, false]);
    desk.clock.pass({ days: 1 });
    expect([await join('cleo'), await join('dora')]).toEqual([true, false]);
  });

  it('leaves the mark of its network to the next account where a right code makes none', async () => {
    await desk.register();
    const adas = desk.lastCode();
    await desk.register({ email: 'other@example.org', signUpKey: null });
    await desk.verify(desk.lastCode(), 'other@example.org', null, { origin: '198.51.100.9' });
    await refused(desk.verify(adas), 'username_taken');
    const ben = await desk.signUp({ username: 'ben', email: 'ben@example.org', signUpKey: null });
    expect(ben.isFirstOfNetwork).toBe(true);
  });

  it('refuses the right code after five wrong attempts', async () => {
    await desk.register();
    const code = desk.lastCode();
    for (let tries = 0; tries < 5; tries++) await refused(desk.verify(notThe(code)), 'code_not_accepted');
    await refused(desk.verify(code), 'code_not_accepted');
    expect(desk.users.rows.all()).toHaveLength(0);
  });

  it('never changes an account, even with the right code of another registration', async () => {
    const { ada, ...desk } = await adasDesk();
    await desk.register({ username: 'mallory', password: 'guessing' });
    const code = codeOf(desk.registrations.rows.all()[0]!);
    await refused(desk.verify(code), 'code_not_accepted');
    expect(await desk.logIn('ada')).toBe(ada.id);
    expect(desk.users.rows.all()).toHaveLength(1);
  });

  it('allows a hundred wrong codes per 15 minutes and network address, shared with password resets', async () => {
    expect(await timesBeforeTooMany((turn) => desk.verify('000000', person(turn).email))).toBe(100);
    await refused(desk.reset('000000'), 'too_many_attempts');
    desk.clock.pass({ minutes: 15 });
    expect(await timesBeforeTooMany((turn) => desk.reset('000000', 'brand new', person(turn).email))).toBe(
      100,
    );
  });
});

describe('the accounts of a network', () => {
  it('counts a known device twice a day besides its network, whose count no cookie changes', async () => {
    const device = { userId: 7, id: 'a browser' };
    await limitedTo(2, (turn) => finish(desk, turn, { device }));
    const fresh = (number: number) =>
      finish(desk, number + 10, { device: { userId: number, id: `browser ${number}` } });
    for (let number = 0; number < 17; number++) await fresh(number);
    await fresh(17).catch(() => undefined);
    await refused(fresh(18), 'too_many_attempts');
  });

  it('keeps nobody out for sign-ups of their network that nobody finished, whose mails are limited far above', async () => {
    for (let turn = 0; turn < 60; turn++) await desk.register({ ...person(turn), signUpKey: null });
    await finish(desk, 100);
    const flooded = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => flooded.register({ ...person(turn), signUpKey: null }))).toBe(
      300,
    );
    await flooded.verify(flooded.lastCode(), person(299).email);
    flooded.clock.pass({ seconds: 10 });
    await finish(flooded, 400);
  });

  it('allows twenty accounts per hour and network address, counted apart from code requests', async () => {
    expect(await timesBeforeTooMany((turn) => finish(desk, turn))).toBe(20);
    await desk.forgot('x@example.org');

    const forgetful = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => forgetful.forgot(person(turn).email))).toBe(20);
    const impatient = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => impatient.resend(person(turn).email))).toBe(20);
  });

  it('tells each of a class its own wait, keeps its place, and lets it in after that wait', async () => {
    await timesBeforeTooMany((turn) => finish(desk, turn));
    const refusalOf = (turn: number, place: string | null = null) =>
      finish(desk, turn, { place }).then(
        () => null,
        (error: unknown) => error as SignUpQueued,
      );
    const ben = (await refusalOf(102))!;
    const cai = (await refusalOf(103))!;
    // The last one of the burst was the 21st.
    expect([ben, cai].map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([40, 60]);
    desk.clock.pass({ seconds: 39 });
    expect(await refusalOf(102, ben.place)).toMatchObject({ retryAfterSeconds: 1, place: ben.place });
    desk.clock.pass({ seconds: 1 });
    expect((await refusalOf(104))!.retryAfterSeconds).toBe(40);
    expect(await refusalOf(102, ben.place)).toBeNull();
    expect((await refusalOf(105, ben.place))!.retryAfterSeconds).toBe(60);
    desk.clock.pass({ seconds: 20 });
    expect(await refusalOf(103, cai.place)).toBeNull();
  });
});
